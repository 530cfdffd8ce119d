import type { verifyOffer as contract } from '@patio/contract/catalogue/catalogue/verify-offer.ts';
import { isAuctionOpen } from '@patio/domain/trading/auctions/auction-state.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offerReader } from '../offers.store.ts';

/** API-15: open means status A and before the end (S-24); a hidden offer is unknown. */
export const verifyOffer =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const reader = offerReader(database, now);
    const found = await reader.resolve(params.id);
    const state = found && (await reader.state(found.offer_code));
    if (!state) return fail('offer-not-found');
    return {
      codigoOferta: found.offer_code,
      valido: isAuctionOpen({ status: state.status === 'A' ? 'A' : 'E', end: state.end_at }, now),
      status: state.status,
    };
  };
