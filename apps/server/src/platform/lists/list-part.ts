import type { Condition } from './list-request.ts';

/** What a filter is asked: its condition, and that condition on an expression, which it may need more than once. */
export interface Asked {
  readonly condition: Condition;
  readonly is: (sql: string) => string;
}

/** An expression that a filter compares, or a condition made of what is asked, such as one that an index answers. */
export type PartFilter = string | ((asked: Asked) => string);

/** A piece of a part: its rows, and a simpler expression for them, which an index has. */
export interface Piece {
  readonly when: string;
  readonly sql: string;
  /** Whether a condition on a filter leaves nothing of it: it is not read then. */
  readonly never?: (filter: string, asked: Pick<Asked, 'condition'>) => boolean;
}

/**
 * An expression of a part; never null where it sorts. `pieces`: what to read it by instead, piece by piece; every row of the part is in
 * exactly one.
 */
export interface PartColumn {
  readonly sql: string;
  readonly pieces?: readonly Piece[];
}

/**
 * A part of the rows of a list, in which its expressions are simpler: the first rows of each part are found by its own indexes, then put
 * together. Every row of the list is in exactly one part, and the expressions of a part give what those of the list give.
 */
export interface ListPart<Sort extends string = string, Filter extends string = string> {
  readonly from: string;
  /** Which rows of `from` it has. */
  readonly where?: string;
  readonly key: string;
  readonly sorts: Readonly<Record<Sort, PartColumn>>;
  readonly filters: Readonly<Record<Filter, PartFilter | PartColumn>>;
  /** The expressions of scopes, by those of the list. */
  readonly scopes: Readonly<Record<string, PartFilter>>;
  readonly searched: {
    readonly texts: readonly (string | ((contains: (sql: string) => string) => string))[];
    readonly codes: readonly string[];
  };
}
