import { LIST_COUNTED, LIST_DEEPEST } from '@patio/contract/wire/list-query.ts';
import type { Parameter, Queries } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import { ApiError } from '../http/api-error.ts';
import { afterCursor, cursorText, orderText, placeText } from './list-order.ts';
import { readListRequest, type ListRequest } from './list-request.ts';
import { whereOf, type Scope, type Where } from './list-sql.ts';
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
  const where = whereOf(source, request, scope);
  const [rows, counted] = await Promise.all([
    queries.rows(...pageOf(source, request, where, skipped)),
    queries.row(...countOf(source, where)),
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
  where: Where,
  skipped: number,
): [Statement<Placed<Row>>, Parameter[]] {
  const parameters = [...where.parameters];
  const bind = (value: Parameter): string => `$${parameters.push(value)}`;
  const narrowed = [where.text.replace(/^where /, '')];
  if (request.cursor !== null) {
    const after = afterCursor(source, request, request.cursor, bind);
    if (after === null) throw new ApiError('list-cursor');
    narrowed.push(after);
  }
  const conditions = narrowed.filter((part) => part !== '');
  const found = [
    `select ${source.key} as key, ${placeText(source, request)} as place ${source.from}`,
    conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`,
    orderText(source, request),
    // Numbers, not parameters: the plan depends on how few rows they are.
    `limit ${request.limit + 1} offset ${skipped}`,
  ].join(' ');
  // The rows of the page are found first, by what filters and order need; only they are joined with everything that is shown.
  const picked = `with picked as materialized (select key, place, row_number() over () as at from (${found}) found)`;
  const whole = source.base.text.replace(/^select /, 'select picked.place, ');
  // Their numbers once more: a join alone is not passed into a union, which is then read as a whole.
  const ofPage = `${source.key} = any(array(select key from picked))`;
  const text = `${picked} ${whole} join picked on picked.key = ${source.key} where ${ofPage} order by picked.at`;
  return [{ name: '', text }, parameters];
}

function countOf<Row>(
  { from }: ListSource<Row>,
  where: Where,
): [Statement<{ total: number }>, readonly Parameter[]] {
  const text = `select count(*) as total from (select ${from} ${where.text} limit ${LIST_COUNTED + 1}) counted`;
  return [{ name: '', text }, where.parameters];
}
