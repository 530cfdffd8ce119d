import type { Parameter } from '../db/database.ts';
import type { Condition, ListRequest } from './list-request.ts';
import type { ListSource } from './list-source.ts';

/** Conditions with their parameters, in the order of their numbers. */
export interface Where {
  readonly text: string;
  readonly parameters: readonly Parameter[];
}

/** A condition that the caller cannot change, such as the offers of their own store. */
export interface Scope {
  readonly sql: string;
  readonly condition: Condition;
}

/** The conditions of a request on the rows of a source, for rows within the scope only. */
export function whereOf<Row>(
  { filters, searched }: ListSource<Row>,
  { conditions, term }: ListRequest,
  scope: readonly Scope[],
): Where {
  const parameters: Parameter[] = [];
  const bind = (value: Parameter): string => `$${parameters.push(value)}`;
  const parts = [
    ...scope.map(({ sql, condition }) => compared(sql, condition, bind)),
    ...conditions.map(({ filter, condition }) => compared(filters[filter] ?? 'null', condition, bind)),
    ...(term === '' ? [] : [found(searched, term, bind)]),
  ];
  return { text: parts.length === 0 ? '' : `where ${parts.join(' and ')}`, parameters };
}

/** Takes a value into the parameters and gives its place in the text. */
export type Bind = (value: Parameter) => string;

/** A condition on an expression. */
export function compared(sql: string, condition: Condition, bind: Bind): string {
  switch (condition.kind) {
    case 'words':
      return `${sql} = any(${bind(condition.words)}::text[])`;
    case 'codes':
      return `${sql} = any(${bind(condition.codes)}::bigint[])`;
    case 'money':
      return within(sql, [
        ['>=', condition.from === null ? null : `${bind(condition.from)}::bigint`],
        ['<=', condition.to === null ? null : `${bind(condition.to)}::bigint`],
      ]);
    case 'days':
      return within(sql, [
        ['>=', condition.from === null ? null : `${bind(new Date(condition.from))}::timestamptz`],
        ['<', condition.before === null ? null : `${bind(new Date(condition.before))}::timestamptz`],
      ]);
    case 'flag':
      return `(${sql}) = ${bind(condition.is)}::boolean`;
    case 'text':
      return contains(sql, condition.part, bind);
  }
}

function within(sql: string, bounds: readonly (readonly [string, string | null])[]): string {
  const given = bounds.filter(([, bound]) => bound !== null);
  return given.map(([operator, bound]) => `${sql} ${operator} ${bound}`).join(' and ');
}

function contains(sql: string, part: string, bind: Bind): string {
  return `search_text(${sql}) like ${pattern(bind(part))}`;
}

/**
 * A part of a text as `like` reads it; its wildcards are letters. They are escaped after `search_text`, which makes some out of other
 * letters, such as the wide forms.
 */
function pattern(bound: string): string {
  return String.raw`'%' || regexp_replace(search_text(${bound}::text), '([\\%_])', '\\\1', 'g') || '%'`;
}

/** The condition of a searched term. */
export function found({ texts, codes }: ListSource<unknown>['searched'], term: string, bind: Bind): string {
  // One parameter, however many texts are searched.
  const part = texts.length === 0 ? '' : pattern(bind(term));
  const matches = (sql: string): string => `search_text(${sql}) like ${part}`;
  const parts = texts.map((text) => (typeof text === 'string' ? matches(text) : `(${text(matches)})`));
  if (/^\d{1,15}$/.test(term)) parts.push(...codes.map((sql) => `${sql} = ${bind(Number(term))}::bigint`));
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`;
}
