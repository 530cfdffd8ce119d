import type { Texts } from '../ptbr.ts';

export const groups: Texts['groups'] = {
  work: 'Answer',
  sales: 'Sales',
  finance: 'Finance',
  auctions: 'Auctions',
  people: 'People',
  content: 'Content',
  team: 'Team and records',
};
