import type { MinimumStep } from '@patio/domain/trading/auctions/auction-state.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { offerState, ofOpenStore } from '../../catalogue/shown-offers/public.ts';

const find = statement({
  name: 'auctions.steps',
  text: `select o.increments, o.partner_id, a.price_cents, a.increment_cents, a.own_increment, a.minimum_step,
           (select v.category_code from vehicle v where v.offer_code = o.code order by v.position limit 1) as category_code
         from offer o join auction a on a.offer_code = o.code where o.code = $1 and o.published_at is not null and ${ofOpenStore}
           and ($2::timestamptz is null or o.published_at <= $2)`,
});

const writeAutomatic = statement({
  name: 'auctions.write-automatic-step',
  text: 'update auction set increment_cents = $2, own_increment = $3 where offer_code = $1',
});

/** What decides the increments of an offer; centavos. A lot uses the category of its first vehicle. */
export interface OfferSteps {
  readonly increments: readonly number[];
  readonly partner_id: number | null;
  readonly category_code: number | null;
  readonly price_cents: number;
  /** Of automatic bids, and whether it was set explicitly for this offer. */
  readonly increment_cents: number;
  readonly own_increment: boolean;
  readonly minimum_step: MinimumStep;
}

/** The increments of an offer that is on the site by then; null: also of one that is to be there later. */
export function findSteps(
  queries: Queries,
  offerCode: number,
  now: number | null,
): Promise<OfferSteps | undefined> {
  return queries.row(find, [offerCode, now === null ? null : new Date(now)]);
}

interface StepChange {
  readonly offerCode: number;
  readonly increments: readonly number[];
  /** Null: stays. */
  readonly automatic: { readonly step: number; readonly own: boolean } | null;
}

/** Writes the increments of an offer whose auction is locked. */
export async function writeSteps(transaction: Transaction, change: StepChange): Promise<void> {
  await offerState(transaction).writeIncrements(change.offerCode, change.increments);
  if (change.automatic === null) return;
  await transaction.run(writeAutomatic, [change.offerCode, change.automatic.step, change.automatic.own]);
}
