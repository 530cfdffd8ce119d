import type { correctOffer as contract } from '@patio/contract/sales/corrections/correct-offer.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { auctionLocker } from '../../trading/auctions/public.ts';
import { applyCorrection, NothingCorrected } from './apply-correction.ts';

/** Corrects an open offer under its lock: users with earlier deals are notified, later deals use the corrected facts. */
export const correctOffer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await deps.database
      .transact(async (transaction) => {
        const [row] = await auctionLocker(transaction).lockAll([params.id]);
        if (!row) return new ApiError('offer-not-found');
        return applyCorrection(deps, transaction, {
          row,
          body,
          actorId: actor.accountId,
          now: deps.clock.now(),
        });
      })
      .catch((failure: unknown) => {
        if (failure instanceof NothingCorrected) return failure.reply;
        throw failure;
      });
    if (outcome instanceof ApiError) throw outcome;
    return { data: outcome };
  };
