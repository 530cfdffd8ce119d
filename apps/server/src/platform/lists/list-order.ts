import { z } from 'zod';
import type { Parameter } from '../db/database.ts';
import type { ListRequest } from './list-request.ts';
import type { SortColumn } from './list-source.ts';

/** What rows are ordered by. */
export interface Ordered {
  readonly sorts: Readonly<Record<string, SortColumn>>;
  readonly key: string;
}

/** Sorted columns of a request, the key last. */
interface Sorted {
  readonly sql: string;
  readonly type: SortColumn['type'];
  readonly down: boolean;
}

function sortedBy({ sorts, key }: Ordered, { order }: ListRequest): readonly Sorted[] {
  const columns = order.flatMap(({ sort, down }) => {
    const column = sorts[sort];
    return column === undefined ? [] : [{ ...column, down }];
  });
  return [...columns, { sql: key, type: 'bigint' as const, down: columns[0]?.down ?? false }];
}

/** `order by …`: ties are broken by the key, in the direction of the first column. */
export function orderText(source: Ordered, request: ListRequest): string {
  return `order by ${sortedBy(source, request)
    .map(({ sql, down }) => `${sql}${down ? ' desc' : ''}`)
    .join(', ')}`;
}

/** The expression of the place of a row in the order: what a cursor names. */
export function placeText(source: Ordered, request: ListRequest): string {
  return `json_build_array(${sortedBy(source, request)
    .map(({ sql }) => `(${sql})::text`)
    .join(', ')})`;
}

const place = z.array(z.string().max(1000)).max(8);

/** A cursor as callers get it. */
export function cursorText(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The condition for the rows after a cursor; null: it is not one of this order. */
export function afterCursor(
  source: Ordered,
  request: ListRequest,
  cursor: string,
  bind: (value: Parameter) => string,
): string | null {
  const columns = sortedBy(source, request);
  const values = valuesOf(cursor);
  if (values?.length !== columns.length) return null;
  if (!columns.every(({ type }, at) => READABLE[type](values[at] ?? ''))) return null;
  const bound = columns.map(({ type }, at) => `${bind(values[at] ?? '')}::text::${type}`);
  // As one comparison, which an index answers, unless the columns run in different directions.
  if (columns.every(({ down }) => down === columns[0]?.down))
    return `(${columns.map(({ sql }) => sql).join(', ')}) ${columns[0]?.down === true ? '<' : '>'} (${bound.join(', ')})`;
  const alternatives = columns.map(({ sql, down }, at) =>
    [
      ...columns.slice(0, at).map((earlier, index) => `${earlier.sql} = ${bound[index]}`),
      `${sql} ${down ? '<' : '>'} ${bound[at]}`,
    ].join(' and '),
  );
  return `(${alternatives.map((text) => `(${text})`).join(' or ')})`;
}

/** What PostgreSQL can read as a type: a forged cursor must not reach it. */
const READABLE: Readonly<Record<SortColumn['type'], (text: string) => boolean>> = {
  bigint: (text) => /^-?\d{1,18}$/.test(text),
  date: (text) => text === 'infinity' || isDay(text),
  text: (text) => !text.includes('\0'),
  timestamptz: (text) => text === 'infinity' || (isDay(text.slice(0, 10)) && DAY_TIME.test(text.slice(10))),
};

const DAY_TIME = /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/;

/** Whether a text is a day of the calendar, as in `2026-11-27`; PostgreSQL knows no year 0. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function valuesOf(cursor: string): readonly string[] | null {
  try {
    const parsed = place.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
