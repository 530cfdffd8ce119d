import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';

/** Codes of categories; duplicates count once, an empty list means no interests. */
export const interestCodes = z
  .array(code, { error: 'interests-invalid' })
  .max(100, 'interests-invalid')
  .transform((codes) => [...new Set(codes)]);

/** The saved codes, in the order of the header. */
export const savedInterests = z.object({ data: z.array(z.number()) });

/** API-59: replaces the interests of the signed-in user. */
export const saveInterests = defineRoute({
  name: 'save-interests',
  method: 'PUT',
  path: '/usrio/interest',
  access: 'user',
  tag: 'interests',
  summary: 'Saves the interests of the signed-in user',
  query: commonQuery,
  body: z.object({ codigoCategoria: interestCodes }),
  success: { status: 200, schema: savedInterests },
  errors: ['category-not-found'],
});
