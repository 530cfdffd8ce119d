import { listRefunds } from '@patio/contract/sales/cancellations/list-refunds.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';
import { workCard } from '../../../platform/desk/work-card.tsx';

export const cancellationsCard = workCard({
  kind: 'cancellation',
  name: 'cancellations',
  path: '/cancelamentos',
});

export const refundsCard = workCard({ kind: 'refund', name: 'refunds', path: '/devolucoes' });

/** Purchases that consumers returned with bank data, whose payment is to be looked for. */
export const unpaidRefundsCard = deskCard({
  route: listRefunds,
  query: { situacao: 'sem-pagamento', limit: '1' },
  name: 'unpaidRefunds',
  path: '/devolucoes?situacao=sem-pagamento',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.aprovadoEm }),
});
