import type { recordVisit as contract } from '@patio/contract/sales/visits/record-visit.ts';
import { recordRefusal } from '@patio/domain/sales/visits/decide-visit.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { notifyVisitor } from '../notify-visitor.ts';
import { findVisit, visitWriter } from '../visits.store.ts';
import { seenVisit } from './reach-visit.ts';

/** Records whether the visitor came. Who did not is told, because it limits their next bookings. Audited. */
export const recordVisit =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor }) =>
    deps.database.transact(async (transaction) => {
      const at = deps.clock.now();
      const seen = await seenVisit(transaction, { code: params.id, version: body.versao, actor });
      const refusal = recordRefusal(seen.state, seen.starts_at, at);
      if (refusal !== null) return fail(refusal === 'over' ? 'visit-over' : 'visit-not-begun');
      const state = body.veio ? 'feita' : 'faltou';
      if (state === seen.state) return undefined;
      await visitWriter(transaction).end(seen.code, { state, at });
      const visit = await findVisit(transaction, seen.code);
      if (visit && state === 'faltou') await notifyVisitor(deps, transaction, visit, { what: 'missed', at });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'record-visit',
        subject: `visit ${seen.code}`,
        details: { offer: seen.offer_code },
        before: { state: seen.state },
        after: { state },
        at,
      });
      return undefined;
    });
