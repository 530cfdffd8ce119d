import {
  complaintProtocol,
  complaintTextFor,
  maskedComplaint,
} from '@patio/domain/sales/complaints/complaint-access.ts';
import { endedAgainstBuyer, keepsFromCollecting } from '@patio/domain/sales/complaints/complaint-storage.ts';
import { firstDesk } from '@patio/domain/sales/complaints/complaint-clocks.ts';
import type { ComplaintDesk } from '@patio/domain/sales/complaints/complaint-steps.ts';
import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifyCheckers, notifySalesTeam, notifySellers } from '../../messaging/selling-side/public.ts';
import { announcePurchase } from '../../trading/results/public.ts';
import { sellerOf } from './complaint-facts.ts';
import type { ComplaintRow } from './complaints.store.ts';
import type { Taken } from './taken-step.ts';

/** What a mail to the buyer says. */
type Sampled = Parameters<typeof messages.complaintNews>[0];
type Sample = Parameters<typeof messages.salesComplaint>[0];
/** What every mail to a desk says of itself. */
type TeamFacts = Pick<Sample, 'brand' | 'idiom' | 'store' | 'foot' | 'alertsAddress'>;

/** What happened, and the number of its event. */
interface Happened {
  readonly complaint: ComplaintRow;
  readonly event: number;
  readonly taken: Pick<Taken, 'side' | 'text' | 'at'> & { readonly step: Taken['step'] | 'open' };
}

/**
 * Notifies those who did not take the step and must know of it: the buyer of what who sells did and of what happens by itself; who answers of
 * what the buyer did; a store also of what becomes of its sale elsewhere. The buyer gets what they opened or escalated in writing too.
 */
export async function notifyOfStep(
  deps: ServerDeps,
  transaction: Transaction,
  happened: Happened,
): Promise<void> {
  const { complaint, taken } = happened;
  const { step, side } = taken;
  // That the sale is undone they are told with what follows from it.
  if ((side !== 'buyer' && step !== 'undone') || step === 'open' || step === 'escalate')
    await notifyBuyer(deps, transaction, happened);
  else refreshBuyer(deps, transaction, complaint);
  if (side === 'buyer' || side === 'system') await notifyDesk(deps, transaction, complaint.desk, happened);
  const informed = informedDesk(happened);
  if (informed !== null) await notifyDesk(deps, transaction, informed, happened);
}

/** Who is told without acting: an open store of what happens to its sale elsewhere, and the team that what it answered is reviewed. */
function informedDesk({ complaint, taken: { step, side } }: Happened): ComplaintDesk | null {
  const { desk } = complaint;
  if (firstDesk(sellerOf(complaint)) === 'store')
    return desk === 'store' || side === 'store' ? null : 'store';
  return step === 'escalate' ? 'house' : null;
}

function refreshBuyer(
  { live }: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  complaint: ComplaintRow,
): void {
  const { account_id: buyer, offer_code: offer } = complaint;
  transaction.afterCommit(() => live.publishNegotiation(buyer, offer));
}

async function notifyBuyer(
  deps: ServerDeps,
  transaction: Transaction,
  { complaint, event, taken: { step, text, side, at } }: Happened,
): Promise<void> {
  const masked = [new URL(deps.config.publicUrl).host];
  const words =
    side === 'buyer' ? '' : complaintTextFor('buyer', { side, text, masked: maskedComplaint(text, masked) });
  await announcePurchase(
    deps,
    transaction,
    { ...complaint, code: complaint.purchase_code },
    {
      section: 'reclamacoes',
      fact: `complaint:${event}`,
      at,
      write: (facts) =>
        messages.complaintNews({
          ...facts,
          step,
          protocol: protocolOf(complaint),
          category: complaint.category,
          words,
          answerBy: complaint.answer_due_at,
          reactBy: complaint.buyer_due_at,
          ofStore: complaint.desk === 'store',
          escalated: complaint.escalated,
          storage: storageNews(complaint, step),
        }),
    },
  );
}

/** What the buyer is told of their storage with a step: that it stops, or what becomes of the days that it stopped. */
function storageNews(complaint: ComplaintRow, step: Taken['step'] | 'open'): Sampled['storage'] {
  if (step === 'open') return complaint.in_storage && keepsFromCollecting(complaint) ? 'stops' : null;
  if (!complaint.storage_stopped) return null;
  if (step === 'decide' && complaint.finding === 'improcedente') return 'may-count';
  const { end_reason: end, finding } = complaint;
  return endedAgainstBuyer({ end, finding }) ? 'counts' : null;
}

async function notifyDesk(
  deps: ServerDeps,
  transaction: Transaction,
  desk: ComplaintDesk,
  { complaint, event, taken: { step, at } }: Happened,
): Promise<void> {
  const told = {
    fact: `complaint-${event}-${desk}`,
    officePath: officeRecordPath('complaint', complaint.code),
    write: (facts: TeamFacts) =>
      messages.salesComplaint({
        ...facts,
        step,
        protocol: protocolOf(complaint),
        title: complaint.title,
        purchaseCode: complaint.purchase_code,
        category: complaint.category,
        answerBy: complaint.answer_due_at,
        acts: desk === complaint.desk,
      }),
    now: at,
  };
  if (desk === 'review')
    return notifyCheckers(deps, transaction, { ...told, roles: ['administrator', 'finance'], topic: 'sale' });
  if (desk === 'store' || complaint.partner_id === null)
    return notifySellers(deps, transaction, { ...told, offerCode: complaint.offer_code });
  return notifySalesTeam(deps, transaction, told);
}

const protocolOf = ({ code, opened_at: at }: ComplaintRow): string => complaintProtocol(code, at);
