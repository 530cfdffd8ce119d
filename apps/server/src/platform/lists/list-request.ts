import { LIST_LIMIT, type ListFilter, type ListSpec } from '@patio/contract/wire/list-query.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { saoPauloMidnight } from '@patio/domain/time/sao-paulo.ts';

/** A condition on one expression. Money in centavos, instants in epoch milliseconds UTC. */
export type Condition =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'codes'; readonly codes: readonly number[] }
  | { readonly kind: 'money'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'days'; readonly from: number | null; readonly before: number | null }
  | { readonly kind: 'flag'; readonly is: boolean }
  | { readonly kind: 'text'; readonly part: string };

/** What a caller asks of a list, read from a validated query. */
export interface ListRequest {
  readonly conditions: readonly { readonly filter: string; readonly condition: Condition }[];
  readonly term: string;
  readonly order: readonly { readonly sort: string; readonly down: boolean }[];
  readonly page: number;
  readonly limit: number;
  readonly cursor: string | null;
}

/** Reads a query that the contract has validated. */
export function readListRequest(spec: ListSpec, query: Readonly<Record<string, unknown>>): ListRequest {
  const given = (name: string): string => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    conditions: Object.entries(spec.filters).flatMap(([filter, kind]) => {
      const condition = conditionOf(kind, filter, given);
      return condition === null ? [] : [{ filter, condition }];
    }),
    term: given('busca').trim(),
    order: (given('order') || spec.order).split(',').map((part) => ({
      sort: part.replace(/^-/, ''),
      down: part.startsWith('-'),
    })),
    page: Number(given('page') || 1),
    limit: Number(given('limit') || LIST_LIMIT.usual),
    cursor: given('cursor') || null,
  };
}

function conditionOf({ kind }: ListFilter, name: string, given: (name: string) => string): Condition | null {
  if (kind === 'money' || kind === 'days') return rangeOf(kind, given(`${name}.de`), given(`${name}.ate`));
  const text = given(name).trim();
  if (text === '') return null;
  switch (kind) {
    case 'words':
      return { kind, words: text.split(',') };
    case 'codes':
      return { kind, codes: text.split(',').map(Number) };
    case 'flag':
      return { kind, is: text === 'S' };
    case 'text':
      return { kind, part: text };
  }
}

function rangeOf(kind: 'money' | 'days', from: string, to: string): Condition | null {
  if (from === '' && to === '') return null;
  return kind === 'money'
    ? { kind, from: centavos(from), to: centavos(to) }
    : { kind, from: midnight(from, 0), before: midnight(to, 1) };
}

function centavos(reais: string): number | null {
  return reais === '' ? null : centavosFromReais(Number(reais));
}

function midnight(day: string, later: number): number | null {
  if (day === '') return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return saoPauloMidnight(year, month, date + later);
}
