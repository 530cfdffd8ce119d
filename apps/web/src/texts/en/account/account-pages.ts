import type { accountPageTexts as ptbr } from '../../ptbr/account/account-pages.ts';

export const accountPageTexts: typeof ptbr = {
  label: 'Your account',
  profile: 'Profile',
  addresses: 'Addresses',
  visits: 'My visits',
  security: 'Security',
  data: 'My data',
};
