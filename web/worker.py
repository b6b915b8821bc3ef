"""What PyScript runs in the worker."""

from fate.app.boot import start

await start()  # noqa: F704 - PyScript runs this file as a coroutine
