import type { decideReview as contract } from '@patio/contract/people/reviews/decide-review.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { flagWriter } from './flags.store.ts';
import { presentFlag } from './reviews.present.ts';

const decisions = { descartar: 'dismissed', confirmar: 'confirmed' } as const;

/** Stores a reviewer's decision on a flag, once (market practice: an operator reviews before anything follows from a suspicion). */
export const decideReview =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const status = decisions[body.decisao];
    const row = await database.transact(async (transaction) => {
      const writer = flagWriter(transaction);
      const flag = await writer.lock(params.id);
      if (!flag) return fail('review-not-found');
      if (flag.status === 'open') {
        await writer.decide(params.id, { status, reviewerId: actor.accountId, at: now, note: body.nota });
        await recordAudit(transaction, {
          actorId: actor.accountId,
          action: 'decide-review',
          subject: `offer ${flag.offer_code}`,
          details: { review: params.id, decision: status, note: body.nota },
          at: now,
        });
      } else if (flag.status !== status || flag.note !== body.nota) return fail('review-decided');
      return writer.find(params.id);
    });
    return row ? { data: presentFlag(row) } : fail('review-not-found');
  };
