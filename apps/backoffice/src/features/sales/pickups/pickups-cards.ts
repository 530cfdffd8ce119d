import { listPickups } from '@patio/contract/sales/pickups/list-pickups.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Vehicles whose buyers did not come at the booked time, and have not booked again. */
export const missedPickupsCard = deskCard({
  route: listPickups,
  queryFor: () => ({ pendente: 'S', limit: '1' }),
  name: 'missedPickups',
  path: '/retiradas?pendente=S',
  waitingIn: ({ total, data }) => ({ count: total, oldest: data[0]?.fim }),
});

/** What is collected today. */
export const pickupsTodayCard = deskCard({
  route: listPickups,
  queryFor: (_user, today) => ({
    situacao: 'marcada',
    'inicio.de': today,
    'inicio.ate': today,
    limit: '1',
  }),
  name: 'pickupsToday',
  path: '/retiradas?situacao=marcada',
  pathFor: (_user, today) => `/retiradas?situacao=marcada&inicio.de=${today}&inicio.ate=${today}`,
  waitingIn: ({ total, data }) => ({ count: total, due: data[0]?.inicio }),
});
