import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** The most common passwords, so that a form can warn while one is typed, without sending it. */
export const listMostUsedPasswords = defineRoute({
  name: 'list-most-used-passwords',
  method: 'GET',
  path: '/auth/senhas-comuns',
  access: 'public',
  tag: 'sessions',
  summary: 'The most used passwords, which no account may have',
  query: commonQuery,
  success: { status: 200, schema: z.array(z.string()) },
  errors: [],
});
