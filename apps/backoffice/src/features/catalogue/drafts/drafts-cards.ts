import { listStaffOffers } from '@patio/contract/catalogue/drafts/list-staff-offers.ts';
import { publishOffer } from '@patio/contract/catalogue/drafts/publish-offer.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Offers of stores that wait for approval. */
export const waitingOffersCard = deskCard({
  route: listStaffOffers,
  needs: publishOffer,
  query: { situacao: 'aguardando', order: 'mudada', limit: '1' },
  name: 'waitingOffers',
  path: '/ofertas?situacao=aguardando&order=mudada',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.mudada }),
});

/** Drafts that cannot be published as they are, and those that were sent back. */
export const openDraftsCard = deskCard({
  route: listStaffOffers,
  query: { situacao: 'rascunho,devolvida', comFaltas: 'S', order: 'mudada', limit: '1' },
  name: 'openDrafts',
  path: '/ofertas?situacao=rascunho,devolvida&comFaltas=S&order=mudada',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.mudada }),
});
