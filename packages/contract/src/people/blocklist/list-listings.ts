import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { listing } from './listing.ts';

/** Newest first, including lifted ones, at most 200. */
export const listListings = defineRoute({
  name: 'list-listings',
  method: 'GET',
  path: '/admin/blocklist',
  access: 'staff',
  roles: ['sales'],
  tag: 'blocks',
  summary: 'The blocklist',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(listing) }) },
  errors: [],
});
