import type { MinimumStep } from '@patio/domain/trading/auctions/auction-state.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** An offer that was taken off the site had already opened. */
const opened = statement({
  name: 'minimum-steps.opened',
  text: `select o.published_at is not null or o.status <> 'A' or exists (select from stay where offer_code = o.code) as opened
         from offer o where o.code = $1`,
});

const writeOffer = statement({
  name: 'minimum-steps.write-offer',
  text: `update auction set minimum_step = $2, increment_cents = $3, own_increment = own_increment or $4,
           rule_version = greatest(rule_version, 3) where offer_code = $1`,
});

const lockStore = statement({
  name: 'minimum-steps.lock-store',
  text: 'select minimum_step from partner where id = $1 for update',
});

/** Whether an offer has opened, so that its rule is fixed. */
export async function hasOpened(queries: Queries, offerCode: number): Promise<boolean> {
  return (await queries.row(opened, [offerCode]))?.opened ?? false;
}

interface OfferSteps {
  readonly offerCode: number;
  readonly minimumStep: MinimumStep;
  /** Centavos. */
  readonly step: number;
  /** Set for this offer: changes of the tenant's bands do not affect it. */
  readonly own: boolean;
}

/** Writes the rule of an offer whose auction is locked. */
export async function writeOfferSteps(transaction: Transaction, steps: OfferSteps): Promise<void> {
  await transaction.run(writeOffer, [steps.offerCode, steps.minimumStep, steps.step, steps.own]);
}

/** The default for new offers of a store, locked; undefined: there is no such store. */
export async function lockStoreSteps(
  transaction: Transaction,
  partnerId: number,
): Promise<MinimumStep | undefined> {
  return (await transaction.row(lockStore, [partnerId]))?.minimum_step;
}
