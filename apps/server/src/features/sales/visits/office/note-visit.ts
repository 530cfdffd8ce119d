import type { noteVisit as contract } from '@patio/contract/sales/visits/note-visit.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { visitWriter } from '../visits.store.ts';
import { seenVisit } from './reach-visit.ts';

/** Writes what who sells notes about a visit; audited. */
export const noteVisit =
  ({ clock, database }: ServerDeps): Handler<typeof contract> =>
  ({ params, body }, { actor }) =>
    database.transact(async (transaction) => {
      const seen = await seenVisit(transaction, { code: params.id, version: body.versao, actor });
      await visitWriter(transaction).note(seen.code, body.nota);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'note-visit',
        subject: `visit ${seen.code}`,
        details: { offer: seen.offer_code },
        before: { note: seen.note },
        after: { note: body.nota },
        at: clock.now(),
      });
      return undefined;
    });
