import type { OwnComplaints } from '@patio/contract/sales/complaints/own-complaints.ts';
import { firstDesk } from '@patio/domain/sales/complaints/complaint-clocks.ts';
import { BUYER_STEPS } from '@patio/domain/sales/complaints/complaint-steps.ts';
import { stepsNow } from '@patio/domain/sales/complaints/decide-complaint-step.ts';
import { complaintAccess, type ComplainedPurchase } from '@patio/domain/sales/complaints/may-complain.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { factsOf, sellerOf } from '../complaint-facts.ts';
import { presentComplaint } from '../complaints.present.ts';
import { complaintReader, type ComplainedRow, type ComplaintRow } from '../complaints.store.ts';
import { eventsOf, type ComplaintEventRow } from '../events.store.ts';

/** A purchase as the rules of complaints see it. */
export function complainedOf(row: ComplainedRow): ComplainedPurchase {
  return {
    status: row.status,
    releasedAt: row.awaiting_withdrawal_at,
    deliveredAt: row.left_at ?? row.finished_at,
    cancelledAt: row.cancelled_at,
  };
}

/** The complaints about a purchase of the caller, as they stand. */
export async function ownComplaintsOf(
  deps: Pick<ServerDeps, 'config'>,
  queries: Queries,
  purchase: ComplainedRow,
  now: number,
): Promise<OwnComplaints> {
  const rows = await complaintReader(queries).ofPurchase(purchase.code, purchase.account_id);
  const events = await eventsOf(
    queries,
    rows.map(({ code }) => code),
  );
  const { rules } = deps.config;
  return {
    acesso: complaintAccess(complainedOf(purchase)),
    dias: rules.complaintTermDays,
    diasResposta: rules.complaintAnswerDays,
    loja: firstDesk(sellerOf(purchase)) === 'store' ? purchase.store : null,
    diarias: purchase.in_storage,
    compradaEm: dayOf(purchase.created_at),
    reclamacoes: rows.map((row) => present(deps, row, events, now)),
  };
}

function present(
  deps: Pick<ServerDeps, 'config'>,
  row: ComplaintRow,
  events: readonly ComplaintEventRow[],
  now: number,
) {
  const facts = factsOf(deps, row);
  const steps = new Set<string>(stepsNow(facts, { kind: 'buyer' }, now));
  return {
    ...presentComplaint(row, facts, { events, reader: 'buyer', now }),
    passos: BUYER_STEPS.filter((step) => steps.has(step)),
  };
}
