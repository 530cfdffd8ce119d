import { seededRandom } from '@patio/pictures/drawing/seeded-random.ts';
import { ENDED_DEALS, type EndedDeal } from './ended-deals.ts';
import { RUNNING_DEALS, type RunningDeal } from './running-deals.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The purpose of an offer in the demo. Instants in epoch milliseconds UTC. */
export interface OfferRole {
  readonly index: number;
  readonly ended: EndedDeal | null;
  readonly running: RunningDeal | null;
  readonly publishedAt: number;
  readonly endAt: number;
  readonly bids: number;
  readonly hasPrice: boolean;
  readonly buyable: boolean;
  readonly takesProposals: boolean;
  readonly hasReserve: boolean;
  readonly partner: 'loja-norte' | 'frota-sul' | null;
  readonly report: string | null;
  /** Unpublished, but visible to anyone with its preview link. */
  readonly previewed: boolean;
  /** Has a video if there is one of its vehicle. */
  readonly filmed: boolean;
  readonly spotlight: boolean;
  readonly photos: number;
  readonly profilePrices: boolean;
  readonly profilePhotos: boolean;
  readonly ownIncrements: boolean;
  /** Increments are binding. */
  readonly bindingSteps: boolean;
  readonly special: 'long' | null;
}

/** When the first offers end after a fresh start, in minutes. */
const SOON = [6, 14, 28, 45, 75, 120, 200, 320, 480, 700];

const PHOTO_COUNTS = [8, 7, 10, 6, 9, 5, 12, 3, 8, 7, 11, 2, 8, 10, 1, 9, 4];

/** Returns the roles of `count` offers, oldest first: ended ones, those with a story, those that end soon, and the stock. */
export function offerRoles(count: number, now: number): OfferRole[] {
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(`patio-demo/role/${index}`);
    const ended = ENDED_DEALS[index] ?? null;
    const place = index - ENDED_DEALS.length;
    const running = RUNNING_DEALS[place] ?? null;
    const soon = SOON[place - RUNNING_DEALS.length];
    const stock = ended === null && running === null && soon === undefined;
    const previewed = stock && place % 60 === 11;
    const hasPrice = previewed || !(stock && place % 31 === 5);
    const wanted = random.next() < 0.42;
    const withBids = stock ? hasPrice && wanted && !previewed : (ended?.bids ?? running?.bids ?? 6) > 0;
    const end = endOf({ ended, running, soon, random, now });
    return {
      index,
      ended,
      running,
      publishedAt:
        Math.min(now - 2 * HOUR, end) - Math.floor(random.between(2, 9) * DAY) - (count - index) * MINUTE,
      endAt: end,
      bids: withBids ? (ended?.bids ?? running?.bids ?? Math.floor(random.between(2, 15))) : 0,
      hasPrice,
      buyable: previewed || ended?.how === 'buy' || running?.buyable === true || random.next() < 0.72,
      takesProposals:
        !hasPrice ||
        ended?.how === 'proposal' ||
        (running?.proposals.length ?? 0) > 0 ||
        random.next() < 0.34,
      hasReserve:
        ended === null
          ? random.next() < 0.18 && (running?.lead.length ?? 0) === 0
          : ended.result === 'conditional' || ended.result === 'released',
      partner: stock ? partnerOf(place) : partnerOfDeal(ended, running),
      report: random.next() < 0.28 ? `LC2026${String(10_000 + index * 37)}` : null,
      previewed,
      filmed: stock && place % 19 === 7,
      spotlight: ended === null && place % 19 === 4,
      photos: PHOTO_COUNTS[index % PHOTO_COUNTS.length] ?? 8,
      profilePrices: random.next() < 0.2 || previewed,
      profilePhotos: previewed || (stock && place % 70 === 13),
      ownIncrements: random.next() < 0.2,
      bindingSteps: stock && hasPrice && !withBids && !previewed && place % 7 === 2,
      special: stock && place === 41 ? 'long' : null,
    };
  });
}

function partnerOf(place: number): OfferRole['partner'] {
  if (place % 10 === 3) return 'loja-norte';
  return place % 11 === 7 ? 'frota-sul' : null;
}

/** The store of the partner has sales and proposals too. */
function partnerOfDeal(ended: EndedDeal | null, running: RunningDeal | null): OfferRole['partner'] {
  if ((running?.proposals.length ?? 0) > 1) return 'loja-norte';
  return ended?.buyer?.startsWith('participante') === true && ended.result === 'sold' ? 'loja-norte' : null;
}

function endOf(facts: {
  ended: EndedDeal | null;
  running: RunningDeal | null;
  soon: number | undefined;
  random: { between(low: number, high: number): number };
  now: number;
}): number {
  const { ended, running, soon, random, now } = facts;
  const minute = (instant: number) => Math.ceil(instant / MINUTE) * MINUTE;
  if (ended) return minute(now - ended.daysAgo * DAY - random.between(0, 3) * HOUR);
  if (soon !== undefined) return minute(now + soon * MINUTE);
  if (running) return minute(now + random.between(9, 30) * DAY);
  return minute(now + random.between(1.2, 45) * DAY);
}
