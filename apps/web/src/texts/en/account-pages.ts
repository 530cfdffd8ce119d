import type { accountPageTexts as ptbr } from '../ptbr/account-pages.ts';

export const accountPageTexts: typeof ptbr = {
  label: 'Your account',
  profile: 'Profile',
  addresses: 'Addresses',
  security: 'Security',
  data: 'My data',
};
