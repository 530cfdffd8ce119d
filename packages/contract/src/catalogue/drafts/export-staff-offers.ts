import { defineRoute } from '../../route/define-route.ts';
import { listQuery } from '../../wire/list-query.ts';
import { staffOffersList } from './staff-offer.ts';

/** All offers of a query as CSV, as they were at one instant; audited. */
export const exportStaffOffers = defineRoute({
  name: 'export-staff-offers',
  method: 'GET',
  path: '/admin/offers.csv',
  access: 'staff',
  roles: ['sales'],
  tag: 'drafts',
  summary: 'Offers of every state as a spreadsheet',
  query: listQuery(staffOffersList),
  success: { status: 200, content: 'binary' },
  errors: ['export-too-large'],
});
