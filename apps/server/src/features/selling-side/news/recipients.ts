import { sellingTeam } from '@patio/domain/selling-side/selling-team.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { houseCandidates, peopleOfStore, type Seller } from './sellers.store.ts';
import type { ToldOffer } from './told-offer.store.ts';

/** Who is told: people as they choose, and an address that belongs to nobody where mail would reach none of them. */
export interface Recipients {
  readonly people: readonly Seller[];
  readonly address: string | null;
}

interface Asked {
  readonly offer: ToldOffer;
  /** The team of the house hears of it although a store sells. */
  readonly houseToo: boolean;
  /** Of the house’s sales team. */
  readonly salesEmail: string;
}

/** Those who sell an offer: the store’s people, or the team of its category (decision 0070). */
export async function recipientsOf(
  queries: Queries,
  { offer, houseToo, salesEmail }: Asked,
): Promise<readonly Recipients[]> {
  const { store } = offer;
  if (store === null) return [await house(queries, offer, salesEmail)];
  const people = await peopleOfStore(queries, store.id);
  const ofStore = { people, address: reached(people) ? null : store.email };
  if (!houseToo && (reached(people) || store.email !== null)) return [ofStore];
  const others = await house(queries, offer, salesEmail);
  // Somebody may belong to both.
  const ids = new Set(people.map(({ id }) => id));
  return [ofStore, { ...others, people: others.people.filter(({ id }) => !ids.has(id)) }];
}

async function house(
  queries: Queries,
  { category_code: categoryCode }: ToldOffer,
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
  return { people, address: reached(people) ? null : salesEmail };
}

const reached = (people: readonly Seller[]): boolean => people.some(({ confirmed }) => confirmed);
