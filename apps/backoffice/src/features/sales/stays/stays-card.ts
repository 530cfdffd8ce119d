import { listStays } from '@patio/contract/sales/stays/list-stays.ts';
import { releaseOffer } from '@patio/contract/sales/stays/release-offer.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

export const staysCard = deskCard({
  route: listStays,
  query: { limit: '1' },
  name: 'stays',
  path: '/suspensas',
  needs: releaseOffer,
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.desde }),
});
