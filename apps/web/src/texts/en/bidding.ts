import type { Dictionary } from '../dictionary.ts';

export const biddingTexts: Dictionary['bidding'] = {
  raiseTitle: 'Raise your maximum',
  raiseText:
    'You have the highest bid already: there is no need for another one. Say how far we may answer other bids for you.',
  raiseTextOvertaken:
    'You have just been outbid. If you confirm, the amount below counts as an automatic bid up to that maximum.',
  raiseField: 'New maximum',
  raiseHint: (value) => `Above ${value}`,
  raiseSend: 'Raise my maximum',
  raiseNothingChanges: 'The current bid changes only when somebody bids more.',
  manualInstead: 'Bid by hand',
  ownMaximum: (value) => `Your maximum: ${value}.`,
  ownMaximumWhere: 'Only you see it, and only in this tab.',
  notAboveOwnMaximumTitle: 'Maximum not raised',
  notAboveOwnMaximum: (value) => `Your maximum is ${value} already. Enter more than that.`,
  overtakenText: (value) => `The current bid is ${value}.`,
  bidNow: (value) => `Bid ${value}`,
  maximumNow: (value) => `Set a maximum of ${value}`,
  again: {
    title: 'Enter the amount again',
    text: (value, minimum) =>
      `You are about to offer ${value}, far above the minimum of ${minimum}. To be sure that it is no slip, enter the amount once more.`,
    times: (times) => `That is ${times} times the minimum.`,
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
    tooLow: (value) => `The current bid is ${value} already: yours is no longer enough.`,
    changeTo: (value) => `Change to ${value}`,
    late: (span) => `Final minutes: a bid that changes the price or who leads moves the end ${span} on.`,
    latest: (when) => `The end goes no further than ${when}.`,
    over: 'The offer has just ended. This bid can no longer be sent.',
    leads: 'You lead. Confirming only raises your maximum; the current bid does not change.',
  },
  beaten: {
    title: 'Your bid was answered at once',
    text: (own) =>
      `Another buyer had set a maximum as high or higher, and the system answered for them. Your bid of ${own} stands in the history.`,
    current: (value, next) => `The current bid is ${value}. The next one starts at ${next}.`,
  },
  leading: {
    title: 'You lead',
    text: 'There is no need to bid against yourself. To stay ahead when somebody bids more, raise your maximum: the current bid does not change by that.',
  },
  wait: {
    left: (time) => `Next bid by hand in ${time}`,
    over: 'You can bid again now.',
    raise: 'Your bid is still the highest. Raising the maximum need not wait.',
  },
  dialogs: {
    automaticMaximum: 'Your maximum',
    automaticText:
      'You say how much you would pay at most. We answer other bids for you, no more than needed, and nobody sees your maximum.',
    automaticSend: 'Set automatic bid',
    proposalTitle: 'Make a proposal',
    signInFirst: 'To send it, sign in or create an account. What you type is kept.',
    proposalText: 'Say how much you would pay. The sales team answers within 48 hours.',
    proposalValue: 'Amount of the proposal',
    proposalMessage: 'Message to the team (optional)',
    proposalSend: 'Continue with the proposal',
    minBidTitle: 'Minimum amount',
    minBid: (value) => `The minimum bid is ${value}.`,
    minBidTaken: 'There is a bid of that amount already: enter a higher one.',
    invalidOfferTitle: 'Offer not available',
    bidLimitTitle: 'Bid limit',
    bidLimitText: 'You have reached the bid limit of your profile. Ask our team for a release.',
    buyLimitTitle: 'Purchase limit',
    buyLimitText1: 'You have reached the purchase limit of your profile.',
    buyLimitText2: 'To go on buying, ask our sales team for a release.',
  },
};
