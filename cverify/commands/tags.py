"""`cverify tags`: what the tags mean and what shows them."""

from __future__ import annotations

import json

from cverify.errors import UsageError
from cverify.exit_codes import ExitCode
from cverify.render.tags import list_document, list_text, rule_document, rule_text
from tagging.engine import all_rules
from tagging.taxonomy import UnknownTagError, resolve_tag


def run(name: str | None, as_json: bool) -> ExitCode:
    """All tags, or one of them by any of its names."""
    if name is None:
        print(json.dumps(list_document(), indent=2) if as_json else list_text())
        return ExitCode.OPTIMAL
    try:
        tag = resolve_tag(name)
    except UnknownTagError as error:
        raise UsageError(str(error)) from error
    rule = next(rule for rule in all_rules() if rule.tag == tag)
    print(json.dumps(rule_document(rule), indent=2) if as_json else rule_text(rule))
    return ExitCode.OPTIMAL
