import type { DepositRule } from '../trading/deposits/needed-deposit.ts';
import type { BeyondLimit } from '../people/trust/exposure.ts';

/** How long ago the user's last bid was and when they may bid again (S-03, C-69). Milliseconds, whole minutes rounded down. */
export type TooSoon = { readonly retryAfterMs: number; readonly minutesSinceLastBid: number };

/**
 * The facts known when a bid, a purchase or a proposal arrives. `unprocessable` and `conflict` carry the operation's own reason, or null if
 * there is none.
 */
export type CheckFacts<Unprocessable, Conflict> = {
  /** Status A and before the end. */
  readonly offerOpen: boolean;
  readonly limitReached: boolean;
  /** The amount looks like a typing error, or worse, from an unverified account (rule 0.26). */
  readonly suspicious?: boolean;
  /** The amount exceeds the account's exposure limit. */
  readonly beyondLimit?: BeyondLimit | null;
  /** The deposit that the amount needs and that was not left. */
  readonly missingDeposit?: DepositRule | null;
  readonly tooSoon: TooSoon | null;
  readonly unprocessable: Unprocessable | null;
  readonly conflict: Conflict | null;
};

/** A refusal with its HTTP status. */
export type CheckRefusal<Unprocessable, Conflict> =
  | { readonly status: 406; readonly reason: 'offer-closed' }
  | { readonly status: 422; readonly reason: 'suspicious-amount' }
  | { readonly status: 206; readonly reason: 'limit-reached' }
  | ({ readonly status: 206; readonly reason: 'beyond-limit' } & BeyondLimit)
  | ({ readonly status: 206; readonly reason: 'deposit-missing' } & DepositRule)
  | ({ readonly status: 429; readonly reason: 'too-soon' } & TooSoon)
  | ({ readonly status: 422 } & Unprocessable)
  | ({ readonly status: 409 } & Conflict);

/**
 * The first refusal in the order that all three purchase calls share: 406, 206, 429, 422, 409 (S-01). Null if the operation is allowed.
 * Without a session (401) or an offer (404) there are no facts to decide on. A suspicious amount is reported before the limits: a user who
 * corrects it needs no higher limit.
 */
export function orderOfChecks<Unprocessable, Conflict>(
  facts: CheckFacts<Unprocessable, Conflict> & { readonly unprocessable: Unprocessable },
): CheckRefusal<Unprocessable, Conflict>;
/** The same for facts without an objection of the operation's own: null if it is allowed. */
export function orderOfChecks<Unprocessable, Conflict>(
  facts: CheckFacts<Unprocessable, Conflict>,
): CheckRefusal<Unprocessable, Conflict> | null;
/** The same. */
export function orderOfChecks<Unprocessable, Conflict>(
  facts: CheckFacts<Unprocessable, Conflict>,
): CheckRefusal<Unprocessable, Conflict> | null {
  if (!facts.offerOpen) return { status: 406, reason: 'offer-closed' };
  if (facts.suspicious === true) return { status: 422, reason: 'suspicious-amount' };
  if (facts.limitReached) return { status: 206, reason: 'limit-reached' };
  if (facts.beyondLimit) return { status: 206, reason: 'beyond-limit', ...facts.beyondLimit };
  if (facts.missingDeposit) return { status: 206, reason: 'deposit-missing', ...facts.missingDeposit };
  if (facts.tooSoon !== null) return { status: 429, reason: 'too-soon', ...facts.tooSoon };
  if (facts.unprocessable !== null) return { status: 422, ...facts.unprocessable };
  if (facts.conflict !== null) return { status: 409, ...facts.conflict };
  return null;
}
