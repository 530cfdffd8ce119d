import { LIST_COUNTED } from '@patio/contract/wire/list-query.ts';
import { afterCursor, orderText, placeText, type Ordered } from './list-order.ts';
import type { ListPart, PartColumn, PartFilter, Piece } from './list-part.ts';
import type { ListRequest } from './list-request.ts';
import type { SortColumn } from './list-source.ts';
import { compared, found, type Bind, type Scope } from './list-sql.ts';

/** A query for the rows of a list that is made of parts, and who asks. */
interface Query {
  readonly parts: readonly ListPart[];
  readonly sorts: Readonly<Record<string, SortColumn>>;
  readonly request: ListRequest;
  readonly scope: readonly Scope[];
  readonly bind: Bind;
}

/**
 * The keys and places of a page: the first rows of every part in the order asked for, then the first of those. Null: the cursor is not one
 * of this order.
 */
export function partsPage(query: Query, most: number, skipped: number): string | null {
  const { parts, sorts, request } = query;
  // Columns of the pieces, by which they are put together.
  const named = request.order.map(({ sort }, at) => [sort, `s${at}`] as const);
  const selects = parts.flatMap((part) => {
    const first = part.sorts[request.order[0]?.sort ?? ''];
    const split = first?.pieces === undefined ? splitOfFilters(part, request) : first;
    return piecesOf(split, request).map((piece) => {
      const columns = named.map(([sort]) => [sort, sqlOf(part.sorts[sort], split, piece)] as const);
      const ordered = orderedBy(sorts, part.key, columns);
      const conditions = conditionsOf(query, part, split, piece);
      if (request.cursor !== null) {
        const after = afterCursor(ordered, request, request.cursor, query.bind);
        if (after === null) return null;
        conditions.push(after);
      }
      const shown = columns.map(([, sql], at) => `${sql} as s${at}`);
      return `(select ${[`${part.key} as key`, ...shown].join(', ')} ${part.from} ${whereText(conditions)} ${orderText(ordered, request)} limit ${skipped + most})`;
    });
  });
  if (selects.includes(null)) return null;
  const together = orderedBy(sorts, 'key', named);
  return `select key, ${placeText(together, request)} as place from (${selects.join(' union all ')}) parts ${orderText(together, request)} limit ${most} offset ${skipped}`;
}

/** The number of rows, at most one more than is counted. */
export function partsCount(query: Query): string {
  const most = `limit ${LIST_COUNTED + 1}`;
  const selects = query.parts.flatMap((part) => {
    const split = splitOfFilters(part, query.request);
    return piecesOf(split, query.request).map(
      (piece) => `(select 1 ${part.from} ${whereText(conditionsOf(query, part, split, piece))} ${most})`,
    );
  });
  return `select count(*) as total from (select from (${selects.join(' union all ')}) parts ${most}) counted`;
}

type Split = PartColumn | undefined;

/** The first asked filter that is read by pieces. */
function splitOfFilters(part: ListPart, { conditions }: ListRequest): Split {
  return conditions
    .map(({ filter }) => part.filters[filter])
    .find((filter): filter is PartColumn => typeof filter === 'object' && filter.pieces !== undefined);
}

/** The pieces to read; null: the part as a whole. */
function piecesOf(split: Split, { conditions }: ListRequest): readonly (Piece | null)[] {
  const pieces = split?.pieces;
  if (pieces === undefined) return [null];
  return pieces.filter(({ never }) => !conditions.some((asked) => never?.(asked.filter, asked)));
}

/** An expression within a piece: that of the piece if the part is split by it. */
function sqlOf(column: PartColumn | undefined, split: Split, piece: Piece | null): string {
  if (piece !== null && split === column) return piece.sql;
  return column?.sql ?? 'null';
}

function orderedBy(
  sorts: Readonly<Record<string, SortColumn>>,
  key: string,
  columns: readonly (readonly [string, string])[],
): Ordered {
  const typed = columns.map(([sort, sql]) => [sort, { sql, type: sorts[sort]?.type ?? 'text' }] as const);
  return { key, sorts: Object.fromEntries(typed) };
}

function conditionsOf(
  { request, scope, bind }: Query,
  part: ListPart,
  split: Split,
  piece: Piece | null,
): string[] {
  const asked = (filter: PartFilter | PartColumn, condition: Scope['condition']): string => {
    if (typeof filter === 'function')
      return `(${filter({ condition, is: (sql) => compared(sql, condition, bind) })})`;
    const sql = typeof filter === 'string' ? filter : sqlOf(filter, split, piece);
    return compared(sql, condition, bind);
  };
  return [
    ...(part.where === undefined ? [] : [part.where]),
    ...(piece === null ? [] : [`(${piece.when})`]),
    ...scope.map(({ sql, condition }) => asked(scopeOf(part, sql), condition)),
    ...request.conditions.map(({ filter, condition }) => asked(part.filters[filter] ?? 'null', condition)),
    ...(request.term === '' ? [] : [found(part.searched, request.term, bind)]),
  ];
}

/** A part that does not know a scope must not give its rows to everybody. */
function scopeOf({ scopes }: ListPart, sql: string): PartFilter {
  const own = scopes[sql];
  if (own === undefined) throw new Error(`A part of a list has no expression for the scope ${sql}.`);
  return own;
}

function whereText(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
}
