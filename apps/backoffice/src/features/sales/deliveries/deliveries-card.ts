import { listDeliveries } from '@patio/contract/sales/deliveries/list-deliveries.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Deliveries of which a step is overdue, on either side. */
export const lateDeliveriesCard = deskCard({
  route: listDeliveries,
  queryFor: () => ({ atrasada: 'S', limit: '1' }),
  name: 'lateDeliveries',
  path: '/entregas?atrasada=S',
  waitingIn: ({ total, data }) => ({ count: total, due: data[0]?.prazo ?? undefined }),
});
