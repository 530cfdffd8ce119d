import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { World } from './world.ts';
import { numberOf, textOf, fieldOf } from './world.ts';

/** Listings that the import command loads before the journeys. */
export interface Listings {
  readonly name: string;
  readonly file: string;
  /** How the keys of its imported offers begin. */
  readonly keys: string;
  readonly present: boolean;
}

/** An imported offer that nobody else uses. Money in reais. */
export interface Listing {
  readonly code: number;
  readonly title: string;
  readonly base: number;
  readonly buyNow: number;
  /** What an automatic bid adds. */
  readonly step: number;
}

const shared = resolve(process.env['PATIO_SHARED_DATA'] || '../shared/data');

function listings(name: string, file: string, keys: string): Listings {
  return { name, file, keys, present: existsSync(file) };
}

/** Our own few, and the real ones where the reference data is there. */
export const LISTINGS: readonly Listings[] = [
  listings('own listings', resolve('e2e/fixtures/anuncios.csv'), 'anuncios'),
  listings('real listings', join(shared, 'anuncios', 'carros_br_2021-08.csv'), 'carros_br_2021-08'),
];

const CLAIM = `update offer set tags = tags || ' reservado'
  where code = (select o.code from offer o join auction a on a.offer_code = o.code
    where o.import_key like $1 || '#%' and o.status = 'A' and a.bid_count = 0 and o.tags not like '%reservado%'
    order by o.code limit 1 for update of o skip locked)
  returning code, title, buy_now_cents, (select base_cents from auction where offer_code = code) as base_cents,
    (select increment_cents from auction where offer_code = code) as step_cents`;

/** Takes an imported offer for one journey; no other gets the same. */
export async function takeListing(world: World, { keys, name }: Listings): Promise<Listing> {
  const [row] = await world.query(CLAIM, [keys]);
  if (row === undefined) throw new Error(`No offer is left of ${name}.`);
  return {
    code: numberOf(fieldOf(row, 'code')),
    title: textOf(fieldOf(row, 'title')),
    base: numberOf(fieldOf(row, 'base_cents')) / 100,
    buyNow: numberOf(fieldOf(row, 'buy_now_cents')) / 100,
    step: numberOf(fieldOf(row, 'step_cents')) / 100,
  };
}
