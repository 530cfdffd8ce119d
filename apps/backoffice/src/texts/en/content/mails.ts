import type { Texts } from '../../ptbr.ts';

export const mails: Texts['mails'] = {
  title: 'Mail templates',
  search: 'Search by subject',
  none: 'No template has this subject.',
  subject: 'Subject',
  sender: 'Sender',
  samples: 'Samples',
  sample: 'Sample',
  sampleOf: (number, count) => `${number} of ${count}`,
  optional: 'Recipients can turn it off',
  store: 'In the name of the store',
  house: 'Of the house',
};
