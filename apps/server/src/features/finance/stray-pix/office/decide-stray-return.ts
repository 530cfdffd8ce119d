import type { decideStrayReturn as contract } from '@patio/contract/finance/stray-pix/decide-stray-return.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import { decideStrayRelease } from '@patio/domain/finance/stray-pix/stray-pix.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';
import { bookStray, changeLeft } from '../../suspense/public.ts';
import { findReturn, lockStrayPix, writeReturnDecision } from '../returns.store.ts';
import { showStray } from '../show-stray.ts';

const REFUSALS = {
  decided: 'stray-changed',
  changed: 'stray-changed',
  own: 'stray-return-own',
  'too-old': 'stray-too-old',
} as const;

/** Releases the return of a Pix without a charge, or turns it down. */
export const decideStrayReturn =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const pix = offersPix(deps.config);
    const reason = body.decisao === 'recusar' ? body.motivo : null;
    const outcome = await deps.database.transact(async (transaction) => {
      const decided = await decide(transaction, params.id, { reason, by: actor.accountId, at: now, pix });
      if (decided instanceof ApiError) return decided;
      return showStray(transaction, decided, { actor, now, pix });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('stray-return-not-found') : { data: outcome };
  };

interface Decision {
  /** Null: it is released. */
  readonly reason: string | null;
  readonly by: number;
  readonly at: number;
  /** Whether there is a bank. */
  readonly pix: boolean;
}

/** Decides under the lock of the Pix. Returns its code. */
async function decide(
  transaction: Transaction,
  code: number,
  { reason, by, at, pix }: Decision,
): Promise<number | ApiError> {
  const seen = await findReturn(transaction, code);
  const stray = seen && (await lockStrayPix(transaction, seen.stray_code));
  const proposal = stray && (await findReturn(transaction, code));
  if (stray === undefined || proposal === undefined) return new ApiError('stray-return-not-found');
  const { state: before, amount_cents: amount, proposed_by: proposedBy, way } = proposal;
  if (reason === null && way === 'pix' && !pix) return new ApiError('pix-not-offered');
  const decision = decideStrayRelease(
    { state: before, amount, proposedBy, way },
    { left: stray.left_cents, paidAt: stray.paid_at },
    { release: reason === null, by, now: at },
  );
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  const state = reason !== null ? 'withdrawn' : way === 'pix' ? 'sending' : 'done';
  await writeReturnDecision(transaction, code, { state, by, at, reason });
  if (reason === null) {
    // From here no charge can have it.
    await changeLeft(transaction, stray.code, -amount);
    const reference = bankReference(stray.end_to_end_id);
    const booked = { stray: stray.code, amount, at, by, reference };
    await bookStray(transaction, { ...booked, kind: 'sending', key: `stray-sending:${code}` });
    // It has left the bank already.
    if (state === 'done')
      await bookStray(transaction, { ...booked, kind: 'sent', key: `stray-sent:${code}` });
  }
  await recordAudit(transaction, {
    actorId: by,
    action: reason === null ? 'release-stray-return' : 'reject-stray-return',
    subject: `stray-pix ${stray.code}`,
    details: { payback: code, amount, way, ...(reason !== null && { reason }) },
    before: { state: before },
    after: { state },
    at,
  });
  return stray.code;
}
