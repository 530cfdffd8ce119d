import type { NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { secondChanceReader } from './second-chances.store.ts';

type OpenChance = NonNullable<NegotiationOffer['segundaChance']>;

/** Second chances that a user can still answer, by offer, in the format of the API. */
export async function openSecondChances(
  queries: Queries,
  accountId: number,
  offerCodes: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, OpenChance>> {
  const rows = await secondChanceReader(queries).openOf(accountId, offerCodes, now);
  return new Map(
    rows.map((row) => [
      row.offer_code,
      {
        valor: reaisFromCentavos(row.value_cents),
        ate: isoInstant(row.expires_at),
        frete: row.freight,
        uf: row.uf,
      },
    ]),
  );
}
