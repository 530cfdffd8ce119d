import type { undoChange as contract } from '@patio/contract/identity/undo/undo-change.ts';
import { mayCall } from '@patio/contract/route/may-call.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { hashOf } from '../sessions/public.ts';
import { takeChange } from './undo.store.ts';
import { undoableKind } from './undoable.ts';

/** How long a change can be taken back. */
export const UNDO_MS = 600_000;

/** Takes a change of its author back; what was changed again since stays. Audited, record by record. */
export const undoChange =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor }) => {
    const at = deps.clock.now();
    const actorId = actor.accountId;
    // Refusals are thrown: nothing of the attempt stays, not even that the token was used.
    return deps.database.transact(async (transaction) => {
      const key = { tokenHash: hashOf(body.desfazer), actorId };
      const kept = await takeChange(transaction, key, { now: at, since: at - UNDO_MS });
      const kind = kept && undoableKind(kept.action);
      if (!kind) throw new ApiError('undo-too-late');
      if (!mayCall(kind.route, actor)) throw new ApiError('not-allowed');
      const outcomes = await kind.undoAll(kept.before, { deps, transaction, actor, at });
      const undone = outcomes.filter((one) => one !== null);
      if (undone.length === 0) throw new ApiError('undo-changed');
      for (const record of undone)
        await recordAudit(transaction, {
          actorId,
          action: 'undo-change',
          details: { action: kept.action },
          ...record,
          at,
        });
      return { desfeitas: undone.length, mantidas: outcomes.length - undone.length };
    });
  };
