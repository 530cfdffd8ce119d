import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { sellingTeam } from '@patio/domain/messaging/selling-side/selling-team.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import {
  addressesOfStore,
  houseCandidates,
  peopleOfStore,
  staffWithRole,
  type Seller,
} from './sellers.store.ts';
import type { NotifiedOffer } from './notified-offer.store.ts';

/** Recipients: users on their chosen channels, and an address without an account if mail would reach none of them. */
export interface Recipients {
  readonly people: readonly Seller[];
  readonly address: { readonly email: string; readonly idiom: Idiom } | null;
}

interface Asked {
  readonly offer: NotifiedOffer;
  /** The house's team is notified although a store sells. */
  readonly houseToo: boolean;
  /** Of the house’s sales team. */
  readonly salesEmail: string;
}

/** Sellers of an offer: the store’s people, or the team of its category (decision 0070). */
export async function recipientsOf(
  queries: Queries,
  { offer, houseToo, salesEmail }: Asked,
): Promise<readonly Recipients[]> {
  const { store } = offer;
  if (store === null) return [await houseRecipients(queries, offer.category_code, salesEmail)];
  const people = await peopleOfStore(queries, store.id);
  const { email, idiom } = store;
  const ofStore = { people, address: reached(people) || email === null ? null : { email, idiom } };
  if (!houseToo && (reached(people) || email !== null)) return [ofStore];
  const others = await houseRecipients(queries, offer.category_code, salesEmail);
  // A user may belong to both.
  const ids = new Set(people.map(({ id }) => id));
  return [ofStore, { ...others, people: others.people.filter(({ id }) => !ids.has(id)) }];
}

/** The team of a category of the house; everyone in sales without one (null). */
export async function houseRecipients(
  queries: Queries,
  categoryCode: number | null,
  salesEmail: string,
): Promise<Recipients> {
  const everybody = await houseCandidates(queries, categoryCode);
  const team = new Set(
    sellingTeam(
      everybody.filter(({ own }) => own),
      everybody,
    ),
  );
  const people = everybody.filter(({ id }) => team.has(id));
  // The house's own address gets Portuguese.
  return { people, address: reached(people) ? null : { email: salesEmail, idiom: 'PTBR' } };
}

/** The users of a store, and its own address if mail reaches none of them. */
export async function recipientsOfStore(queries: Queries, store: number): Promise<Recipients> {
  const people = await peopleOfStore(queries, store);
  if (reached(people)) return { people, address: null };
  const known = new Set(people.map(({ email }) => email));
  const own = (await addressesOfStore(queries, store)).find(({ email }) => !known.has(email));
  return { people, address: own ?? null };
}

/** Staff of some roles; the house’s own address if mail reaches none of them. */
export async function recipientsWithRole(
  queries: Queries,
  roles: readonly StaffRole[],
  salesEmail: string,
): Promise<Recipients> {
  const people = await staffWithRole(queries, roles);
  return { people, address: reached(people) ? null : { email: salesEmail, idiom: 'PTBR' } };
}

const reached = (people: readonly Seller[]): boolean => people.some(({ confirmed }) => confirmed);
