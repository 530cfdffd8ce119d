import { listRunningOffers } from '@patio/contract/trading/monitor/list-running-offers.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Offers that end today. */
export const endingTodayCard = deskCard({
  route: listRunningOffers,
  queryFor: (_user, today) => ({ 'fim.de': today, 'fim.ate': today, limit: '1' }),
  name: 'endingToday',
  path: '/ao-vivo?order=fim',
  pathFor: (_user, today) => `/ao-vivo?fim.de=${today}&fim.ate=${today}`,
  waitingIn: ({ data, total }) => ({ count: total, due: data[0]?.fim }),
});
