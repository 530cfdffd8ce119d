import { listPayouts } from '@patio/contract/finance/payouts/list-payouts.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Stores with money that waits for a proposal, a release or a transfer. */
export const payoutsCard = deskCard({
  route: listPayouts,
  name: 'payouts',
  path: '/repasses',
  waitingIn: ({ data }) => {
    const waiting = data.filter(({ situacao }) => situacao !== 'em-dia');
    return { count: waiting.length, oldest: waiting[0]?.desde };
  },
});
