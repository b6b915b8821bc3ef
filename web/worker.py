"""What PyScript runs in the worker."""

from pyscript import sync

try:
    from fate.app.boot import start

    await start()  # noqa: F704 - PyScript runs this file as a coroutine
except Exception as error:
    sync.fail(repr(error))
    raise
