import { listPayouts } from '@patio/contract/finance/payouts/list-payouts.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Stores with money that waits for a proposal, a release or a transfer. */
export const payoutsCard = deskCard({
  route: listPayouts,
  query: { situacao: 'propor,liberar,registrar,perdoar', limit: '1' },
  name: 'payouts',
  path: '/repasses?situacao=propor,liberar,registrar,perdoar',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.desde }),
});
