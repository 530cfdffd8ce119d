import type { Centavos, StatedAmount } from '../../money/centavos.ts';
import { exposureLimit, type ExposureLimits, type LimitedAccount } from './exposure-limit.ts';
import { nextStep, trustLevel, type NextStep, type TrustLevel } from './trust-level.ts';

/** The exposure of an account at a moment, in centavos. */
export interface Exposure {
  /** Its leading bids, each at its maximum; including a best bid that waits for the sales team. */
  readonly leading: Centavos;
  /** Its open proposals, each at its own value. */
  readonly proposals: Centavos;
  /** Its unpaid purchases. */
  readonly unpaid: Centavos;
}

/** The total exposure. */
export function exposureSum({ leading, proposals, unpaid }: Exposure): Centavos {
  return leading + proposals + unpaid;
}

/** Why an amount exceeds an exposure limit, as stated in the refusal. */
export interface BeyondLimit {
  readonly level: TrustLevel;
  readonly limit: Centavos;
  /** The exposure without the amount. */
  readonly used: Centavos;
  readonly raisedBy: NextStep;
}

/**
 * Whether an account may commit to an amount in addition to its other commitments; null if it may. `used` excludes what the amount
 * replaces: its own lead on the offer, its own open proposal there.
 */
export function beyondLimit(
  account: LimitedAccount,
  { used, amount }: { readonly used: Centavos; readonly amount: StatedAmount },
  limits: ExposureLimits,
): BeyondLimit | null {
  const limit = exposureLimit(account, limits);
  const level = trustLevel(account);
  // Invalid amounts are refused by the field checks.
  if (level > 0 && (amount === 'impossible' || used + amount <= limit)) return null;
  return { level, limit, used, raisedBy: nextStep(level) };
}
