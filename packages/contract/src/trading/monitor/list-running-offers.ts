import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';
import { runningOffer, runningOffersList } from './running-offer.ts';

/** Offers that run, earliest end first; suspended ones too. `agora` is the clock by which they end. */
export const listRunningOffers = defineRoute({
  name: 'list-running-offers',
  method: 'GET',
  path: '/admin/running-offers',
  access: 'staff',
  roles: ['sales'],
  tag: 'monitor',
  summary: 'Running offers, those that end soonest first',
  query: listQuery(runningOffersList),
  success: { status: 200, schema: listReply(runningOffer).extend({ agora: instant }) },
  errors: ['list-too-deep', 'list-cursor'],
});
