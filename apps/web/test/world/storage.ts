import { numberOf, type World } from './world.ts';

/** What a sale keeps of storage, and the days that are over. */
export interface StorageOfSale {
  /** Whether keys wait until it is paid. */
  readonly keys?: 'always' | 'paid';
  /** What each day until yesterday was, oldest first. */
  readonly days?: readonly string[];
}

/**
 * Gives the purchase of an offer the terms of a house that takes R$ 30,00 a day after two free days, for four days, and its days as the job
 * writes them; answers the number of the purchase.
 */
export async function storedPurchase(
  world: World,
  offer: number,
  { keys = 'always', days = [] }: StorageOfSale = {},
): Promise<number> {
  const code = await world.value(
    'code',
    `insert into storage (purchase_code, free_days, daily_cents, most_days, keys, through)
       select code, 2, 3000, 4, $2, (now() at time zone 'America/Sao_Paulo')::date from purchase where offer_code = $1
     returning purchase_code as code`,
    [offer, keys],
  );
  await world.query(
    `insert into storage_day (purchase_code, day, outcome, vehicles)
       select $1::bigint, (now() at time zone 'America/Sao_Paulo')::date - (count(*) over () - n + 1)::int, outcome, 1
         from unnest(string_to_array($2::text, ',')) with ordinality d(outcome, n) returning day`,
    [numberOf(code), days.join(',')],
  );
  return numberOf(code);
}
