import { maskedComplaint } from '@patio/domain/sales/complaints/complaint-access.ts';
import { courseAfter } from '@patio/domain/sales/complaints/complaint-clocks.ts';
import type { ComplaintStep } from '@patio/domain/sales/complaints/complaint-steps.ts';
import { findTransition, type StepRefusal } from '@patio/domain/sales/complaints/decide-complaint-step.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { factsOf, termsNow } from './complaint-facts.ts';
import { complaintReader, complaintWriter, type ComplaintRow } from './complaints.store.ts';
import { addEvent, isRepeated } from './events.store.ts';
import { attachFiles } from './files/files.store.ts';
import { followUndoing, lockSale } from './follow-undoing.ts';
import { notifyOfStep } from './notify-complaints.ts';
import type { Taken } from './taken-step.ts';

const REFUSALS = {
  'not-now': 'complaint-not-now',
  'not-yours': 'not-allowed',
  'with-store': 'complaint-with-store',
  'four-eyes': 'complaint-four-eyes',
} as const satisfies Readonly<Record<StepRefusal, string>>;

const ANSWERS: ReadonlySet<ComplaintStep> = new Set(['answer', 'decide', 'undo', 'propose']);

/**
 * Takes a step, in one transaction: state and clocks, the event with its files, and the notifications of the other side. A step that was
 * sent twice by accident counts once. Gives the complaint as it was and is; null: it was sent before.
 * Errors: those of the calls that take steps.
 */
export async function moveComplaint(
  deps: ServerDeps,
  transaction: Transaction,
  taken: Taken,
): Promise<{ readonly before: ComplaintRow; readonly after: ComplaintRow } | null> {
  const { code, step, at } = taken;
  const writer = complaintWriter(transaction);
  await lockSale(transaction, taken);
  if (!(await writer.lock(code))) throw new ApiError('complaint-not-found');
  const before = await found(transaction, code);
  if (await wasSent(deps, transaction, taken)) return null;
  if (taken.version !== null && taken.version !== before.version) throw new ApiError('complaint-changed');
  const facts = factsOf(deps, before);
  const row = findTransition(facts, step, taken.taker, at);
  if (typeof row === 'string') throw new ApiError(REFUSALS[row]);
  // What is undone already is not undone again.
  if (taken.solution === 'desfazer' && before.cancelled) throw new ApiError('complaint-not-now');
  if (step === 'reopen' && (await complaintReader(transaction).openOf(before.purchase_code, before.category)))
    throw new ApiError('complaint-open');
  const course = courseAfter(facts, step, row.to, at, await termsNow(deps, transaction, at));
  await writer.move(code, course, {
    finding: taken.finding ?? null,
    answeredAt: ANSWERS.has(step) ? at : null,
  });
  const event = await noteEvent(deps, transaction, before, { ...taken, kind: step });
  await writer.see(code, event);
  await followUndoing(transaction, before, taken);
  const after = await found(transaction, code);
  await notifyOfStep(deps, transaction, { complaint: after, event, taken });
  return { before, after };
}

type Noted = Omit<Taken, 'step' | 'taker' | 'version'> & { readonly kind: ComplaintStep | 'open' | 'note' };

/** Writes what happened, with its files. Errors: `complaint-file-missing`. */
export async function noteEvent(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { purchase_code: purchase, escalated }: Pick<ComplaintRow, 'purchase_code' | 'escalated'>,
  { code: complaint, kind, side, authorId, text, files, finding, solution, at }: Noted,
): Promise<number> {
  const event = await addEvent(transaction, {
    complaint,
    kind,
    side,
    authorId,
    text,
    masked: maskedComplaint(text, [new URL(config.publicUrl).host]),
    finding: finding ?? null,
    solution: solution ?? null,
    reviewed: escalated,
    at,
  });
  const attached = await attachFiles(transaction, event, { purchase, accountId: authorId ?? 0, files });
  if (attached !== files.length) throw new ApiError('complaint-file-missing');
  return event;
}

async function found(transaction: Transaction, code: number): Promise<ComplaintRow> {
  const row = await complaintReader(transaction).find(code);
  if (!row) throw new ApiError('complaint-not-found');
  return row;
}

/** The same words by the same user within seconds: a second click, or a reply that was lost (rule 0.20). */
async function wasSent(
  { config }: ServerDeps,
  transaction: Transaction,
  { code: complaint, authorId, step: kind, text, version, at }: Taken,
): Promise<boolean> {
  if (authorId === null || version === null) return false;
  const from = { since: at - config.rules.doubleSendMs, seen: version };
  return isRepeated(transaction, { complaint, authorId, kind, text }, from);
}
