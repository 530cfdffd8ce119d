import { saoPauloMidnight, saoPauloTime } from '../../time/sao-paulo.ts';

/** A strike: recorded against a buyer who defaulted on a purchase. Instants in epoch milliseconds. */
export type Strike = { readonly at: number; readonly removedAt: number | null };

/** How many strikes block a user, and for how many months one counts. */
export type StrikeRules = { readonly beforeBlock: number; readonly months: number };

/** The defaults. */
export const STRIKE_DEFAULTS: StrikeRules = { beforeBlock: 3, months: 12 };

const DAY_MS = 86_400_000;

/**
 * When a strike stops counting: the same day and clock time so many months later in São Paulo; if that month has no such day, at the same
 * time on its last day.
 */
export function strikeEnd(at: number, months: number): number {
  const { year, month, day } = saoPauloTime(at);
  const clockTime = at - saoPauloMidnight(year, month, day);
  const lastDay =
    (saoPauloMidnight(year, month + months + 1, 1) - saoPauloMidnight(year, month + months, 1)) / DAY_MS;
  return saoPauloMidnight(year, month + months, Math.min(day, lastDay)) + clockTime;
}

/** The strikes that count at an instant: neither removed nor expired. */
export function activeStrikes<S extends Strike>(
  strikes: readonly S[],
  now: number,
  rules: StrikeRules,
): readonly S[] {
  return strikes.filter(({ at, removedAt }) => removedAt === null && now < strikeEnd(at, rules.months));
}

/**
 * Until when a user may not bid, propose or buy because of their strikes; null if they may. They are free again as soon as fewer than
 * `beforeBlock` strikes count; 0 turns the block off.
 */
export function stoppedUntil(strikes: readonly Strike[], now: number, rules: StrikeRules): number | null {
  if (rules.beforeBlock <= 0) return null;
  const latest = activeStrikes(strikes, now, rules)
    .map(({ at }) => at)
    .toSorted((one, other) => other - one);
  return stopEnd(latest[rules.beforeBlock - 1] ?? null, now, rules.months);
}

/**
 * The same, if only the strike that ends the block is known: the latest but `beforeBlock` - 1 of those not removed. Null without one, or if
 * it no longer counts.
 */
export function stopEnd(decidingAt: number | null, now: number, months: number): number | null {
  if (decidingAt === null) return null;
  const end = strikeEnd(decidingAt, months);
  return now < end ? end : null;
}
