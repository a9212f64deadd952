"""Methods of a class that are functions of modules, which are imported when first looked up."""

from __future__ import annotations

from importlib import import_module
from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

_Arguments = ParamSpec("_Arguments")
_Made = TypeVar("_Made")


class LazyModule:
    """A module of this package in the body of a class; its functions become methods.

    Type checkers and editors see an import of the module instead.
    """

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> _LazyMethod:
        """Return what stands for a function of the module."""
        if name.startswith("__"):
            raise AttributeError(name)
        return _LazyMethod(f"topicgrouper.{self._module}", name)


class _LazyMethod:
    """Stands for a function in a class, and is replaced by it when the method is looked up."""

    def __init__(self, module: str, function: str) -> None:
        self._module, self._function = module, function

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner, self._name = owner, name

    def __get__(self, instance: object, owner: type) -> Any:
        function = _as_method(self.find(), self._owner, self._name)
        setattr(self._owner, self._name, function)
        return function if instance is None else MethodType(function, instance)

    def __call__(self, *arguments: Any, **options: Any) -> Any:
        return self.find()(*arguments, **options)

    def find(self) -> Any:
        return getattr(import_module(self._module), self._function)


class ClassMethod(Generic[_Arguments]):
    """A function that takes a class and returns an object of it, as a method of the class."""

    def __init__(self, function: Callable[Concatenate[type[Any], _Arguments], Any]) -> None:
        self._function: Any = function

    def __set_name__(self, owner: type, name: str) -> None:
        """Remember its place in the class."""
        self._owner, self._name = owner, name

    def __get__(self, instance: object, owner: type[_Made]) -> Callable[_Arguments, _Made]:
        """Return the function for the class, so that it makes objects of this class."""
        found = self._function
        found = _as_method(
            found.find() if isinstance(found, _LazyMethod) else found, self._owner, self._name
        )
        setattr(self._owner, self._name, classmethod(found))
        return MethodType(found, owner)


def _as_method(function: Any, owner: type, name: str) -> Any:
    """Return a copy of a function that is called what the method is, for pickles and errors."""
    copy = FunctionType(
        function.__code__, function.__globals__, name, function.__defaults__, function.__closure__
    )
    for kept in ("__doc__", "__module__", "__annotations__", "__kwdefaults__"):
        setattr(copy, kept, getattr(function, kept))
    copy.__qualname__ = f"{owner.__qualname__}.{name}"
    return copy
