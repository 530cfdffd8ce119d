import type { withdrawalTextsPt } from './ptbr.ts';

export const withdrawalTextsEn: typeof withdrawalTextsPt = {
  title: 'You may withdraw your bids',
  why: {
    reaberta: 'The sale of this offer did not go through, and it is open again. Your bids count again.',
    suspensa: 'This offer has been suspended for more than a day.',
    corrigida: 'A fact of this offer was corrected after your bids.',
  },
  highest: 'Your highest visible bid',
  until: (when) => `Until ${when}.`,
  untilLifted: 'As long as it is suspended.',
  withdraw: 'Withdraw my bids',
  askTitle: 'Withdraw your bids',
  ask: 'None of your bids on this offer counts any more, your maximum included. It costs nothing and nothing is held against you. The public history shows them as withdrawn.',
  now: 'Withdraw bids',
  done: 'Your bids were withdrawn.',
  failed: 'The bids could not be withdrawn. Try again.',
};
