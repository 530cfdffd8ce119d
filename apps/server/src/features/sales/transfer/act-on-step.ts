import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import {
  isPossibleDay,
  stepProblem,
  type TransferAction,
  type TransferProblem,
} from '@patio/domain/sales/transfer/transfer-actions.ts';
import { stepRule, type TransferStep } from '@patio/domain/sales/transfer/transfer-steps.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import { isProof, settleProof } from '../purchase-documents/public.ts';
import { announceStep } from './announce-step.ts';
import { openToChange, openTransfer, type Door, type OpenedTransfer } from './open-transfer.ts';
import { saveSummary, transferFacts } from './follow/summary.store.ts';
import { addEvent, type EventKind, type TransferEvent } from './transfer.store.ts';
import { presentTransfer } from './transfer.present.ts';

const PROBLEMS = {
  none: 'transfer-none',
  'not-yours': 'transfer-not-yours',
  order: 'transfer-order',
  state: 'transfer-state',
} as const satisfies Record<TransferProblem, string>;

const KINDS = {
  send: 'sent',
  do: 'done',
  confirm: 'confirmed',
  refuse: 'refused',
  waive: 'waived',
  undo: 'undone',
} as const satisfies Record<TransferAction, EventKind>;

const AUDITED = {
  send: null,
  do: 'do-transfer-step',
  confirm: 'decide-transfer-step',
  refuse: 'decide-transfer-step',
  waive: 'waive-transfer-step',
  undo: 'undo-transfer-step',
} as const;

/** What is done to a step, by whom, and what they had read. */
export interface StepAction {
  readonly code: number;
  readonly step: TransferStep;
  readonly action: TransferAction;
  readonly door: Door;
  readonly version: number;
  /** The day on which it was done, yyyy-mm-dd, and its proof; of what is sent or done. */
  readonly on?: string | null;
  readonly document?: string | null;
  /** A note, or a reason. */
  readonly words: string | null;
}

/** Does something to a step of a transfer, once: the rule decides, the other side is notified, and what staff do is audited. */
export async function actOnStep(
  deps: ServerDeps,
  act: StepAction,
  { actor, now }: SignedInContext,
): Promise<{ data: Transfer | null }> {
  const opening = { code: act.code, actor, door: act.door, now };
  return deps.database.transact(async (transaction) => {
    const opened = await openToChange(deps, transaction, opening);
    if (isRepeated(opened, act, actor.accountId)) return { data: presentTransfer(opened, now) };
    refuse(opened, act, now);
    const done = opened.events.findLast(({ step }) => step === act.step);
    const on = act.action === 'confirm' ? (done?.done_on ?? dayOf(now)) : (act.on ?? null);
    const document = act.action === 'confirm' ? (done?.document ?? null) : (act.document ?? null);
    if (act.document !== undefined && act.document !== null) {
      const { proofs: kinds } = stepRule(act.step);
      const proof = { code: act.code, guid: act.document, actor, door: act.door, kinds };
      if (!(await isProof(transaction, proof))) throw new ApiError('transfer-proof');
    }
    const { accountId } = actor;
    const { side } = opened;
    const kind = KINDS[act.action];
    await addEvent(transaction, act.code, {
      step: act.step,
      kind,
      side,
      accountId,
      at: now,
      on,
      document,
      words: act.words,
    });
    const seen = await transferFacts(transaction, act.code);
    const after = await openTransfer(deps, transaction, opening);
    await saveSummary(transaction, after, { seen, now });
    await settle(transaction, act, done, { accountId, at: now });
    await audit(transaction, act, { before: opened, after }, { accountId, at: now });
    await announceStep(deps, transaction, { opened: after, step: act.step, kind, words: act.words, at: now });
    return { data: presentTransfer(after, now) };
  });
}

/** Whether the last event is this very action of the same user: a double click, or a reply that was lost. */
function isRepeated({ events, version }: OpenedTransfer, act: StepAction, accountId: number): boolean {
  const last = events.at(-1);
  const before = events.at(-2)?.code ?? 0;
  return (
    last !== undefined &&
    act.version !== version &&
    act.version === before &&
    last.account_id === accountId &&
    last.step === act.step &&
    last.kind === KINDS[act.action] &&
    last.words === act.words
  );
}

function refuse({ plan, side, version, purchase }: OpenedTransfer, act: StepAction, now: number): void {
  const problem = stepProblem(plan, act.step, act.action, side);
  if (problem === 'none' || problem === 'not-yours') throw new ApiError(PROBLEMS[problem]);
  if (act.version !== version) throw new ApiError('transfer-changed');
  if (problem !== null) throw new ApiError(PROBLEMS[problem]);
  if (act.on === undefined || act.on === null) return;
  const day = { on: act.on, today: dayOf(now), soldOn: dayOf(purchase.created_at) };
  if (!isPossibleDay(plan, act.step, day)) throw new ApiError('transfer-day');
}

/** What was decided on a step is decided on its proof. */
async function settle(
  transaction: Transaction,
  { code, action, words }: StepAction,
  sent: TransferEvent | undefined,
  by: { readonly accountId: number; readonly at: number },
): Promise<void> {
  if ((action !== 'confirm' && action !== 'refuse') || !sent?.document) return;
  const reason = action === 'confirm' ? null : words;
  await settleProof(transaction, { code, guid: sent.document, reason }, by);
}

async function audit(
  transaction: Transaction,
  { code, step, action, door, words }: StepAction,
  { before, after }: { readonly before: OpenedTransfer; readonly after: OpenedTransfer },
  { accountId: actorId, at }: { readonly accountId: number; readonly at: number },
): Promise<void> {
  const name = AUDITED[action];
  if (door === 'own' || name === null) return;
  const state = ({ plan }: OpenedTransfer) => plan.find((each) => each.step === step)?.state ?? null;
  const reason = action === 'refuse' || action === 'waive' || action === 'undo' ? words : null;
  await recordAudit(transaction, {
    actorId,
    action: name,
    subject: `purchase ${code}`,
    details: { step, ...(reason === null ? {} : { reason }) },
    before: { state: state(before) },
    after: { state: state(after) },
    at,
  });
}
