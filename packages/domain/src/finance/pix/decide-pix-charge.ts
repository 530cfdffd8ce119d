import type { Centavos } from '../../money/centavos.ts';
import { leftToPay } from '../deposits/set-off.ts';

/** How long a Pix of a charge can be paid, in seconds. */
export const PIX_SECONDS = 30 * 60;
/** So long before its end it is not shown any more: it has to be paid at a bank in time. */
export const PIX_MARGIN_MS = 60_000;
/** How many of them a buyer may ask for within an hour, for one charge. */
export const PIX_PER_HOUR = 12;
/** So long after its end the bank is asked a last time: what was begun in time may arrive later. */
export const PIX_AFTERWARDS_MS = 10 * 60_000;

/** What a charge still lacks, and what makes that not to be paid. */
export interface ChargeToPay {
  /** By the book. */
  readonly open: Centavos;
  /** What was given back of it too much, if its buyer is asked for that. */
  readonly owed: Centavos;
  /** What of it a deposit that its buyer chose for it will pay. */
  readonly reserved: Centavos;
  readonly cancelled: boolean;
  /** The payment of its purchase counts as approved, by the book or by hand, and it was charged before. */
  readonly approved: boolean;
}

/** What a buyer is asked to pay of a charge by Pix. */
export function amountToPay({ open, owed, reserved, cancelled, approved }: ChargeToPay): Centavos {
  return owed + (cancelled || approved ? 0 : leftToPay(open, reserved));
}

/** The Pix that was asked for last, for a charge. Instants in epoch milliseconds. */
export interface LastPix {
  readonly centavos: Centavos;
  readonly expiresAt: number;
  readonly state: 'asked' | 'open' | 'paid' | 'ended';
  /** Whether it stays valid until the due date of its charge. */
  readonly dated: boolean;
}

/** What a buyer asks for: a Pix to be paid at once, or one that stays valid until the due date. */
export type PixTerm = 'now' | 'due';

/** What is done when a buyer wants to pay a charge by Pix. */
export type PixDecision = 'show' | 'make' | 'settled' | 'cancelled' | 'too-many';

/**
 * Decides which Pix a buyer gets: the last one as long as it can be paid, asks for what is open and serves the term, otherwise another one.
 * `recent`: how many were made for the charge within the hour.
 */
export function decidePixCharge(
  charge: ChargeToPay,
  last: LastPix | null,
  { now, recent, term }: { readonly now: number; readonly recent: number; readonly term: PixTerm },
): PixDecision {
  if (charge.cancelled && charge.owed === 0) return 'cancelled';
  const amount = amountToPay(charge);
  if (amount === 0) return 'settled';
  if (last !== null && isPayable(last, now) && last.centavos === amount && serves(last, term)) return 'show';
  return recent >= PIX_PER_HOUR ? 'too-many' : 'make';
}

/** A Pix until the due date can be paid at once as well, but only once the bank has it. */
function serves({ dated, state }: LastPix, term: PixTerm): boolean {
  return term === 'due' ? dated : !dated || state === 'open';
}

/** Whether a Pix can still be paid, with time enough to do it. */
export function isPayable({ state, expiresAt }: Omit<LastPix, 'dated'>, now: number): boolean {
  return (state === 'asked' || state === 'open') && expiresAt - PIX_MARGIN_MS > now;
}

/**
 * What follows once a bank has told of a Pix: nothing is expected of it any more, it is removed at the bank because it asks for something
 * else than what is to be paid or another one took its place, or it is waited for. Instants in epoch milliseconds.
 */
export function afterReading(
  pix: { readonly centavos: Centavos; readonly expiresAt: number; readonly replaced: boolean },
  charge: ChargeToPay,
  { active, now }: { readonly active: boolean; readonly now: number },
): 'over' | 'remove' | 'wait' {
  if (!active || now > pix.expiresAt + PIX_AFTERWARDS_MS) return 'over';
  return pix.centavos === amountToPay(charge) && !pix.replaced ? 'wait' : 'remove';
}
