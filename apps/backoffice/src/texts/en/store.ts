import type { Texts } from '../ptbr.ts';

export const store: Texts['store'] = {
  state: { analise: 'Under review', aberta: 'Open', suspensa: 'Suspended' },
  openOffers: 'Open offers',
  offers: 'Published offers',
  sales: 'Sales in progress',
  proposals: 'Open proposals',
  toProfile: 'Profile and members of the store',
  toStore: 'See the store page',
};
