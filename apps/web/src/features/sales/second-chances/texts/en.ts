import type { secondChanceTextsPt } from './ptbr.ts';

export const secondChanceTextsEn: typeof secondChanceTextsPt = {
  badge: 'Second chance',
  title: 'The offer can be yours',
  why: 'The sale did not go through, and yours was the next best bid. The price is your own bid.',
  until: (until) => `Answer by ${until}.`,
  waits: 'The store is unavailable: the time has stopped, and you do not lose your turn.',
  over: 'The time has run out.',
  accept: 'Accept',
  decline: 'Decline',
  acceptTitle: 'Take the second chance',
  acceptText: 'By accepting, you buy the offer at this price, and the purchase is binding.',
  acceptLabel: 'Your bid',
  acceptNow: (value) => `Buy at ${value}`,
  acceptedTitle: 'The offer is yours',
  acceptedText:
    'The offer is reserved for you. Our sales team will get in touch to arrange payment and delivery.',
  seePurchases: 'See my purchases',
  withDeposit: {
    title: 'Deposit to accept',
    held: 'Deposit received. You can accept now.',
    act: 'Accept and buy',
  },
  declineTitle: 'Decline the second chance',
  declineText:
    'The offer may go to the next bidder, and you will no longer be able to take it. Declining costs nothing and does not count against you.',
  declineNow: 'Decline',
  declined: 'You declined the second chance.',
};
