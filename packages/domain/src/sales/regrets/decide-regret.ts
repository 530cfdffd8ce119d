import type { PurchaseOrigin } from '../cancellations/decide-cancellation.ts';
import { saoPauloMidnight, saoPauloTime } from '../../time/sao-paulo.ts';

/** Which deals at a distance may be regretted: all of them, or immediate purchases alone. */
export type RegretSetting = 'all' | 'buy-now';

/** Individuals and employees: people who buy for themselves. */
const CONSUMER_PROFILES: ReadonlySet<number> = new Set([6, 7]);
const CPF_LENGTH = 11;
const DAYS = 7;

/** Who deals with whom. */
export type RegretParties = {
  readonly buyerProfile: number;
  /** The store that sells; null: none. */
  readonly partnerId: number | null;
  /** Tax number of the account that owns the offer; null: the house itself, or not known. */
  readonly ownerDocument: string | null;
};

/** A purchase as far as its regret depends on it. Instants in epoch milliseconds. */
export type RegrettablePurchase = {
  readonly origin: PurchaseOrigin;
  /** When it was handed over; null while it was not. */
  readonly deliveredAt: number | null;
  readonly cancelledAt: number | null;
  readonly isConsumerDeal: boolean;
};

/** Until when a purchase may be regretted: a last instant, or null while it has not been handed over and the days have not begun. */
export type RegretTerm = { readonly until: number | null };

export type RegretRefusal = 'already-cancelled' | 'not-a-consumer' | 'not-this-kind' | 'term-over';

export type RegretDecision =
  | { readonly kind: 'regretted' }
  | { readonly kind: 'refused'; readonly reason: RegretRefusal };

/** Whether an individual buys from a business: a store, the house, or an owner with a CNPJ. Two private people have no such right. */
export function isConsumerDeal({ buyerProfile, partnerId, ownerDocument }: RegretParties): boolean {
  const sellerIsPrivate = partnerId === null && ownerDocument?.length === CPF_LENGTH;
  return CONSUMER_PROFILES.has(buyerProfile) && !sellerIsPrivate;
}

/**
 * The last instant at which what was handed over may be regretted: the end of the seventh day after it in São Paulo. The day of the handing
 * over does not count (Código Civil, art. 132), so it is never less than seven times 24 hours.
 */
export function regretEnd(deliveredAt: number): number {
  const { year, month, day } = saoPauloTime(deliveredAt);
  return saoPauloMidnight(year, month, day + DAYS + 1) - 1;
}

/** Decides the regret of a purchase (rule 0.27; Código de Defesa do Consumidor, art. 49): no reason is asked for, and nobody has to agree. */
export function decideRegret(
  purchase: RegrettablePurchase,
  setting: RegretSetting,
  now: number,
): RegretDecision {
  if (!purchase.isConsumerDeal) return { kind: 'refused', reason: 'not-a-consumer' };
  if (purchase.cancelledAt !== null) return { kind: 'refused', reason: 'already-cancelled' };
  if (setting === 'buy-now' && purchase.origin !== 'buy') return { kind: 'refused', reason: 'not-this-kind' };
  if (purchase.deliveredAt !== null && now > regretEnd(purchase.deliveredAt)) {
    return { kind: 'refused', reason: 'term-over' };
  }
  return { kind: 'regretted' };
}

/** Until when a purchase may be regretted that may be now; null when it may not. */
export function regretTerm(
  purchase: RegrettablePurchase,
  setting: RegretSetting,
  now: number,
): RegretTerm | null {
  if (decideRegret(purchase, setting, now).kind === 'refused') return null;
  return { until: purchase.deliveredAt === null ? null : regretEnd(purchase.deliveredAt) };
}
