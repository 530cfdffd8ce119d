import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Mails the summary of a purchase to the e-mail of its buyer, a few times an hour. */
export const sendOwnSummary = defineRoute({
  name: 'send-own-summary',
  method: 'POST',
  path: '/usrio/compras/:id/resumo',
  access: 'user',
  tag: 'purchases',
  summary: 'Mails the summary of a purchase to its buyer',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.object({ email: z.string() }) }) },
  errors: ['purchase-not-found'],
});
