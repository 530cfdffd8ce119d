import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { storeInvitation, storeMember } from './store-member.ts';

/** The users of a store, and who is invited: of any store for the house, of their own for its users. */
export const listStoreMembers = defineRoute({
  name: 'list-store-members',
  method: 'GET',
  path: '/admin/stores/:id/members',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'stores',
  summary: 'Members of a store',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(storeMember),
      convites: z.array(storeInvitation),
      /** Whether the caller may invite and remove. */
      gere: z.boolean(),
    }),
  },
  errors: ['partner-not-found'],
});
