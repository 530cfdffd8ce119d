import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import { beyondLimit } from '@patio/domain/people/trust/exposure.ts';
import type { ExposureLimits } from '@patio/domain/people/trust/exposure-limit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { limitedAccount, usageOf } from '../../people/limits/public.ts';

/** The prospective leader of an offer, with their maximum (centavos). */
export interface RevivedLead {
  readonly accountId: number;
  readonly offerCode: number;
  readonly maximum: number;
  readonly now: number;
}

/** Whether an account may lead an offer again. */
export type MayLead = (transaction: Transaction, lead: RevivedLead) => Promise<boolean>;

/**
 * Checks whether an account, whose deals the caller has locked, may lead in addition to its other commitments (rule 0.28: exposure is
 * checked again). If not, its bids are annulled with the reason `exposure` and the next bidder is checked.
 */
export const mayLeadAgain =
  (limits: ExposureLimits): MayLead =>
  async (transaction, { accountId, maximum, now }) => {
    const usage = await usageOf(transaction, accountId, saoPauloMonth(now).from, now);
    if (!usage) return false;
    const used = usage.leading_cents + usage.proposed_cents + usage.unpaid_cents;
    return beyondLimit(limitedAccount(usage), { used, amount: maximum }, limits) === null;
  };
