import { listPaybacks } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Money that is owed back and waits for a proposal or a release. */
export const paybacksCard = deskCard({
  route: listPaybacks,
  query: { situacao: 'decidir,liberar', limit: '1' },
  name: 'paybacks',
  path: '/a-devolver?situacao=decidir,liberar',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.desde }),
});
