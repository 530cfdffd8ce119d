import type { Texts } from '../ptbr.ts';

export const palette: Texts['palette'] = {
  open: 'Search',
  label: 'Search pages and offers',
  placeholder: 'Page, number of an offer, purchase or account, name or CPF',
  none: 'Nothing found.',
  toOffer: (code: string) => `Open offer ${code} on the site`,
  toPurchase: (code: string) => `Open purchase ${code}`,
  toAccount: (code: string) => `Open account ${code}`,
  findAccounts: (term: string) => `Look for “${term}” among the accounts`,
};
