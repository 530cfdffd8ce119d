import { listNames } from '@patio/contract/catalogue/names/list-names.ts';
import type { StaffName } from '@patio/contract/catalogue/names/staff-name.ts';
import { listAccounts } from '@patio/contract/people/directory/list-accounts.ts';
import { listStores } from '@patio/contract/stores/directory/list-stores.ts';
import type { ListFilter, NamedCode } from '@patio/contract/wire/list-query.ts';
import { useReply } from '../../api/use-reply.ts';
import { useTexts } from '../../i18n/texts.ts';
import { can, useUser } from '../../session/user.ts';
import type { ListState } from '../use-list-state.ts';

/** A store, an account or a name of the catalogue as it is offered: its number, and what users know it by. */
export interface FoundName {
  readonly value: string;
  readonly name: string;
  /** What tells it from others of the same name. */
  readonly more: string | null;
}

/** The name behind a number; undefined if it is not known, or not yet. */
export type NameOf = (of: NamedCode, value: string) => string | undefined;

/** As many as are offered at once. */
const OFFERED = '20';
/** As many names as one list can be narrowed by and still shows. */
const NAMED = '100';

/** Whose numbers a filter holds; undefined: numbers that users know as such. */
export function namedCode(filter: ListFilter | undefined): NamedCode | undefined {
  return filter?.kind === 'codes' ? filter.of : undefined;
}

type Kind = Exclude<NamedCode, 'store-or-house'>;

/** Where names are looked up, and what narrows that list to them. */
const LOOK_UPS = {
  account: { route: listAccounts, query: {} },
  store: { route: listStores, query: {} },
  subcategory: { route: listNames, query: { tipo: 'subcategoria' } },
  brand: { route: listNames, query: { tipo: 'marca' } },
  model: { route: listNames, query: { tipo: 'modelo' } },
} as const;

const kindOf = (of: NamedCode): Kind => (of === 'store-or-house' ? 'store' : of);

/** Whether a user may look up the names of such numbers. */
export function useMayLookUp(): (of: NamedCode) => boolean {
  const user = useUser();
  return (of) => can(user, LOOK_UPS[kindOf(of)].route);
}

interface Found {
  /** Null until they were read. */
  readonly names: readonly FoundName[] | null;
  readonly failed: string | null;
}

/** Names by a part of one, a number, or whatever else their own list finds. Nothing is read before `asked`. */
export function useFoundNames(of: NamedCode, term: string, asked: boolean): Found {
  return useNames(kindOf(of), { busca: term, limit: OFFERED, order: 'nome' }, asked);
}

/** The names by which a list is narrowed, as far as the user may look them up and they are there yet. */
export function useChosenNames(state: ListState): NameOf {
  const { lists: texts } = useTexts();
  const chosen: Readonly<Record<Kind, readonly FoundName[] | null>> = {
    account: useChosen(state, 'account'),
    store: useChosen(state, 'store'),
    subcategory: useChosen(state, 'subcategory'),
    brand: useChosen(state, 'brand'),
    model: useChosen(state, 'model'),
  };
  return (of, value) => {
    if (of === 'store-or-house' && value === '0') return texts.house;
    return chosen[kindOf(of)]?.find((one) => one.value === value)?.name;
  };
}

function useChosen(state: ListState, kind: Kind): readonly FoundName[] | null {
  const codes = Object.entries(state.spec.filters)
    .filter(([, filter]) => {
      const of = namedCode(filter);
      return of !== undefined && kindOf(of) === kind;
    })
    .flatMap(([name]) => state.get(name).split(','))
    .filter((code) => /^[1-9]\d{0,14}$/u.test(code))
    .join(',');
  return useNames(kind, { codigo: codes, limit: NAMED }, codes !== '').names;
}

type LookUp = typeof listAccounts | typeof listStores | typeof listNames;

function useNames(kind: Kind, query: Readonly<Record<string, string>>, asked: boolean): Found {
  const { route, query: narrowed } = LOOK_UPS[kind];
  const enabled = can(useUser(), route) && asked;
  const { reply, failed } = useReply<LookUp>(route, { ...narrowed, ...query }, undefined, {
    enabled,
    once: true,
  });
  const names = reply?.data.map((row) => ({
    value: String(row.codigo),
    name: row.nome,
    more: 'cidade' in row ? row.cidade : 'email' in row ? row.email : placeOf(row),
  }));
  return { names: names ?? null, failed };
}

/** Brand and category of a name of the catalogue: models of two brands are called the same. */
function placeOf({ marca, categoria }: StaffName): string | null {
  return [marca?.nome, categoria?.nome].filter((name) => name !== undefined).join(' · ') || null;
}
