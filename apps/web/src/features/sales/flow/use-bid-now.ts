import { inClosingWindow } from '@patio/domain/trading/auctions/ends/soft-close.ts';
import { useLiveOffer, useServerTime } from '../../trading/auctions/public.ts';
import type { LiveView } from '../../catalogue/catalogue/public.ts';
import type { DealIntent } from '../../identity/intents/public.ts';
import { useStanding } from '../../trading/standings/public.ts';

/** The current state of a bid under review. */
export type BidNow =
  | { readonly state: 'unknown' }
  | { readonly state: 'over' }
  | {
      readonly state: 'enough' | 'too-low';
      readonly figures: LiveView;
      /** The bidder already leads. */
      readonly leads: boolean;
      /** Inside the closing window: the bid would move the end. */
      readonly late: boolean;
      /** Seconds until the end. */
      readonly left: number;
    };

const MINUTE_MS = 60_000;

/** Follows the offer of a bid under review; unknown until the server has answered. */
export function useBidNow(intent: DealIntent): BidNow {
  const { figures, offset } = useLiveOffer(intent.offer.code, before(intent));
  const { standing } = useStanding(intent.offer.code, figures.leader);
  const time = useServerTime(offset);
  if (time === null || figures.serverNow === 0) return { state: 'unknown' };
  if (figures.status !== 'A' || time >= figures.end) return { state: 'over' };
  const leads = standing === 'leads';
  const least = figures.hasBid ? figures.price + Math.max(1, intent.bindingStep) : figures.price;
  const low = intent.value < least;
  const softCloseMs = (figures.softCloseMinutes ?? 0) * MINUTE_MS;
  return {
    state: low && !leads ? 'too-low' : 'enough',
    figures,
    leads,
    late: inClosingWindow({ end: figures.end, softCloseMs }, time) && figures.end < figures.latestEnd,
    left: Math.ceil((figures.end - time) / 1000),
  };
}

/** Placeholder until the first figures of the offer arrive: nothing that should be shown. */
function before({ price }: DealIntent): LiveView {
  return {
    seq: 0,
    status: 'A',
    hasBid: false,
    price,
    bids: 0,
    leader: null,
    end: 0,
    originalEnd: 0,
    latestEnd: 0,
    reserveMet: null,
    softCloseMinutes: null,
    serverNow: 0,
  };
}
