import type { Texts } from '../ptbr.ts';

export const palette: Texts['palette'] = {
  open: 'Search',
  label: 'Search pages and offers',
  placeholder: 'Page, number of an offer or account, name or CPF',
  none: 'Nothing found.',
  toOffer: (code: string) => `Open offer ${code} on the site`,
  toAccount: (code: string) => `Open account ${code}`,
  findAccounts: (term: string) => `Look for “${term}” among the accounts`,
};
