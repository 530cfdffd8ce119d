import type { increments as portuguese } from '../../ptbr/sales/increments.ts';

export const increments: typeof portuguese = {
  title: 'Bid steps',
  add: 'New table',
  none: 'No table: the bid buttons add R$ 100, 200, 300 and 400 at any price.',
  table: (place) => `Steps: ${place}`,
  hint: 'The bid buttons add one to four times the step of the price range. The table nearest to the offer applies: category of the store, store, category of the house, house. Offers with their own steps keep them.',
  store: 'Store',
  storeNumber: 'Store number',
  category: 'Category',
  every: 'All',
  steps: 'Step by price',
  band: (upTo, step) => (upTo === null ? step : `up to ${upTo}: ${step}`),
  by: 'By',
  at: 'Changed',
  anyPrice: 'At any price',
  above: 'Above that',
  upTo: (place) => `Range ${place}: up to`,
  step: (place) => `Range ${place}: step`,
  addBand: 'New range',
  dropBand: (place) => `Remove range ${place}`,
  problems: {
    'band-count': 'Enter 1 to 20 ranges.',
    'band-bounds': 'Each range goes up to a higher price than the one before.',
    'band-step': 'Each step is an amount above zero, up to R$ 1,000,000.00.',
  },
  change: 'Change the steps',
  changeText:
    'The bid buttons of open offers that follow this table change at once; those who are on the page see them when they open it again. The step of their automatic bids stays; new offers take the new one.',
  saved: 'Steps saved. The site uses them already.',
  remove: 'Remove table',
  removeText:
    'Open offers move at once to the nearest table that is left, or to R$ 100 if there is none. The step of their automatic bids stays.',
  removed: 'Table removed. The site no longer uses it.',
};
