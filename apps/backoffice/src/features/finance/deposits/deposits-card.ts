import { listDeposits } from '@patio/contract/finance/deposits/list-deposits.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Deposits that finance may keep or has to return, the first one due first. */
export const depositsCard = deskCard({
  route: listDeposits,
  query: { atencao: 'decidir,devolver', order: 'decideAte', limit: '1' },
  name: 'openDeposits',
  path: '/caucoes?atencao=decidir,devolver',
  waitingIn: ({ data, total }) => ({ count: total, due: data[0]?.decideAte }),
});
