import { listCloses } from '@patio/contract/finance/closes/list-closes.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Days that are over and not closed. */
export const closesCard = deskCard({
  route: listCloses,
  query: { situacao: 'a-fechar', order: 'dia', limit: '1' },
  name: 'closes',
  path: '/fechamento?situacao=a-fechar&order=dia',
  waitingIn: ({ data, total }) => {
    const [first] = data;
    return { count: total, oldest: first && `${first.dia}T03:00:00Z` };
  },
});
