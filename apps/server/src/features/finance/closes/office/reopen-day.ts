import type { reopenDay as contract } from '@patio/contract/finance/closes/reopen-day.ts';
import { decideReopen, type ReopenDecision } from '@patio/domain/finance/closes/decide-close.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { findDay } from '../closes-list.store.ts';
import { closeAlone, closeOf, edgesOf, writeReopening } from '../closes.store.ts';
import { showClose } from '../show-close.ts';

const REFUSALS = {
  'not-closed': 'close-not-closed',
  'not-last': 'close-not-last',
  own: 'close-own',
} as const satisfies Record<Exclude<ReopenDecision, 'allowed'>, string>;

/** Opens the day again that was closed last. */
export const reopenDay =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const asked = { code: params.id, reason: body.motivo, by: actor.accountId, at: now };
    const outcome = await database.transact(
      async (transaction) =>
        (await reopen(transaction, asked)) ?? showClose(transaction, params.id, { actor, now }),
    );
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('close-not-found') : { data: outcome };
  };

interface Asked {
  readonly code: number;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

async function reopen(transaction: Transaction, { code, reason, by, at }: Asked): Promise<ApiError | null> {
  await closeAlone(transaction);
  const row = await findDay(transaction, code);
  if (row === undefined) return new ApiError('close-not-found');
  const close = await closeOf(transaction, row.day);
  const { last_closed: lastClosed } = await edgesOf(transaction);
  const decision = decideReopen({ day: row.day, lastClosed, closedBy: close?.closed_by ?? null }, by);
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  if (close === undefined) return new ApiError('close-not-closed');
  await writeReopening(transaction, close.code, { by, at, reason });
  await recordAudit(transaction, {
    actorId: by,
    action: 'reopen-day',
    subject: `book ${row.day}`,
    details: { reason },
    before: { bank: close.bank_cents, closedBy: close.closed_by },
    after: { bank: null, closedBy: null },
    at,
  });
  return null;
}
