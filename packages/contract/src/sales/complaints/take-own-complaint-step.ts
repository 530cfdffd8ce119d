import { BUYER_STEPS } from '@patio/domain/sales/complaints/complaint-steps.ts';
import { COMPLAINT_TEXT } from '@patio/domain/sales/complaints/complaint-words.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { text } from '../../wire/text.ts';
import { seenVersion, sentFiles } from './complaint.ts';
import { ownComplaints } from './own-complaints.ts';

/** Steps that need no words. */
const WORDLESS: ReadonlySet<string> = new Set(['accept', 'withdraw']);

/** The buyer writes more, replies, accepts, refuses, escalates, withdraws or reopens a complaint of theirs. */
export const takeOwnComplaintStep = defineRoute({
  name: 'take-own-complaint-step',
  method: 'POST',
  path: '/usrio/reclamacoes/:id/passos',
  access: 'user',
  tag: 'complaints',
  summary: 'The next step of the buyer about a complaint',
  params: codeParams,
  query: commonQuery,
  body: z
    .object({
      passo: z.enum(BUYER_STEPS),
      texto: text(COMPLAINT_TEXT, 'complaint-text'),
      arquivos: sentFiles,
      versao: seenVersion,
    })
    .refine(({ passo, texto }) => WORDLESS.has(passo) || texto !== '', {
      path: ['texto'],
      error: 'complaint-text',
    }),
  success: { status: 200, schema: z.object({ data: ownComplaints }) },
  errors: [
    'complaint-not-found',
    'complaint-changed',
    'complaint-not-now',
    'complaint-open',
    'complaint-file-missing',
  ],
});
