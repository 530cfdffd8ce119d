import type { PurchaseOrigin } from '../cancellations/decide-cancellation.ts';
import { saoPauloMidnight, saoPauloTime } from '../../time/sao-paulo.ts';

/** Which distance purchases may be regretted: all of them, or only immediate purchases. */
export type RegretSetting = 'all' | 'buy-now';

/** Individuals and employees: they buy for themselves. */
const CONSUMER_PROFILES: ReadonlySet<number> = new Set([6, 7]);
const CPF_LENGTH = 11;
const DAYS = 7;

/** Who deals with whom. */
export type RegretParties = {
  readonly buyerProfile: number;
  /** The selling store; null: none. */
  readonly partnerId: number | null;
  /** Tax number of the account that owns the offer; null: the house itself, or unknown. */
  readonly ownerDocument: string | null;
};

/** The facts of a purchase that its regret depends on. Instants in epoch milliseconds. */
export type RegrettablePurchase = {
  readonly origin: PurchaseOrigin;
  /** When it was handed over; null if it was not. */
  readonly deliveredAt: number | null;
  readonly cancelledAt: number | null;
  readonly isConsumerDeal: boolean;
};

/** Until when a purchase may be regretted: the last instant, or null if it has not been handed over and the period has not started. */
export type RegretTerm = { readonly until: number | null };

export type RegretRefusal = 'already-cancelled' | 'not-a-consumer' | 'not-this-kind' | 'term-over';

export type RegretDecision =
  | { readonly kind: 'regretted' }
  | { readonly kind: 'refused'; readonly reason: RegretRefusal };

/** Whether an individual buys from a business: a store, the house, or an owner with a CNPJ. Between two private people there is no such right. */
export function isConsumerDeal({ buyerProfile, partnerId, ownerDocument }: RegretParties): boolean {
  const sellerIsPrivate = partnerId === null && ownerDocument?.length === CPF_LENGTH;
  return CONSUMER_PROFILES.has(buyerProfile) && !sellerIsPrivate;
}

/**
 * The last instant at which a purchase may be regretted after its handover: the end of the seventh day after it in São Paulo. The day of
 * the handover does not count (Código Civil, art. 132), so the period is never shorter than seven times 24 hours.
 */
export function regretEnd(deliveredAt: number): number {
  const { year, month, day } = saoPauloTime(deliveredAt);
  return saoPauloMidnight(year, month, day + DAYS + 1) - 1;
}

/** Decides the regret of a purchase (rule 0.27; Código de Defesa do Consumidor, art. 49): no reason is required, and nobody has to agree. */
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

/** Until when a purchase may be regretted that may be now; null if it may not. */
export function regretTerm(
  purchase: RegrettablePurchase,
  setting: RegretSetting,
  now: number,
): RegretTerm | null {
  if (decideRegret(purchase, setting, now).kind === 'refused') return null;
  return { until: purchase.deliveredAt === null ? null : regretEnd(purchase.deliveredAt) };
}
