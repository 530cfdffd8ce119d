import { decideReview as contract } from '@patio/contract/people/reviews/decide-review.ts';
import { z } from 'zod';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { undoable } from '../../identity/undo/public.ts';
import { flagWriter } from './flags.store.ts';
import { presentFlag } from './reviews.present.ts';

const decisions = { descartar: 'dismissed', confirmar: 'confirmed' } as const;

const keepOpen = undoable({
  action: 'decide-review',
  route: contract,
  before: z.object({ review: z.number(), status: z.string(), at: z.number() }),
  undo: async ({ review, status, at }, { transaction, actor }) => {
    const flag = await flagWriter(transaction).reopen(review, { by: actor.accountId, at });
    if (!flag) return null;
    return { subject: `offer ${flag.offer_code}`, before: { status }, after: { status: 'open' } };
  },
});

/** Stores a reviewer's decision on a flag, once (market practice: an operator reviews before anything follows from a suspicion). */
export const decideReview =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const status = decisions[body.decisao];
    const { row, desfazer } = await database.transact(async (transaction) => {
      const writer = flagWriter(transaction);
      const flag = await writer.lock(params.id);
      if (!flag) return fail('review-not-found');
      if (flag.status === 'open') {
        await writer.decide(params.id, { status, reviewerId: actor.accountId, at: now, note: body.nota });
        await recordAudit(transaction, {
          actorId: actor.accountId,
          action: 'decide-review',
          subject: `offer ${flag.offer_code}`,
          details: { review: params.id, note: body.nota },
          before: { status: flag.status },
          after: { status },
          at: now,
        });
        const before = { review: params.id, status, at: now };
        const token = await keepOpen(transaction, [before], { actorId: actor.accountId, at: now });
        return { row: await writer.find(params.id), desfazer: token };
      }
      if (flag.status !== status || flag.note !== body.nota) return fail('review-decided');
      return { row: await writer.find(params.id), desfazer: null };
    });
    return row ? { data: presentFlag(row), desfazer } : fail('review-not-found');
  };
