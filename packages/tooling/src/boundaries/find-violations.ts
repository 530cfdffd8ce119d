import type { BoundaryRule, PathPattern } from './boundary-rule.ts';
import type { Arrow } from './import-graph.ts';

/** One arrow that a rule forbids. */
export type Violation = { readonly rule: string; readonly why: string; readonly arrow: Arrow };

/** Returns every arrow that one of the rules forbids. */
export function findViolations(arrows: readonly Arrow[], rules: readonly BoundaryRule[]): Violation[] {
  return rules.flatMap((rule) =>
    arrows
      .filter((arrow) => isForbidden(arrow, rule))
      .map((arrow) => ({ rule: rule.name, why: rule.why, arrow })),
  );
}

function isForbidden(arrow: Arrow, rule: BoundaryRule): boolean {
  if (rule.valuesOnly === true && arrow.typeOnly) return false;
  if (!matches(arrow.from, rule.from, [])) return false;
  const groups = rule.from.path === undefined ? [] : (new RegExp(rule.from.path).exec(arrow.from) ?? []);
  return matches(arrow.to, rule.to, groups);
}

function matches(path: string, { path: wanted, pathNot }: PathPattern, groups: readonly string[]): boolean {
  if (wanted !== undefined && !new RegExp(filled(wanted, groups)).test(path)) return false;
  return pathNot === undefined || !new RegExp(filled(pathNot, groups)).test(path);
}

/** Puts the groups where `$1`, `$2` stand, letter by letter. A `$` at the end of a pattern stays what it is. */
function filled(pattern: string, groups: readonly string[]): string {
  return pattern.replace(/\$([1-9])/g, (_, digit: string) => RegExp.escape(groups[Number(digit)] ?? ''));
}
