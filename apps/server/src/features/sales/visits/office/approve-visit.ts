import type { approveVisit as contract } from '@patio/contract/sales/visits/approve-visit.ts';
import { isToCome } from '@patio/domain/sales/visits/decide-visit.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { notifyVisitor } from '../notify-visitor.ts';
import { findVisit, visitWriter } from '../visits.store.ts';
import { seenVisit } from './reach-visit.ts';

/** Approves a visit that waits for it; its visitor learns where it is. Audited. */
export const approveVisit =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor }) =>
    deps.database.transact(async (transaction) => {
      const at = deps.clock.now();
      const seen = await seenVisit(transaction, { code: params.id, version: body.versao, actor });
      if (seen.state !== 'pedida' || !isToCome(seen.state, seen.starts_at, at)) return fail('visit-over');
      await visitWriter(transaction).end(seen.code, { state: 'marcada', at });
      const visit = await findVisit(transaction, seen.code);
      if (visit) await notifyVisitor(deps, transaction, visit, { what: 'approved', at });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'approve-visit',
        subject: `visit ${seen.code}`,
        details: { offer: seen.offer_code },
        before: { state: seen.state },
        after: { state: 'marcada' },
        at,
      });
      return undefined;
    });
