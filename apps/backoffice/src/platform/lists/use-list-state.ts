import type { ListSpec } from '@patio/contract/wire/list-query.ts';
import { useSearchParams } from 'react-router';

/** What a list is narrowed and sorted by; all of it stands in the address. */
export interface ListState {
  readonly spec: ListSpec;
  /** For the call. */
  readonly query: Readonly<Record<string, string>>;
  readonly page: number;
  readonly order: string;
  /** Keys of the columns that are shown; null: the usual ones. */
  readonly columns: readonly string[] | null;
  readonly openId: number | null;
  get(name: string): string;
  /** Sets fields of the query, an empty one is removed; the list starts at its first page again. */
  set(fields: Readonly<Record<string, string>>): void;
  toPage(page: number): void;
  /** Opens a record by its number; null closes it. */
  open(id: number | null): void;
  showColumns(keys: readonly string[] | null): void;
  /** Replaces the whole state by a saved query string. */
  apply(query: string, columns: readonly string[] | null): void;
  /** Without a choice of the user the list does not show everything: only what waits, or one kind. */
  readonly narrowed: boolean;
  /** The state without page and open record, as it is saved. */
  readonly saved: string;
}

/** Names of the query fields of a list, apart from its page. */
export function listFields({ filters }: ListSpec): readonly string[] {
  return [
    'busca',
    'order',
    ...Object.entries(filters).flatMap(([name, { kind }]) =>
      kind === 'money' || kind === 'days' ? [`${name}.de`, `${name}.ate`] : [name],
    ),
  ];
}

/** The state of a list in the address. `given` holds without a choice of the user. */
export function useListState(spec: ListSpec, given: Readonly<Record<string, string>> = {}): ListState {
  const [parameters, setParameters] = useSearchParams();
  const fields = listFields(spec);
  const get = (name: string): string => parameters.get(name) ?? given[name] ?? '';
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  // A call may narrow by itself what nothing was chosen for: no choice instead of the given one is every word.
  const sent = (name: string): string => {
    const filter = spec.filters[name];
    const all = filter?.kind === 'words' && given[name] !== undefined ? filter.options.join(',') : '';
    return get(name) || all;
  };
  const chosen = fields.filter((name) => sent(name) !== '');
  const openId = Number(parameters.get('id'));
  const change = (edit: (next: URLSearchParams) => void): void =>
    setParameters((before) => {
      const next = new URLSearchParams(before);
      edit(next);
      return next;
    });
  return {
    spec,
    query: Object.fromEntries([
      ...chosen.map((name) => [name, sent(name)] as const),
      ...(page > 1 ? [['page', String(page)] as const] : []),
    ]),
    page,
    order: get('order') || spec.order,
    columns: parameters.get('colunas')?.split(',') ?? null,
    openId: Number.isSafeInteger(openId) && openId > 0 ? openId : null,
    get,
    set: (changes) =>
      change((next) => {
        for (const [name, value] of Object.entries(changes)) put(next, name, value, given[name]);
        next.delete('page');
      }),
    toPage: (to) => change((next) => put(next, 'page', to > 1 ? String(to) : '', undefined)),
    open: (id) => change((next) => put(next, 'id', id === null ? '' : String(id), undefined)),
    showColumns: (keys) => change((next) => put(next, 'colunas', keys?.join(',') ?? '', undefined)),
    apply: (query, columns) => {
      const next = new URLSearchParams(query);
      if (columns !== null) next.set('colunas', columns.join(','));
      // How the list is displayed is no part of a view.
      const display = parameters.get('modo');
      if (display !== null) next.set('modo', display);
      setParameters(next);
    },
    narrowed: Object.keys(given).length > 0,
    saved: new URLSearchParams(
      fields.flatMap((name) => {
        const value = parameters.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ).toString(),
  };
}

/** An empty value is removed; one that replaces what holds without a choice stays, so that it can be empty. */
function put(next: URLSearchParams, name: string, value: string, without: string | undefined): void {
  if (value === '' && without === undefined) next.delete(name);
  else next.set(name, value);
}
