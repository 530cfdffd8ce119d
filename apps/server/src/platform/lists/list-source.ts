import type { ListSpec } from '@patio/contract/wire/list-query.ts';
import type { Statement } from '../db/statement.ts';
import type { ListPart } from './list-part.ts';

/** An expression to sort by; never null. Its type is needed to continue after a cursor. */
export interface SortColumn {
  readonly sql: string;
  readonly type: 'bigint' | 'date' | 'text' | 'timestamptz';
}

/**
 * A text that is searched: its expression; or a condition made with `contains`, such as one on a subselect that an index answers:
 * `(contains) => \`o.code in (select code from offer where ${contains('title')})\``.
 */
export type SearchedText = string | ((contains: (sql: string) => string) => string);

/** Where the rows of a list come from: one half of its declaration, beside the spec of the contract. */
export interface ListSource<Row, Sort extends string = string, Filter extends string = string> {
  /** `select … from …` without any condition: registered, so that the type of its rows is generated. */
  readonly base: Statement<Row>;
  /**
   * The end of it, with which rows are found and counted: `from …`. Joins are left joins, also where there is always a row: PostgreSQL then
   * leaves out those that neither filter nor order needs.
   */
  readonly from: string;
  /** A unique number of a row: breaks ties. */
  readonly key: string;
  readonly sorts: Readonly<Record<Sort, SortColumn>>;
  /** The expression that each filter compares. */
  readonly filters: Readonly<Record<Filter, string>>;
  /** What `busca` finds: a part of these texts, or exactly one of these numbers. */
  readonly searched: { readonly texts: readonly SearchedText[]; readonly codes: readonly string[] };
  /** How pages and counts are found instead, for rows of several tables whose expressions together no index has. */
  readonly parts?: readonly ListPart<Sort, Filter>[];
}

/** Declares the source of a list; it has an expression for every sort and filter of the spec. */
export function listSource<Row, Sort extends string, Filter extends string>(
  spec: ListSpec<Sort, Filter>,
  source: ListSource<Row, Sort, Filter>,
): ListDeclaration<Row> {
  return { spec, source };
}

/** Both halves of a list. */
export interface ListDeclaration<Row> {
  readonly spec: ListSpec;
  readonly source: ListSource<Row>;
}
