import type { Centavos, StatedAmount } from '../../money/centavos.ts';
import { exposureLimit, type ExposureLimits, type LimitedAccount } from './exposure-limit.ts';
import { nextStep, trustLevel, type NextStep, type TrustLevel } from './trust-level.ts';

/** The exposure of an account at a moment, in centavos. */
export interface Exposure {
  /** Its leading bids, each at its maximum; a best bid that waits for the sales team among them. */
  readonly leading: Centavos;
  /** Its open proposals, each at its own value. */
  readonly proposals: Centavos;
  /** Its purchases that are not paid yet. */
  readonly unpaid: Centavos;
}

/** All that an account stands for. */
export function exposureSum({ leading, proposals, unpaid }: Exposure): Centavos {
  return leading + proposals + unpaid;
}

/** Why an amount goes beyond what an account may be exposed to, as stated in its refusal. */
export interface BeyondLimit {
  readonly level: TrustLevel;
  readonly limit: Centavos;
  /** What the account already stands for, without the amount. */
  readonly used: Centavos;
  readonly raisedBy: NextStep;
}

/**
 * Whether an account may commit itself to an amount beside what else it stands for; null when it may. `used` leaves out what the amount
 * replaces: the own lead on the offer, the own open proposal there.
 */
export function beyondLimit(
  account: LimitedAccount,
  { used, amount }: { readonly used: Centavos; readonly amount: StatedAmount },
  limits: ExposureLimits,
): BeyondLimit | null {
  const limit = exposureLimit(account, limits);
  const level = trustLevel(account);
  // What is no amount is judged by the checks of the fields.
  if (level > 0 && (amount === 'impossible' || used + amount <= limit)) return null;
  return { level, limit, used, raisedBy: nextStep(level) };
}
