"""Methods of a class that are functions of modules, which are imported when first looked up."""

from __future__ import annotations

from importlib import import_module
from types import MethodType
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
        return _LazyMethod(f"topicgrouper.{self._module}", name)


class _LazyMethod:
    """Stands for a function in a class, and gives way to it when the method is looked up."""

    def __init__(self, module: str, function: str) -> None:
        self._module, self._function = module, function

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner, self._name = owner, name

    def __get__(self, instance: object, owner: type) -> Any:
        function = self.find()
        setattr(self._owner, self._name, function)
        return function if instance is None else MethodType(function, instance)

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
        is_lazy = isinstance(self._function, _LazyMethod)
        function = self._function.find() if is_lazy else self._function
        setattr(self._owner, self._name, classmethod(function))
        return MethodType(function, owner)
