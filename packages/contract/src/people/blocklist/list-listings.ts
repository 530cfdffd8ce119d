import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { listing, listingsList } from './listing.ts';

/** Newest first, including lifted ones. */
export const listListings = defineRoute({
  name: 'list-listings',
  method: 'GET',
  path: '/admin/blocklist',
  access: 'staff',
  roles: ['sales'],
  tag: 'blocks',
  summary: 'The blocklist',
  query: listQuery(listingsList),
  success: { status: 200, schema: listReply(listing) },
  errors: ['list-too-deep', 'list-cursor'],
});
