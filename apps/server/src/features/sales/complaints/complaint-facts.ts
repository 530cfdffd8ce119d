import type { ComplaintSeller, ComplaintTerms } from '@patio/domain/sales/complaints/complaint-clocks.ts';
import {
  reopenableUntil,
  type ComplaintFacts,
} from '@patio/domain/sales/complaints/decide-complaint-step.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { workingCalendar } from '../working-days/public.ts';
import type { ComplaintRow } from './complaints.store.ts';

type Rules = Pick<ServerDeps, 'config'>;

/** Who sold what a complaint is about. */
export function sellerOf({
  partner_id: partner,
  store_status: status,
}: Pick<ComplaintRow, 'partner_id' | 'store_status'>): ComplaintSeller {
  return { store: partner !== null, open: partner === null || status === 'approved' };
}

/** A stored complaint as the rules see it. */
export function factsOf({ config }: Rules, row: ComplaintRow): ComplaintFacts {
  return {
    state: row.state,
    desk: row.desk,
    storeOpen: sellerOf(row).open,
    escalated: row.escalated,
    asks: row.asks,
    answerDueAt: row.answer_due_at,
    buyerDueAt: row.buyer_due_at,
    pausedAt: row.paused_at,
    closedAt: row.closed_at,
    overdueAt: row.overdue_at,
    undoAsked: row.remedy === 'desfazer' && !row.cancelled && !row.undoing_elsewhere,
    undoing: row.undoing,
    reopenUntil: reopenableUntil(
      { closedAt: row.closed_at, buyerGone: row.buyer_gone, undone: row.undone },
      config.rules.complaintReopenMs,
    ),
    answeredBy: row.answered_by,
  };
}

/** The terms of the house at an instant. */
export async function termsNow({ config }: Rules, queries: Queries, now: number): Promise<ComplaintTerms> {
  const { rules } = config;
  return {
    answerDays: rules.complaintAnswerDays,
    reviewDays: rules.complaintReviewDays,
    replyMs: rules.complaintReplyMs,
    reopenMs: rules.complaintReopenMs,
    fulfilMs: rules.complaintFulfilMs,
    calendar: await workingCalendar(queries, now),
  };
}
