import type { StatedAmount } from '@patio/domain/money/centavos.ts';
import { beyondLimit, type BeyondLimit } from '@patio/domain/people/trust/exposure.ts';
import type { ExposureLimits } from '@patio/domain/people/trust/exposure-limit.ts';
import { trustLevel } from '@patio/domain/people/trust/trust-level.ts';
import type { DepositRule } from '@patio/domain/trading/deposits/needed-deposit.ts';
import { isSuspiciousAmount } from '@patio/domain/people/trust/suspicious-amount.ts';
import { limitedAccount } from '../../people/limits/public.ts';
import type { DealFacts } from './deal-facts.store.ts';

/** An amount that a user would commit to, in centavos, and which of their commitments on this offer remain beside it. */
export interface Commitment {
  readonly amount: StatedAmount;
  /** Own lead or open proposal on this offer that the amount does not replace; 0 if the deal ends the offer. */
  readonly staysHere: number;
}

/** Whether an amount exceeds the buyer's exposure limit (rule 0.26); null if it does not. */
export function exposureBeyond(
  facts: DealFacts,
  { amount, staysHere }: Commitment,
  limits: ExposureLimits,
): BeyondLimit | null {
  const used = facts.leading_cents + facts.proposed_cents + facts.unpaid_cents + staysHere;
  return beyondLimit(limitedAccount(facts), { used, amount }, limits);
}

/** What bids on the offer of a deal need as a deposit; null: none is asked for. */
export function depositRule({
  deposit_cents_asked: amount,
  deposit_above: above,
}: DealFacts): DepositRule | null {
  return amount === null || above === null ? null : { amount, above };
}

/** Whether an amount looks like a typing error, compared with the current price. */
export function looksSuspicious(facts: DealFacts, amount: StatedAmount, price: number): boolean {
  const level = trustLevel(limitedAccount(facts));
  return isSuspiciousAmount(amount, { level, reference: facts.reference_cents, price });
}
