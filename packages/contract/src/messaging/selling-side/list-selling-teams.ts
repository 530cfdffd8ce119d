import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { sellingTeam, teamMember } from './selling-team.ts';

/** The staff who are notified of sales, proposals, questions and cancellations, by category; and those for categories without a team. */
export const listSellingTeams = defineRoute({
  name: 'list-selling-teams',
  method: 'GET',
  path: '/admin/selling-teams',
  access: 'staff',
  roles: ['sales'],
  tag: 'selling-side',
  summary: 'Teams that hear of the offers of a category',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(sellingTeam),
      /** Everyone in sales: they are notified of offers whose category has no team. */
      padrao: z.array(teamMember),
      /** Used if mail reaches nobody of a team. */
      emailPadrao: z.string(),
    }),
  },
  errors: [],
});
