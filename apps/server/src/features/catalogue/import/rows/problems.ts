import type { Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { Column } from './columns.ts';

/** Why a row was refused, or what was left out of an accepted one. `column` null = the row as a whole. */
export type Problem = { column: Column | null; reason: Reason };

/** Collects the problems of one row. */
export type Problems = {
  /** The row is refused. Returns null, so that a reader can return it. */
  refuse(column: Column | null, reason: Reason): null;
  /** The row is imported without this. */
  notice(column: Column | null, reason: Reason): null;
  readonly refusals: readonly Problem[];
  readonly notices: readonly Problem[];
};

/** Returns an empty collection. */
export function collectProblems(): Problems {
  const refusals: Problem[] = [];
  const notices: Problem[] = [];
  return {
    refusals,
    notices,
    refuse: (column, reason) => addOnce(refusals, { column, reason }),
    notice: (column, reason) => addOnce(notices, { column, reason }),
  };
}

function addOnce(problems: Problem[], problem: Problem): null {
  const said = JSON.stringify(problem);
  const known = problems.some((each) => JSON.stringify(each) === said);
  if (!known) problems.push(problem);
  return null;
}
