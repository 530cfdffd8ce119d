import type { Dictionary } from '../dictionary.ts';

export const bidRuleTexts: Dictionary['bidRules'] = {
  manualTitle: 'Manual bid',
  manual: 'Manual bid: you say the amount of the bid.',
  manualExact:
    'It counts for exactly what you said and everybody sees it. It may be any amount above the current bid; the first one may equal the opening bid.',
  manualStep: (step) =>
    `It counts for exactly what you said and everybody sees it. Steps bind on this offer: every bid, and every maximum, lies at least ${step} above the current bid; the first one may equal the opening bid.`,
  automaticTitle: 'Automatic bid',
  automatic: (increment) =>
    `An automatic bid adds ${increment} to the highest bid, up to the maximum that you set.`,
  automaticSecret:
    'Nobody sees your maximum while the offer is open. Whoever leads may raise it at any time: the current bid does not change by that. Nobody bids against themselves.',
  automaticPartial:
    'When less than that is left to the maximum of the one who leads, the bid rises to the maximum only.',
  tieTitle: 'Ties',
  tie: 'Of equal maxima the older one wins. What counts is when a maximum was last set or raised.',
  exampleTitle: 'An example with this offer',
  exampleStart: (base) => `The opening bid is ${base}.`,
  exampleFirst: (who, amount, price) =>
    `${who} sets a maximum of ${amount}. There is no other bid: the price stays at ${price}, and ${who} leads.`,
  exampleBeaten: (who, amount, leader, price) =>
    `${who} bids ${amount} by hand. The system answers for ${leader}: the price goes to ${price}, and ${leader} still leads.`,
  exampleTie: (who, amount, leader, price) =>
    `${who} sets the same maximum of ${amount}. The price goes to ${price}, and ${leader} still leads, because the maximum of ${leader} is older.`,
  exampleOvertakes: (who, amount, price) =>
    `${who} raises the maximum to ${amount} and leads at ${price}: the maximum of the other plus the increment.`,
  stepsTitle: 'Increments',
  stepsText: 'The quick bids follow the price of the offer:',
  stepsUpTo: (bound, step) => `up to ${bound}: in steps of ${step}`,
  stepsAbove: (bound, step) => `above ${bound}: in steps of ${step}`,
  stepsAlways: (step) => `at any price: in steps of ${step}`,
  stepsOwn:
    'This offer has increments of its own. They are shortcuts: any amount above the current bid counts.',
  stepsShortcuts: 'They are shortcuts: any amount above the current bid counts.',
  stepsBinding: (step) =>
    `Steps bind on this offer: a bid counts from ${step} above the current bid. That does not change after the opening.`,
  reserveTitle: 'Reserve',
  reserve:
    'This offer has a reserve, below which the seller need not sell. The page says whether it is met, never how much it is. When the maximum of the one who leads reaches the reserve, the bid rises to it.',
  noReserve: 'This offer has no reserve: the highest bid buys.',
  conditional: (days) =>
    `Should the offer end below the reserve, the sale is conditional: the sales team has up to ${days === 1 ? '1 working day' : `${days} working days`} to accept or release the highest bid.`,
  endTitle: 'The end',
  fixedEnd: 'The end of this offer is not extended.',
  softClose: (span, most) =>
    `A bid that changes the price or who leads, less than ${span} before the end, moves the end to ${span} after it, by at most ${most} in all. Raising one’s own maximum and refused bids extend nothing.`,
  extendedNow: (until, left) => `It was extended to ${until} already; it may be by another ${left}.`,
  extendedFull: (until) => `It was extended as far as it can be: it ends at ${until}.`,
  throttleTitle: 'Time between bids',
  throttle: (span) =>
    `Whoever leads waits ${span} between two bids by hand. There is no wait for those who were outbid, in the final minutes, or for raising a maximum.`,
  bindingTitle: 'What is binding',
  binding:
    'Every bid is firm and cannot be taken back: if you win, you buy at the price of the bid, plus the fee and the freight shown before you confirm. With an automatic bid you pay the least that is needed to win, up to your maximum.',
  annulled:
    'The team annuls a bid only with a recorded reason (an evident mistake or a blocked account, for example). The annulment stands in the history, nothing is deleted, and the price is worked out again from the bids that remain.',
  secondChance:
    'Should the winner not complete the purchase, the team may offer the vehicle to the second highest bidder at their own bid. Accepting is optional.',
  result: 'At the end of the offer the result is sent by e-mail.',
  proof: 'The history keeps all bids in order, without names; anybody can check the result.',
  failed: 'The values of this offer could not be loaded.',
};
