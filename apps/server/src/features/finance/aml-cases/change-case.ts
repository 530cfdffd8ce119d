import type { AmlCase } from '@patio/contract/finance/aml-cases/aml-case.ts';
import { decideAmlStep, type AmlStep } from '@patio/domain/finance/aml-cases/aml-case.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import { lockCase, saveCase, type CaseChange, type CaseRow } from './cases.store.ts';
import { addEvent, type CaseEvent } from './contents.store.ts';
import { sealText } from './sealed-case.ts';
import { factsOf, showCase } from './show-case.ts';

/** A step of a case. */
interface Change {
  readonly step: AmlStep;
  /** The version that was read; null: the step does not depend on it. */
  readonly version: number | null;
  readonly event: CaseEvent;
  /** Its name in the audit log. */
  readonly action: string;
  readonly words: string | null;
  /** What it changes, or why it is impossible; null: nothing but the history. */
  readonly change: (row: CaseRow) => CaseChange | ApiError | null;
}

const REFUSALS = { state: 'aml-case-state', 'second-user': 'aml-case-second-user' } as const;

/** Takes a step of a case under its lock, with history and audit, and shows the case. Throws ApiError if it is refused. */
export async function changeCase(
  { config, database }: Pick<ServerDeps, 'config' | 'database'>,
  code: number,
  { step, version, event, action, words, change }: Change,
  { actor, now: at }: Pick<SignedInContext, 'actor' | 'now'>,
): Promise<AmlCase> {
  const by = actor.accountId;
  const outcome = await database.transact(async (transaction) => {
    const row = await lockCase(transaction, code);
    if (row === undefined) return new ApiError('aml-case-not-found');
    if (version !== null && version !== row.version) return new ApiError('aml-case-changed');
    const decision = decideAmlStep(factsOf(row), step, { by, cashThreshold: config.rules.aml.cash });
    if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
    const changed = change(row);
    if (changed instanceof ApiError) return changed;
    if (changed !== null) await saveCase(transaction, row, changed);
    const sealed = words === null ? null : sealText(config, code, words);
    await addEvent(transaction, code, { kind: event, by, at, words: sealed });
    await recordAudit(transaction, {
      actorId: by,
      action,
      subject: `aml-case ${code}`,
      ...(changed !== null && {
        before: { state: row.state, assignee: row.assignee_id },
        after: {
          state: changed.state ?? row.state,
          assignee: changed.assignee_id === undefined ? row.assignee_id : changed.assignee_id,
        },
      }),
      at,
    });
    return showCase(config, transaction, code, by);
  });
  if (outcome instanceof ApiError) throw outcome;
  if (outcome === undefined) throw new ApiError('aml-case-not-found');
  return outcome;
}
