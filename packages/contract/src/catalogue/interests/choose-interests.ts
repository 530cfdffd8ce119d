import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { token } from '../../wire/text.ts';
import { interestCodes, savedInterests } from './save-interests.ts';

/** API-58: the interests of a new account, by the token returned by its registration. */
export const chooseInterests = defineRoute({
  name: 'choose-interests',
  method: 'POST',
  path: '/usrio/interest',
  access: 'public',
  tag: 'interests',
  summary: 'Saves the interests of a new account',
  query: commonQuery,
  body: z.object({
    tokenUsrio: token(200),
    codigoCategoria: interestCodes,
  }),
  success: { status: 201, schema: savedInterests },
  errors: ['interest-token-invalid', 'category-not-found'],
});
