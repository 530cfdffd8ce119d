import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Removes a strike, with the reason; it no longer counts and remains listed. */
export const removeStrike = defineRoute({
  name: 'remove-strike',
  method: 'DELETE',
  path: '/admin/accounts/:id/strikes/:strike',
  access: 'staff',
  roles: ['sales'],
  tag: 'strikes',
  summary: 'Takes a strike back',
  params: z.object({ id: code, strike: code }),
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['strike-not-found'],
});
