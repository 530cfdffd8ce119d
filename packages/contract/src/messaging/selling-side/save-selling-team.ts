import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, codeParams, commonQuery, version } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { sellingTeam } from './selling-team.ts';

/**
 * Says who of the house belongs to the team of a category, with the reason; nobody takes the team back, and the whole sales team is notified of
 * the category again. Added and removed members are notified.
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
    /** Of the team that was read: what another user has saved meanwhile is not undone. */
    versao: version,
    motivo: reason,
  }),
  success: { status: 200, schema: z.object({ data: sellingTeam }) },
  errors: ['category-not-found', 'not-of-the-sales-team', 'team-changed'],
});
