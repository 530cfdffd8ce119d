import { isDepositGone } from '@patio/domain/trading/deposits/needed-deposit.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import { beyondLimit } from '@patio/domain/people/trust/exposure.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Config } from '../../../config/config.ts';
import { limitedAccount, usageOf } from '../../people/limits/public.ts';
import { stoppedAmong } from '../../people/strikes/public.ts';
import { depositOf } from '../../trading/deals/public.ts';
import { isBarred } from './erased-bidders.store.ts';

type LeadRules = Pick<Config['rules'], 'exposure' | 'strikes'>;

/** The prospective leader of an offer, with their maximum (centavos). */
export interface RevivedLead {
  readonly accountId: number;
  readonly offerCode: number;
  readonly maximum: number;
  readonly now: number;
}

/** Why bids do not come back: their account may not buy, they are beyond its limit, or their deposit has gone back. */
export type LeadBar = 'barred' | 'exposure' | 'deposit';

/** Why an account may not lead an offer again; null: it may. */
export type LeadBarOf = (transaction: Transaction, lead: RevivedLead) => Promise<LeadBar | null>;

/**
 * Checks whether an account, whose deals the caller has locked, may lead in addition to its other commitments (rule 0.28: exposure is
 * checked again), may buy at all, as for a second chance, and still has the deposit that its bids came with (decision 0174). If not, its bids are annulled with that reason and the
 * next bidder is checked.
 */
export const leadBarOf =
  ({ exposure, strikes }: LeadRules): LeadBarOf =>
  async (transaction, { accountId, offerCode, maximum, now }) => {
    const stopped = await stoppedAmong(transaction, [accountId], now, strikes);
    if (stopped.length > 0 || (await isBarred(transaction, accountId))) return 'barred';
    const usage = await usageOf(transaction, accountId, saoPauloMonth(now).from, now);
    if (!usage) return 'exposure';
    const used = usage.leading_cents + usage.proposed_cents + usage.unpaid_cents;
    if (beyondLimit(limitedAccount(usage), { used, amount: maximum }, exposure) !== null) return 'exposure';
    const { rule, ...deposit } = await depositOf(transaction, offerCode, accountId);
    return isDepositGone(rule, { amount: maximum, ...deposit }) ? 'deposit' : null;
  };
