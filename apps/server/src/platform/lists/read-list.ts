import { LIST_COUNTED, LIST_DEEPEST } from '@patio/contract/wire/list-query.ts';
import type { Parameter, Queries } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import { ApiError } from '../http/api-error.ts';
import { afterCursor, cursorText, orderText, placeText } from './list-order.ts';
import { readListRequest, type ListRequest } from './list-request.ts';
import { whereOf, type Bind, type Scope } from './list-sql.ts';
import { partsCount, partsPage } from './parts-sql.ts';
import type { ListDeclaration, ListSource } from './list-source.ts';

/** A page of a list, with the rows as the store gives them. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** At most `LIST_COUNTED`. */
  readonly total: number;
  readonly totalExato: boolean;
  readonly page: number;
  readonly limit: number;
  readonly next: string | null;
}

/**
 * A page of a list. Statements have no name, because their texts are as many as there are combinations of filters: PostgreSQL plans them
 * for their values. Errors: `list-too-deep`, `list-cursor`.
 */
export async function readList<Row extends object>(
  queries: Queries,
  { spec, source }: ListDeclaration<Row>,
  query: Readonly<Record<string, unknown>>,
  scope: readonly Scope[] = [],
): Promise<ListPage<Row>> {
  const request = readListRequest(spec, query);
  const { page, limit, cursor } = request;
  const skipped = cursor === null ? (page - 1) * limit : 0;
  if (skipped > LIST_DEEPEST) throw new ApiError('list-too-deep');
  const [rows, counted] = await Promise.all([
    queries.rows(...pageOf(source, request, scope, skipped)),
    queries.row(...countOf(source, request, scope)),
  ]);
  const total = counted?.total ?? 0;
  const last = rows.at(limit - 1);
  return {
    rows: rows.slice(0, limit),
    total: Math.min(total, LIST_COUNTED),
    totalExato: total <= LIST_COUNTED,
    page,
    limit,
    next: rows.length > limit && last !== undefined ? cursorText(last.place) : null,
  };
}

/** The sum of an amount of every row that a query finds, in centavos. */
export async function sumList<Row extends object>(
  queries: Queries,
  { spec, source }: ListDeclaration<Row>,
  query: Readonly<Record<string, unknown>>,
  { scope, of }: { readonly scope: readonly Scope[]; readonly of: string },
): Promise<number> {
  const where = whereOf(source, readListRequest(spec, query), scope);
  const text = `select coalesce(sum(${of}), 0)::bigint as cents ${source.from} ${where.text}`;
  const statement: Statement<{ cents: number }> = { name: '', text };
  return (await queries.row(statement, where.parameters))?.cents ?? 0;
}

type Placed<Row> = Row & { readonly place: readonly string[] };

function pageOf<Row>(
  source: ListSource<Row>,
  request: ListRequest,
  scope: readonly Scope[],
  skipped: number,
): [Statement<Placed<Row>>, Parameter[]] {
  const parameters: Parameter[] = [];
  const found =
    source.parts === undefined
      ? foundWhole(source, request, scope, skipped, parameters)
      : partsPage(
          { parts: source.parts, sorts: source.sorts, request, scope, bind: binding(parameters) },
          request.limit + 1,
          skipped,
        );
  if (found === null) throw new ApiError('list-cursor');
  // The rows of the page are found first, by what filters and order need; only they are joined with everything that is shown.
  const picked = `with picked as materialized (select key, place, row_number() over () as at from (${found}) found)`;
  const whole = source.base.text.replace(/^select /, 'select picked.place, ');
  // Their numbers once more: a join alone is not passed into a union, which is then read as a whole.
  const ofPage = `${source.key} = any(array(select key from picked))`;
  const text = `${picked} ${whole} join picked on picked.key = ${source.key} where ${ofPage} order by picked.at`;
  return [{ name: '', text }, parameters];
}

function binding(parameters: Parameter[]): Bind {
  return (value) => `$${parameters.push(value)}`;
}

/** The keys and places of a page, of all rows at once; null: the cursor is not one of this order. */
function foundWhole<Row>(
  source: ListSource<Row>,
  request: ListRequest,
  scope: readonly Scope[],
  skipped: number,
  parameters: Parameter[],
): string | null {
  const where = whereOf(source, request, scope);
  parameters.push(...where.parameters);
  const narrowed = [where.text.replace(/^where /, '')];
  if (request.cursor !== null) {
    const after = afterCursor(source, request, request.cursor, binding(parameters));
    if (after === null) return null;
    narrowed.push(after);
  }
  const conditions = narrowed.filter((part) => part !== '');
  return [
    `select ${source.key} as key, ${placeText(source, request)} as place ${source.from}`,
    conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`,
    orderText(source, request),
    // Numbers, not parameters: the plan depends on how few rows they are.
    `limit ${request.limit + 1} offset ${skipped}`,
  ].join(' ');
}

function countOf<Row>(
  source: ListSource<Row>,
  request: ListRequest,
  scope: readonly Scope[],
): [Statement<{ total: number }>, readonly Parameter[]] {
  if (source.parts !== undefined) {
    const parameters: Parameter[] = [];
    const query = { parts: source.parts, sorts: source.sorts, request, scope, bind: binding(parameters) };
    return [{ name: '', text: partsCount(query) }, parameters];
  }
  const where = whereOf(source, request, scope);
  const text = `select count(*) as total from (select ${source.from} ${where.text} limit ${LIST_COUNTED + 1}) counted`;
  return [{ name: '', text }, where.parameters];
}
