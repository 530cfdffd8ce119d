import type { Centavos, StatedAmount } from '../../money/centavos.ts';

/** What an offer, or the store that sells it, asks of bidders. */
export interface DepositRule {
  readonly amount: Centavos;
  /** Bids above this need it. */
  readonly above: Centavos;
}

/**
 * The deposit that a bid needs and that the bidder has not left; null: it may be made. An automatic bid counts at its maximum. What cannot be
 * read as an amount is refused by the checks of its fields.
 */
export function missingDeposit(
  rule: DepositRule | null,
  { amount, held }: { readonly amount: StatedAmount; readonly held: boolean },
): DepositRule | null {
  if (rule === null || held || amount === 'impossible') return null;
  return amount > rule.above ? rule : null;
}

/**
 * Whether a bid that would lead again may not, because it came with a deposit that has gone back since and would need one now (decision 0174). A
 * bid that never needed one comes back as it was.
 */
export function isDepositGone(
  rule: DepositRule | null,
  bid: { readonly amount: Centavos; readonly held: boolean; readonly leftBefore: boolean },
): boolean {
  return bid.leftBefore && missingDeposit(rule, bid) !== null;
}

/** R$ 1.000.000,00: more is a slip of the hand. */
const MOST: Centavos = 100_000_000;

/** What is wrong with a rule as it is typed; amounts in centavos, null: none that can be read. */
export function depositRuleProblem({
  amount,
  above,
}: {
  readonly amount: Centavos | null;
  readonly above: Centavos | null;
}): 'amount' | 'above' | null {
  if (amount === null || amount <= 0 || amount > MOST) return 'amount';
  return above === null || above < 0 ? 'above' : null;
}
