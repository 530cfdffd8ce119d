import type { Parameter } from './database.ts';

/** TypeScript type of a column, by its type in the database. */
interface ColumnTypes {
  bigint: number;
  int: number;
  text: string;
  boolean: boolean;
  timestamptz: Date;
}

/** The type of a column, and its value in a row. */
type Column<Row> = {
  [Type in keyof ColumnTypes]: readonly [type: Type, value: (row: Row) => ColumnTypes[Type] | null];
}[keyof ColumnTypes];

/** The columns of rows by their names in the database. */
export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

/** Rows sent to the database as one array per column; texts and parameters are derived from the same table, so each column is named once. */
export interface RowSet<Row> {
  /** `unnest($1::bigint[], …) alias(name, …)`, for a `from`. */
  readonly unnest: string;
  /** Number of parameters of the statement so far. */
  readonly parameterCount: number;
  /** The parameters, in the order of the columns. */
  arrays(rows: readonly Row[]): Parameter[];
}

/** A set of rows under an alias. A statement with several sets names the previous one: its parameters come first. */
export function rowSet<Row>(
  alias: string,
  columns: Columns<Row>,
  before?: Pick<RowSet<never>, 'parameterCount'>,
): RowSet<Row> {
  const first = (before?.parameterCount ?? 0) + 1;
  const listed = Object.values(columns);
  const places = listed.map(([type], index) => `$${first + index}::${type}[]`);
  return {
    unnest: `unnest(${places.join(', ')}) ${alias}(${columnNames(columns)})`,
    parameterCount: first - 1 + listed.length,
    arrays: (rows) => listed.map(([, value]) => rows.map((row) => value(row))),
  };
}

/** The names of columns, `alias.name` with an alias. */
export function columnNames<Row>(columns: Columns<Row>, alias?: string): string {
  return Object.keys(columns)
    .map((name) => (alias === undefined ? name : `${alias}.${name}`))
    .join(', ');
}

/** `name = alias.name, …`, for an `update`. */
export function assignments<Row>(columns: Columns<Row>, alias: string): string {
  return Object.keys(columns)
    .map((name) => `${name} = ${alias}.${name}`)
    .join(', ');
}
