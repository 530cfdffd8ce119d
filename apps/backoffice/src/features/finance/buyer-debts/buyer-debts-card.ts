import { listBuyerDebts } from '@patio/contract/finance/buyer-debts/list-buyer-debts.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** What buyers were given back too much, of which finance has to do something. */
export const buyerDebtsCard = deskCard({
  route: listBuyerDebts,
  query: { situacao: 'pedir,liberar,voltou', limit: '1' },
  name: 'buyerDebts',
  path: '/devolvido-a-mais?situacao=pedir,liberar,voltou',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.desde }),
});
