import { listAccounts } from '@patio/contract/people/directory/list-accounts.ts';
import { listStores } from '@patio/contract/stores/directory/list-stores.ts';
import type { ListFilter, NamedCode } from '@patio/contract/wire/list-query.ts';
import { useReply } from '../../api/use-reply.ts';
import { useTexts } from '../../i18n/texts.ts';
import { can, useUser } from '../../session/user.ts';
import type { ListState } from '../use-list-state.ts';

/** A store or an account as it is offered: its number, and what users know it by. */
export interface FoundName {
  readonly value: string;
  readonly name: string;
  /** What tells it from others of the same name. */
  readonly more: string | null;
}

/** The name of a store or account; undefined if it is not known, or not yet. */
export type NameOf = (of: NamedCode, value: string) => string | undefined;

/** As many as are offered at once. */
const OFFERED = '20';
/** As many names as one list can be narrowed by and still shows. */
const NAMED = '100';

/** Whose numbers a filter holds; undefined: numbers that users know as such. */
export function namedCode(filter: ListFilter | undefined): NamedCode | undefined {
  return filter?.kind === 'codes' ? filter.of : undefined;
}

/** Whether a user may look up the names of such numbers. */
export function useMayLookUp(): (of: NamedCode) => boolean {
  const user = useUser();
  return (of) => can(user, of === 'account' ? listAccounts : listStores);
}

interface Found {
  /** Null until they were read. */
  readonly names: readonly FoundName[] | null;
  readonly failed: string | null;
}

/** Stores or accounts by a part of a name, a number, or whatever else their own list finds. Nothing is read before `asked`. */
export function useFoundNames(of: NamedCode, term: string, asked: boolean): Found {
  return useNames(of, { busca: term, limit: OFFERED, order: 'nome' }, asked);
}

/** The names of the stores and accounts by which a list is narrowed, as far as the user may look them up and they are there yet. */
export function useChosenNames(state: ListState): NameOf {
  const { lists: texts } = useTexts();
  const chosen = (accounts: boolean): string =>
    Object.entries(state.spec.filters)
      .filter(([, filter]) => {
        const of = namedCode(filter);
        return of !== undefined && (of === 'account') === accounts;
      })
      .flatMap(([name]) => state.get(name).split(','))
      .filter((code) => /^[1-9]\d{0,14}$/u.test(code))
      .join(',');
  const [accounts, stores] = [chosen(true), chosen(false)];
  const ofAccounts = useNames('account', { codigo: accounts, limit: NAMED }, accounts !== '').names;
  const ofStores = useNames('store', { codigo: stores, limit: NAMED }, stores !== '').names;
  return (of, value) => {
    if (of === 'store-or-house' && value === '0') return texts.house;
    return (of === 'account' ? ofAccounts : ofStores)?.find((one) => one.value === value)?.name;
  };
}

function useNames(of: NamedCode, query: Readonly<Record<string, string>>, asked: boolean): Found {
  const route = of === 'account' ? listAccounts : listStores;
  const enabled = can(useUser(), route) && asked;
  const { reply, failed } = useReply<typeof listAccounts | typeof listStores>(route, query, undefined, {
    enabled,
    once: true,
  });
  const names = reply?.data.map((row) => ({
    value: String(row.codigo),
    name: row.nome,
    more: 'cidade' in row ? row.cidade : row.email,
  }));
  return { names: names ?? null, failed };
}
