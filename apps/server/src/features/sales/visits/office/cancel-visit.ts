import type { cancelVisit as contract } from '@patio/contract/sales/visits/cancel-visit.ts';
import { isToCome } from '@patio/domain/sales/visits/decide-visit.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mailedReason } from '../../../../platform/access/mailed-reason.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { notifyVisitor } from '../notify-visitor.ts';
import { findVisit, visitWriter } from '../visits.store.ts';
import { seenVisit } from './reach-visit.ts';

/** Cancels a visit that stands, or refuses one that waits for approval; its visitor is told the reason. Audited. */
export const cancelVisit =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor }) =>
    deps.database.transact(async (transaction) => {
      const at = deps.clock.now();
      const seen = await seenVisit(transaction, { code: params.id, version: body.versao, actor });
      if (!isToCome(seen.state, seen.starts_at, at)) return fail('visit-over');
      const refuses = seen.state === 'pedida';
      const state = refuses ? 'recusada' : 'cancelada';
      const cause = refuses ? null : 'equipe';
      await visitWriter(transaction).end(seen.code, {
        state,
        cause,
        reason: mailedReason(actor, body.motivo),
        at,
      });
      const visit = await findVisit(transaction, seen.code);
      const what = refuses ? 'refused' : 'cancelled';
      if (visit) await notifyVisitor(deps, transaction, visit, { what, at });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'cancel-visit',
        subject: `visit ${seen.code}`,
        details: { offer: seen.offer_code, reason: body.motivo },
        before: { state: seen.state },
        after: { state },
        at,
      });
      return undefined;
    });
