import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { profile } from './profile.ts';

/** API-60. */
export const getProfile = defineRoute({
  name: 'get-profile',
  method: 'GET',
  path: '/usrio/edit',
  access: 'user',
  tag: 'accounts',
  summary: 'The profile of the signed-in user',
  query: commonQuery,
  success: { status: 200, schema: profile },
  errors: [],
});
