import type { withdrawalTextsPt } from './ptbr.ts';

export const withdrawalTextsEn: typeof withdrawalTextsPt = {
  title: 'You may withdraw your bids',
  why: {
    reaberta: 'The sale of this offer did not go through, and it is open again. Your bids count again.',
    suspensa: 'This offer has been suspended for more than a day.',
    corrigida: 'A detail of this offer was corrected after you bid.',
  },
  highest: 'Your highest visible bid',
  until: (when) => `Until ${when}.`,
  untilLifted: 'As long as it is suspended.',
  withdraw: 'Withdraw my bids',
  askTitle: 'Withdraw your bids',
  ask: 'None of your bids on this offer will count any more, including your maximum. This costs nothing and will not be held against you. The public history will show them as withdrawn.',
  now: 'Withdraw bids',
  done: 'Your bids were withdrawn.',
  failed: 'The bids could not be withdrawn. Try again.',
};
