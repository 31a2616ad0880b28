"""Function style: arguments as text, and drivers that call a submission's entry point."""

from corpus.function.drivers import function_driver, wrap_function
from corpus.function.wire import ArgumentError, decode_args, encode_args, render_result

__all__ = [
    "ArgumentError",
    "decode_args",
    "encode_args",
    "function_driver",
    "render_result",
    "wrap_function",
]
