import { numberText } from '../../../platform/i18n/number-text.ts';
import type { Dictionary } from '../../dictionary.ts';

export const dealTexts = {
  currentBid: 'Current bid',
  startingBid: 'Opening bid',
  buyNowPrice: 'Buy now',
  bids: (count: number) => (count === 1 ? '1 bid' : `${count} bids`),
  noBids: 'No bids yet',
  watching: (count: number) => (count === 1 ? '1 person watching' : `${count} people watching`),
  endsOn: (when: string) => `Ends on ${when}`,
  days: 'days',
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
  timeLeft: (time: string) => `Time left: ${time}`,
  over: 'Ended',
  endedOn: (when: string) => `Ended on ${when}`,
  noBuyNow: '* This offer has no buy-now price.',
  yourBid: 'Your bid',
  bidHint: (value: string) => `From ${value}`,
  bidAbove: (value: string) => `Above ${value}`,
  filledIn: 'We filled in the next bid. Check it and send it.',
  sendBid: 'Send bid',
  quickBids: 'Quick bids',
  automaticBid: 'Automatic bid',
  buyNow: 'Buy now',
  bidInstead: 'Go to bidding',
  bidAtHouse: (name) => `Place a bid at ${name}`,
  bidsAtHouse: (name) => `This offer is sold by bidding. Bids are placed at ${name}, outside this store.`,
  propose: 'Send proposal',
  youLead: 'You are winning',
  overtaken: 'You have been outbid',
  reserveMet: 'Reserve price met',
  reserveNotMet: 'Reserve price not met yet',
  softClose: (span, most) => {
    if (span === null) return 'Bids in the final minutes extend the offer.';
    return `A bid less than ${span} before the end moves the end to ${span} after that bid, by at most ${most} in total.`;
  },
  fixedEnd: 'This offer ends at a fixed time and is not extended.',
  span: (minutes) => {
    if (minutes === 60) return '1 hour';
    return minutes === 1 ? '1 minute' : `${numberText(minutes, 'EN')} minutes`;
  },
  extended: (until, latest) => `Extended to ${until} (no later than ${latest})`,
  liveLost: 'Live updates are interrupted. Prices refresh every 10 seconds.',
  howItWorks: 'How bidding works',
  history: 'Bid history',
  historyEmpty: 'There are no bids on this offer yet.',
  historyWho: 'Bidder',
  historyWhen: 'When',
  historyValue: 'Amount',
  historyMore: (next: number, all: number) => `Show ${next} more (of ${all})`,
  historyOwn: 'You',
  historyStale: 'The history could not be updated: there may be newer bids.',
  historyNeedsScript: 'The bid history needs JavaScript.',
  historyFailed: 'The history could not be loaded.',
  historyVerify: 'Check this history',
  historyChained:
    'Times are in São Paulo. Each entry carries the code of the one before it, so nothing can be removed or changed later.',
  invalidOffer: 'This offer is no longer available.',
  beyondMoney: 'Bids and purchases are binding: if you win, you buy.',
} satisfies Dictionary['deal'];
