import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/**
 * Turns the alerts of a search off with the signed token of its mails, without a session: one click is enough, also in mail clients, which
 * post a form (RFC 8058). Repeating it changes nothing.
 */
export const turnOffSavedSearch = defineRoute({
  name: 'turn-off-saved-search',
  method: 'POST',
  path: '/usrio/buscas/desligar/:token',
  access: 'public',
  tag: 'saved-searches',
  summary: 'Turns the alerts of a saved search off',
  params: z.object({ token: z.string().regex(/^\d{1,15}\.[\w-]{43}$/) }),
  query: commonQuery,
  success: { status: 200, schema: z.object({ nome: z.string() }) },
  errors: ['saved-search-not-found'],
});
