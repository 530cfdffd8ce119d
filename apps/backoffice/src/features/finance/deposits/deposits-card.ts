import { listDeposits } from '@patio/contract/finance/deposits/list-deposits.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** What waits for finance; what waits for its buyer does not. */
const TO_DO = 'decidir,devolver,propor,liberar,transferir';

/** Deposits that finance may keep or has to return, the first one due first. */
export const depositsCard = deskCard({
  route: listDeposits,
  query: { atencao: TO_DO, order: 'decideAte', limit: '1' },
  name: 'openDeposits',
  path: `/caucoes?atencao=${TO_DO}`,
  waitingIn: ({ data, total }) => ({ count: total, due: data[0]?.prazo }),
});
