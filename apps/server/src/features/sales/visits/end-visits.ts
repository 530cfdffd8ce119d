import { OPEN_VISITS, type VisitCause } from '@patio/domain/sales/visits/decide-visit.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { notifyVisitor } from './notify-visitor.ts';
import { findVisit, visitWriter } from './visits.store.ts';

const NEWS = {
  oferta: 'offer-over',
  local: 'place-gone',
  dia: 'day-closed',
  prazo: 'unanswered',
} as const satisfies Partial<Record<VisitCause, string>>;

interface End {
  readonly cause: keyof typeof NEWS;
  readonly reason?: string;
  readonly at: number;
}

/** Cancels open visits that can no longer take place, in the order of their numbers, and tells their visitors. Returns how many. */
export async function endVisits(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  codes: readonly number[],
  { cause, reason, at }: End,
): Promise<number> {
  const writer = visitWriter(transaction);
  let ended = 0;
  for (const code of codes) {
    const seen = await writer.lock(code);
    if (!seen || !OPEN_VISITS.includes(seen.state)) continue;
    await writer.end(code, { state: 'cancelada', cause, reason: reason ?? null, at });
    const visit = await findVisit(transaction, code);
    if (visit) await notifyVisitor(deps, transaction, visit, { what: NEWS[cause], at });
    ended += 1;
  }
  return ended;
}
