import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { line } from '../../wire/text.ts';
import { listing, listingKind } from './listing.ts';

/**
 * Bars a user from dealing: by a given document (`valor`), or by document, representative or devices of an account (`conta`). Sessions
 * continue, and data stays visible; existing deals stand.
 */
export const addListing = defineRoute({
  name: 'add-listing',
  method: 'POST',
  path: '/admin/blocklist',
  access: 'staff',
  roles: ['sales'],
  tag: 'blocks',
  summary: 'Puts a document or the devices of an account on the blocklist',
  query: commonQuery,
  body: z.object({
    tipo: listingKind,
    valor: line(30, 'listing-document').optional(),
    conta: code.optional(),
    motivo: reason,
  }),
  success: { status: 201, schema: z.object({ data: z.array(listing) }) },
  errors: ['user-not-found', 'listed-already', 'nothing-to-list', 'account-of-staff'],
});
