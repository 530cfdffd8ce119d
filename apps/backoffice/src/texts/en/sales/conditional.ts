import type { Texts } from '../../ptbr.ts';

export const conditional: Texts['conditional'] = {
  title: 'Conditional sales',
  bid: 'Best bid',
  reserve: 'Reserve',
  ended: 'Ended on',
  accept: 'Sell at this bid',
  acceptTitle: (value: string) => `Sell at ${value}?`,
  acceptText: 'The bid below the reserve becomes a purchase, and the buyer is notified that they won.',
  accepted: 'Sold at the best bid.',
  stopped: 'Term stopped',
  stoppedText:
    'The store is suspended: the term does not run, and no one can sell at this bid. You can release the buyer.',
  release: 'Release the buyer',
  releaseTitle: 'Release the buyer?',
  releaseText: 'The offer stays unsold, and the buyer is notified that the bid was not accepted.',
  released: 'Buyer released.',
  decideMany: (count) =>
    count === 0 ? 'Decide' : count === 1 ? 'Decide on 1 sale' : `Decide on ${count} sales`,
  sheet: (count) => (count === 1 ? 'Decide on 1 conditional sale' : `Decide on ${count} conditional sales`),
  allRows: { aceitar: 'All: sell', liberar: 'All: release' },
  wait: 'Wait',
  acceptRow: 'Sell',
  releaseRow: 'Release',
  decisionOn: (title) => `Decision on ${title}`,
  against: (bid, reserve) => `Bid of ${bid}, reserve of ${reserve}`,
  manyText: (sold, released) =>
    `Sales: ${sold}. Each bid below the reserve becomes a purchase, and its bidder is told that they won. Releases: ${released}. Each offer has no sale, and its bidder is told that the bid was not accepted.`,
  confirmMany: 'Confirm',
};
