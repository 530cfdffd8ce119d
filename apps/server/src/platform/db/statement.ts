import type { StatementRows } from '../../../generated/statement-rows.ts';

/** A prepared statement: the name is unique in the program, so that PostgreSQL plans its text once per connection. */
export interface Statement<out Row = unknown> {
  readonly name: string;
  readonly text: string;
  /** Reads so much that, outside transactions, it gets the longer timeout. */
  readonly slow?: true;
  /** Changes counts that limit callers, which is no change that staff make and that is audited (decision 0095). */
  readonly counts?: true;
  /** Columns that are never null for a reason that PostgreSQL cannot see; the generator refuses those that it can see. */
  readonly neverNull?: readonly string[];
  /** The type of a row, for the compiler only: there is no value at run time. */
  readonly row?: Row;
}

/** The row of a statement that `npm run generate` has not seen yet. */
interface NotGenerated {
  readonly 'run npm run generate': never;
}

type RowOf<Name> = Name extends keyof StatementRows ? StatementRows[Name] : NotGenerated;

/** What the schema cannot know about columns, for the compiler only. */
export interface Shaped<Shape> {
  readonly shape?: Shape;
}

/** The row with its columns narrowed; nullable columns stay nullable. */
type Narrowed<Row, Shape> = {
  [Name in keyof Row]: Name extends keyof Shape
    ? Exclude<Shape[Name], null> | Extract<Row[Name], null>
    : Row[Name];
};

/** Only existing columns, and only narrowed to types that the column can hold. */
type Narrowing<Row, Shape> = {
  [Name in keyof Shape]: Name extends keyof Row ? Row[Name] : never;
};

interface Wording<Name, Shape> extends Omit<Statement, 'name' | 'row'> {
  readonly name: Name;
  readonly shape?: Shaped<Shape>;
}

const known = new Map<string, Statement>();

/**
 * A statement with the type of its rows, which `npm run generate` writes by its name to `generated/statement-rows.ts`. Throws when another
 * statement has the name.
 */
export function statement<const Name extends string>(
  wording: Wording<Name, never> & { readonly shape?: never },
): Statement<RowOf<Name>>;
export function statement<const Name extends string, Shape extends Narrowing<RowOf<Name>, Shape>>(
  wording: Wording<Name, Shape>,
): Statement<Narrowed<RowOf<Name>, Shape>>;
/** Registers it for the generator; the types are those above. */
export function statement({
  name,
  text,
  slow,
  counts,
  neverNull,
}: Wording<string, unknown>): Statement<never> {
  const made = {
    name,
    text,
    ...(slow && { slow }),
    ...(counts && { counts }),
    ...(neverNull && { neverNull }),
  };
  const before = known.get(made.name);
  if (before !== undefined && before.text !== made.text)
    throw new Error(`Two statements are called ${made.name}.`);
  known.set(made.name, made);
  return made;
}

/**
 * Declares what the schema cannot know about columns: the shape of a JSON document, the literals of a text. Nullability follows from the
 * statement.
 */
export function shape<Shape>(): Shaped<Shape> {
  return {};
}

/** Every registered statement, in the order of the modules. */
export function knownStatements(): readonly Statement[] {
  return [...known.values()];
}
