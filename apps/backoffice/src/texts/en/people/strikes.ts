import type { Texts } from '../../ptbr.ts';

export const strikes: Texts['strikes'] = {
  states: { conta: 'Counts', vencida: 'No longer counts', retirada: 'Taken back' },
  standing: 'The account today',
  counting: (count, limit) => (limit === 0 ? `${count} count` : `${count} of ${limit}`),
  stopped: 'May not deal',
  byRule: 'By the rule',
  toAccount: 'Open the account',
};
