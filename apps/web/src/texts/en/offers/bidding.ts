import type { Dictionary } from '../../dictionary.ts';

export const biddingTexts: Dictionary['bidding'] = {
  raiseTitle: 'Raise your maximum',
  raiseText:
    'You already have the highest bid, so there is no need to place another. Tell us the most we may bid for you.',
  raiseTextOvertaken:
    'You have just been outbid. If you confirm, the amount below becomes an automatic bid up to that maximum.',
  raiseField: 'New maximum',
  raiseHint: (value) => `Above ${value}`,
  raiseSend: 'Raise my maximum',
  raiseNothingChanges: 'The current bid changes only when someone bids more.',
  manualInstead: 'Place a manual bid',
  ownMaximum: (value) => `Your maximum: ${value}.`,
  ownMaximumWhere: 'Only you can see it, and only in this tab.',
  notAboveOwnMaximumTitle: 'Your maximum was not raised',
  notAboveOwnMaximum: (value) => `Your maximum is already ${value}. Enter more than that.`,
  overtakenText: (value) => `The current bid is ${value}.`,
  bidNow: (value) => `Bid ${value}`,
  maximumNow: (value) => `Set a maximum of ${value}`,
  again: {
    title: 'Enter the amount again',
    text: (value, minimum) =>
      `You are about to offer ${value}, far above the minimum of ${minimum}. To make sure this is not a slip, please enter the amount once more.`,
    textAbove: (value, above) =>
      `You are about to offer ${value}, but any amount above ${above} will do. To make sure this is not a slip, please enter the amount once more.`,
    times: (times) => `That is ${times} times the minimum.`,
    timesAbove: (times) => `That is ${times} times the current bid.`,
    field: 'The same amount, once more',
    differs: (typed, wanted) => `The amounts differ: ${typed} now, ${wanted} before. Correct one of them.`,
    empty: 'Enter the amount.',
    yes: 'Confirm the amount',
    no: 'Correct the amount',
  },
  review: {
    endsIn: (when) => `Ends in ${when}`,
    current: (value) => `Current bid: ${value}`,
    starting: (value) => `Opening bid: ${value}`,
    tooLow: (value) => `The current bid is already ${value}: yours is no longer enough.`,
    changeTo: (value) => `Change to ${value}`,
    late: (span) =>
      `Final minutes: a bid that changes the price or the leader moves the end to ${span} after it.`,
    latest: (when) => `It will not be extended beyond ${when}.`,
    over: 'The offer has just ended. This bid can no longer be sent.',
    leads: 'You are winning. Confirming only raises your maximum; the current bid does not change.',
  },
  beaten: {
    title: 'You were outbid immediately',
    text: (own) =>
      `Another buyer had set a maximum as high or higher, and the system answered for them. Your bid of ${own} is in the history.`,
    current: (value, next) => `The current bid is ${value}. The next one starts at ${next}.`,
  },
  leading: {
    title: 'You are winning',
    text: 'There is no need to bid against yourself. To stay ahead if someone bids more, raise your maximum; the current bid does not change.',
  },
  wait: {
    left: (time) => `Next manual bid in ${time}`,
    over: 'You can bid again now.',
    raise: 'Your bid is still the highest. You can raise your maximum at any time.',
  },
  dialogs: {
    automaticMaximum: 'Your maximum',
    automaticText:
      'Tell us the most you would pay. We bid for you, never more than needed, and nobody sees your maximum.',
    automaticSend: 'Set automatic bid',
    proposalTitle: 'Make a proposal',
    signInFirst: 'To send it, sign in or create an account. What you typed is saved.',
    proposalText: 'Tell us how much you would pay. You are notified as soon as the sales team answers.',
    proposalValue: 'Proposal amount',
    proposalMessage: 'Message to the team (optional)',
    proposalSend: 'Continue with proposal',
    minBidTitle: 'Minimum amount',
    minBid: (value) => `The minimum bid is ${value}.`,
    minBidTaken: 'There is already a bid for that amount: enter a higher one.',
    invalidOfferTitle: 'Offer not available',
    bidLimitTitle: 'Bid limit',
    bidLimitText: 'You have reached the bid limit of your profile. Ask our team for an extension.',
    buyLimitTitle: 'Purchase limit',
    buyLimitText1: 'You have reached the purchase limit of your profile.',
    buyLimitText2: 'To keep buying, ask our sales team for an extension.',
  },
};
