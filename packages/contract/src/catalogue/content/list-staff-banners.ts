import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { bannersList, staffBanner } from './staff-banner.ts';

/** Banners of the house and of stores, in the order of the site. */
export const listStaffBanners = defineRoute({
  name: 'list-staff-banners',
  method: 'GET',
  path: '/admin/banners',
  access: 'staff',
  roles: ['content', 'sales'],
  tag: 'content',
  summary: 'Banners, also those that are not shown',
  query: listQuery(bannersList),
  success: { status: 200, schema: listReply(staffBanner) },
  errors: ['list-too-deep', 'list-cursor'],
});
