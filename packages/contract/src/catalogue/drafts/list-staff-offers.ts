import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { staffOffer, staffOffersList } from './staff-offer.ts';

/** Offers of every state, the newest first; a store user sees those of the store. */
export const listStaffOffers = defineRoute({
  name: 'list-staff-offers',
  method: 'GET',
  path: '/admin/offers',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'Offers of every state, drafts too',
  query: listQuery(staffOffersList),
  success: { status: 200, schema: listReply(staffOffer) },
  errors: ['list-too-deep', 'list-cursor'],
});
