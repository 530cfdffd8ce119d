import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { endedOffer, endedOffersList } from './ended-offer.ts';

/** Offers that have ended, the last first, each with what may be done with it. */
export const listEndedOffers = defineRoute({
  name: 'list-ended-offers',
  method: 'GET',
  path: '/admin/ended-offers',
  access: 'staff',
  roles: ['sales'],
  tag: 'ended',
  summary: 'Ended offers, and what may be done with them',
  query: listQuery(endedOffersList),
  success: { status: 200, schema: listReply(endedOffer) },
  errors: ['list-too-deep', 'list-cursor'],
});
