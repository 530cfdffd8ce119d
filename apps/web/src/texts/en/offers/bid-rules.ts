import type { Dictionary } from '../../dictionary.ts';

export const bidRuleTexts: Dictionary['bidRules'] = {
  manualTitle: 'Manual bid',
  manual: 'Manual bid: you set the amount of the bid.',
  manualExact:
    'It counts for exactly the amount you enter, and everyone can see it. It can be any amount above the current bid; the first one can equal the opening bid.',
  manualStep: (step) =>
    `It counts for exactly the amount you enter, and everyone can see it. Increments are binding on this offer: every bid, and every maximum, must be at least ${step} above the current bid; the first one can equal the opening bid.`,
  automaticTitle: 'Automatic bid',
  automatic: (increment) =>
    `An automatic bid adds ${increment} to the highest bid, up to the maximum you set.`,
  automaticSecret:
    'Nobody sees your maximum while the offer is open. If you are winning, you can raise it at any time without changing the current bid. Nobody bids against themselves.',
  automaticPartial:
    'If less than that is left below the leader’s maximum, the bid rises only to the maximum.',
  tieTitle: 'Ties',
  tie: 'If two maximums are equal, the earlier one wins. What counts is when a maximum was last set or raised.',
  exampleTitle: 'An example with this offer',
  exampleStart: (base) => `The opening bid is ${base}.`,
  exampleFirst: (who, amount, price) =>
    `${who} sets a maximum of ${amount}. There is no other bid: the price stays at ${price}, and ${who} leads.`,
  exampleBeaten: (who, amount, leader, price) =>
    `${who} places a manual bid of ${amount}. The system answers for ${leader}: the price goes to ${price}, and ${leader} still leads.`,
  exampleTie: (who, amount, leader, price) =>
    `${who} sets the same maximum of ${amount}. The price goes to ${price}, and ${leader} still leads, because ${leader} set it first.`,
  exampleOvertakes: (who, amount, price) =>
    `${who} raises the maximum to ${amount} and leads at ${price}: the other bidder’s maximum plus the increment.`,
  stepsTitle: 'Increments',
  stepsText: 'Quick bids depend on the current price:',
  stepsUpTo: (bound, step) => `up to ${bound}: in steps of ${step}`,
  stepsAbove: (bound, step) => `above ${bound}: in steps of ${step}`,
  stepsAlways: (step) => `at any price: in steps of ${step}`,
  stepsOwn: 'This offer has its own increments. They are shortcuts: any amount above the current bid counts.',
  stepsShortcuts: 'They are shortcuts: any amount above the current bid counts.',
  stepsBinding: (step) =>
    `Increments are binding on this offer: a bid must be at least ${step} above the current bid. This does not change once bidding has opened.`,
  reserveTitle: 'Reserve',
  reserve:
    'This offer has a reserve, below which the seller does not have to sell. The page shows whether it has been met, never the amount. When the leader’s maximum reaches the reserve, the bid rises to it.',
  noReserve: 'This offer has no reserve: the highest bid wins.',
  conditional: (days) =>
    `If the offer ends below the reserve, the sale is conditional: the sales team has up to ${days === 1 ? '1 working day' : `${days} working days`} to accept or release the highest bid.`,
  endTitle: 'When it ends',
  fixedEnd: 'This offer ends at a fixed time and is not extended.',
  softClose: (span, most) =>
    `A bid that changes the price or the leader less than ${span} before the end moves the end to ${span} after that bid, by at most ${most} in total. Raising your own maximum does not extend it, and neither does a refused bid.`,
  extendedNow: (until, left) => `It has been extended to ${until}; it can be extended by another ${left}.`,
  extendedFull: (until) => `It has been extended as far as possible: it ends at ${until}.`,
  throttleTitle: 'Time between bids',
  throttle: (span) =>
    `The leader waits ${span} between manual bids. There is no wait if you have been outbid, in the final minutes, or when raising your maximum.`,
  bindingTitle: 'Bids are binding',
  binding:
    'Every bid is firm. You can withdraw it only if the offer is reopened, suspended or corrected and its page says so. If you win, you buy at the amount of your bid, plus the fee and freight shown before you confirm. With an automatic bid you pay no more than it takes to win, up to your maximum.',
  annulled:
    'The team annuls a bid only for a recorded reason (an obvious mistake or a blocked account, for example). The annulment is shown in the history, nothing is deleted, and the price is recalculated from the remaining bids.',
  secondChance:
    'If the winner does not complete the purchase, the team may offer the vehicle to the second-highest bidder at that bidder’s own bid. Accepting is optional.',
  result: 'When the offer ends, we send the result by e-mail.',
  proof: 'The history shows all bids in order, without names; anyone can check the result.',
  failed: 'The amounts of this offer could not be loaded.',
};
