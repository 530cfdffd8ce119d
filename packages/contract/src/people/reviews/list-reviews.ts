import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { reviewFlag, reviewsList } from './review-flag.ts';

/** The newest first. Partners do not see suspicions about their offers. */
export const listReviews = defineRoute({
  name: 'list-reviews',
  method: 'GET',
  path: '/admin/reviews',
  access: 'staff',
  roles: ['sales'],
  tag: 'reviews',
  summary: 'What looks unfair about the bidding on offers',
  query: listQuery(reviewsList),
  success: { status: 200, schema: listReply(reviewFlag) },
  errors: ['list-too-deep', 'list-cursor'],
});
