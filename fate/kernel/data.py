"""State as plain data: canonical JSON, its hash, and back again with every type checked."""

from __future__ import annotations

import hashlib
import json
import types
import typing
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union

T = TypeVar("T")


class BadData(ValueError):
    """Data that does not have the shape of what it should become. The message names the place."""


def encode(value: Any) -> Any:
    """Dataclasses and named tuples become lists of their fields, in order; everything else is JSON already."""
    if is_dataclass(value):
        return [encode(getattr(value, name)) for name in _names(value.__class__)]
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        return {str(key): encode(item) for key, item in value.items()}
    return value


def canonical(value: Any) -> str:
    """One text for one value, the same in every Python: sorted keys, no spaces, ASCII."""
    return json.dumps(encode(value), sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(value: Any) -> str:
    """sha256 of the canonical text, in hexadecimal."""
    return hashlib.sha256(canonical(value).encode("ascii")).hexdigest()


def decode(cls: type[T], data: Any, where: str = "") -> T:
    """The inverse of `encode` for a dataclass, a named tuple or a typing form. Raises BadData."""
    return typing.cast(T, _decode(cls, data, where or getattr(cls, "__name__", "data")))


def shown(data: Any) -> str:
    """How messages show a piece of data: its beginning."""
    text = repr(data)
    return text if len(text) <= 40 else text[:37] + "..."


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls))


@cache
def _hints(cls: type) -> dict[str, Any]:
    return typing.get_type_hints(cls)


def _decode(form: Any, data: Any, where: str) -> Any:
    origin, args = typing.get_origin(form), typing.get_args(form)
    if origin in (Union, types.UnionType):
        return _decode_union(args, data, where)
    if origin is list:
        return [_decode(args[0], item, f"{where}[{i}]") for i, item in enumerate(_rows(data, where))]
    if origin is tuple:
        return _decode_tuple(args, data, where)
    if origin is dict:
        if not isinstance(data, dict):
            raise BadData(f"{where}: expected a mapping, got {shown(data)}")
        return {_key(args[0], key, where): _decode(args[1], item, f"{where}.{key}") for key, item in data.items()}
    if is_dataclass(form) or hasattr(form, "_fields"):
        return _decode_fields(form, data, where)
    if form is Any:
        return data
    if form in (bool, int, str, float, types.NoneType):
        if type(data) is not form:
            raise BadData(f"{where}: expected {form.__name__}, got {shown(data)}")
        return data
    raise TypeError(f"{where}: cannot decode {form!r}")


def _decode_union(forms: tuple[Any, ...], data: Any, where: str) -> Any:
    if data is None and types.NoneType in forms:
        return None
    problem: BadData | None = None
    for form in forms:
        if form is not types.NoneType:
            try:
                return _decode(form, data, where)
            except BadData as error:
                problem = error
    raise problem or BadData(f"{where}: unexpected {shown(data)}")


def _decode_tuple(forms: tuple[Any, ...], data: Any, where: str) -> tuple[Any, ...]:
    rows = _rows(data, where)
    if len(forms) == 2 and forms[1] is Ellipsis:
        return tuple(_decode(forms[0], item, f"{where}[{i}]") for i, item in enumerate(rows))
    if len(rows) != len(forms):
        raise BadData(f"{where}: expected {len(forms)} values, got {len(rows)}")
    return tuple(_decode(form, item, f"{where}[{i}]") for i, (form, item) in enumerate(zip(forms, rows, strict=True)))


def _decode_fields(cls: Any, data: Any, where: str) -> Any:
    names = cls._fields if hasattr(cls, "_fields") else _names(cls)
    rows, hints = _rows(data, where), _hints(cls)
    if len(rows) != len(names):
        raise BadData(f"{where}: expected {len(names)} fields, got {len(rows)}")
    return cls(*(_decode(hints[name], item, f"{where}.{name}") for name, item in zip(names, rows, strict=True)))


def _rows(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list):
        raise BadData(f"{where}: expected a list, got {shown(data)}")
    return data


def _key(form: Any, key: str, where: str) -> Any:
    if form is int:
        try:
            return int(key)
        except ValueError:
            raise BadData(f"{where}: expected a number as key, got {shown(key)}") from None
    return key
