import type { extendOffer as contract } from '@patio/contract/sales/extensions/extend-offer.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { extendAuction, type Extension } from '@patio/domain/trading/auctions/ends/extend-auction.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { auctionLocker, auctionState, saveAuctions } from '../../trading/auctions/public.ts';
import { standingsOf } from '../../trading/deals/public.ts';
import { announceExtension } from './announce-extension.ts';

const REFUSALS = {
  ended: 'extension-too-late',
  'end-changed': 'end-changed',
  'not-later': 'end-not-later',
  'too-far': 'end-too-far',
} as const satisfies Record<Extract<Extension, { kind: 'refused' }>['reason'], string>;

/** Moves an end under the lock of the offer, so that bids, closing and colleagues come before it or after it. */
export const extendOffer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const [row] = await auctionLocker(transaction).lockAll([params.id]);
      if (!row) return new ApiError('offer-not-found');
      const now = deps.clock.now();
      const standing = (await standingsOf(transaction, [row.offer_code], now)).get(row.offer_code);
      if (standing?.stayed === true || standing?.store_open === false) return new ApiError('offer-stayed');
      const wanted = { until: Date.parse(body.novoFim), seenEnd: Date.parse(body.fim) };
      const decision = extendAuction(auctionState(row), wanted, now);
      if (decision.kind === 'refused') return new ApiError(REFUSALS[decision.reason]);
      const { end, lastAt: at } = decision.state;
      await saveAuctions(transaction, [{ before: row, ...decision, maxima: [], outcome: null }]);
      const told = await announceExtension(deps, transaction, row, { end, reason: body.motivo, at });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'extend-offer',
        subject: `offer ${row.offer_code}`,
        details: { reason: body.motivo, told },
        before: { end: row.end_at },
        after: { end },
        at,
      });
      transaction.afterCommit(() => deps.live.publish(row.offer_code));
      return { end, told };
    });
    if (outcome instanceof ApiError) throw outcome;
    return { data: { codigoOferta: params.id, fim: isoInstant(outcome.end), avisados: outcome.told } };
  };
