import type { ComplaintEnd } from './complaint-steps.ts';
import type { ComplaintCategory, ComplaintFinding, ComplaintRemedy } from './complaint-words.ts';

/** What makes it unreasonable to take the vehicle: its state, its papers, its debts, or its handover. */
const KEEPING: ReadonlySet<ComplaintCategory> = new Set([
  'vicio-oculto',
  'documentos',
  'descricao',
  'debitos',
  'entrega',
]);

/** What a complaint is about, as far as it decides about storage. */
export interface ComplainedOf {
  readonly category: ComplaintCategory;
  readonly remedy: ComplaintRemedy;
}

/**
 * Whether a complaint keeps its buyer from collecting, so that storage stops while it is open: it is about what they would take, or they want
 * the sale undone. About service or costs they can complain with the vehicle at home.
 */
export function keepsFromCollecting({ category, remedy }: ComplainedOf): boolean {
  return KEEPING.has(category) || remedy === 'desfazer';
}

/**
 * Whether a complaint has ended against its buyer, so that its days of storage count after all: it was found unfounded, or nothing was found because
 * they withdrew it or did not react. What was carried out in the end was no pretext, whatever was found before.
 */
export function endedAgainstBuyer({
  end,
  finding,
}: {
  /** Null: it is open. */
  readonly end: ComplaintEnd | null;
  readonly finding: ComplaintFinding | null;
}): boolean {
  if (end === null || end === 'fulfilled') return false;
  if (finding !== null) return finding === 'improcedente';
  return end === 'withdrawn' || end === 'unanswered';
}
