import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, codeParams, commonQuery, version } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { sellingTeam } from './selling-team.ts';

/**
 * Sets the team of a category, with the reason; an empty one removes the team, and the whole sales team is notified of the category again.
 * Added and removed members are notified.
 */
export const saveSellingTeam = defineRoute({
  name: 'save-selling-team',
  method: 'PUT',
  path: '/admin/selling-teams/:id',
  access: 'staff',
  roles: [],
  tag: 'selling-side',
  summary: 'Sets the team that hears of the offers of a category',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    membros: z.array(code).max(200),
    /** Version of the team as read: changes by other users meanwhile are not overwritten. */
    versao: version,
    motivo: reason,
  }),
  success: { status: 200, schema: z.object({ data: sellingTeam }) },
  errors: ['category-not-found', 'not-of-the-sales-team', 'team-changed'],
});
