import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { reviewFlag, reviewStatus } from './review-flag.ts';

/** Open ones first, then the newest. Partners do not see suspicions about their offers. */
export const listReviews = defineRoute({
  name: 'list-reviews',
  method: 'GET',
  path: '/admin/reviews',
  access: 'staff',
  roles: ['sales'],
  tag: 'reviews',
  summary: 'What looks unfair about the bidding on offers',
  query: commonQuery.extend({
    situacao: reviewStatus.optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(reviewFlag),
      total: z.number(),
      page: z.number(),
      limit: z.number(),
    }),
  },
  errors: [],
});
