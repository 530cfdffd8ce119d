import { randomUUID } from 'node:crypto';
import type { proposeStrayReturn as contract } from '@patio/contract/finance/stray-pix/propose-stray-return.ts';
import { decideStrayReturn } from '@patio/domain/finance/stray-pix/stray-pix.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';
import { insertReturn, lockStrayPix, returnsOf } from '../returns.store.ts';
import { showStray } from '../show-stray.ts';
import { separateStray } from '../separate-stray.ts';

const REFUSALS = { settled: 'stray-changed', proposed: 'stray-changed', 'too-old': 'stray-too-old' } as const;

/** Proposes to return what is left of a Pix without a charge, or to close it because it left by another way. */
export const proposeStrayReturn =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const way = body.forma === 'pix' ? 'pix' : 'elsewhere';
    const pix = offersPix(deps.config);
    // Without a bank it would be on its way for ever.
    if (way === 'pix' && !pix) return fail('pix-not-offered');
    const refundId = randomUUID().replaceAll('-', '');
    const outcome = await deps.database.transact(async (transaction) => {
      const stray = await lockStrayPix(transaction, params.id);
      if (stray === undefined) return undefined;
      const { code, left_cents: left, paid_at: paidAt } = stray;
      const returns = await returnsOf(transaction, code);
      const open = returns.some(({ state }) => state === 'proposed' || state === 'sending');
      const decision = decideStrayReturn({ left, paidAt }, { open, way, now });
      if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
      const told = { apart: body.outroDinheiro, by: actor.accountId, at: now };
      const similar = await separateStray(transaction, code, told);
      if (similar !== null) return similar;
      const proposed = { stray: code, amount: left, reason: body.motivo, by: actor.accountId, at: now };
      const made = await insertReturn(transaction, { ...proposed, refundId, way });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'propose-stray-return',
        subject: `stray-pix ${code}`,
        details: { payback: made, amount: left, way, reason: body.motivo },
        at: now,
      });
      return showStray(transaction, code, { actor, now, pix });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('stray-not-found') : { data: outcome };
  };
