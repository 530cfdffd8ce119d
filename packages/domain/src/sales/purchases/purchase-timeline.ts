import { currentStage, type ProgressFacts, type PurchaseStage } from './purchase-progress.ts';

/** The parts of the way from the sale to the keys, in their order. */
export const TIMELINE_PARTS = ['bought', 'contact', 'payment', 'release', 'handover'] as const;
export type TimelinePart = (typeof TIMELINE_PARTS)[number] | 'shipped';

/** The dates of a purchase in epoch milliseconds, null if not reached or not known. */
export interface TimelineFacts extends ProgressFacts {
  readonly createdAt: number;
  readonly paymentApprovedAt: number | null;
  readonly releasedAt: number | null;
  readonly finishedAt: number | null;
  /** When it left the yard with its carrier; null: not yet, or it is collected. */
  readonly loadedAt: number | null;
}

export interface TimelineLine {
  readonly part: TimelinePart;
  /** `skipped`: it is over without a date of its own; `never`: the purchase was cancelled before. */
  readonly state: 'done' | 'skipped' | 'now' | 'ahead' | 'never';
  /** When it was done; null otherwise. */
  readonly at: number | null;
}

const PART_OF: Readonly<Record<PurchaseStage, (typeof TIMELINE_PARTS)[number]>> = {
  contact: 'contact',
  payment: 'payment',
  credit: 'payment',
  release: 'release',
  pickup: 'handover',
  delivery: 'handover',
};

/** What has happened to a purchase, what it waits for, and what comes after. */
export function purchaseTimeline(facts: TimelineFacts): readonly TimelineLine[] {
  const stage = currentStage(facts);
  const now = stage === null ? null : TIMELINE_PARTS.indexOf(PART_OF[stage]);
  const dates: Readonly<Record<(typeof TIMELINE_PARTS)[number], number | null>> = {
    bought: facts.createdAt,
    contact: facts.negotiationAt,
    payment: facts.paymentApproved ? facts.paymentApprovedAt : null,
    release: facts.releasedAt,
    handover: facts.finishedAt,
  };
  const last = TIMELINE_PARTS.findLastIndex((part) => dates[part] !== null);
  const lines = TIMELINE_PARTS.map((part, index): TimelineLine => {
    const at = dates[part];
    if (index === now) return { part, state: 'now', at: null };
    if (at !== null) return { part, state: 'done', at };
    // Before what has a date it was reached, whatever came after.
    const isReached = index < last || (part === 'payment' && facts.paymentApproved === true);
    if (facts.cancelledAt !== null) return { part, state: isReached ? 'skipped' : 'never', at: null };
    return { part, state: now === null || index < now ? 'skipped' : 'ahead', at: null };
  });
  if (facts.loadedAt === null) return lines;
  return lines.toSpliced(-1, 0, { part: 'shipped', state: 'done', at: facts.loadedAt });
}
