import { DESK_STEPS } from '@patio/domain/sales/complaints/complaint-steps.ts';
import {
  COMPLAINT_FINDINGS,
  COMPLAINT_TEXT,
  COMPLAINT_REMEDIES,
} from '@patio/domain/sales/complaints/complaint-words.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredText } from '../../wire/text.ts';
import { seenVersion, sentFiles } from './complaint.ts';
import { officeComplaint } from './get-complaint.ts';

/** Answers a complaint, decides it (`undo`: so that the sale is undone as the buyer asks, which another user confirms), asks the buyer for more, proposes a solution, or closes it once what was agreed is done. */
export const takeComplaintStep = defineRoute({
  name: 'take-complaint-step',
  method: 'POST',
  path: '/admin/complaints/:id/steps',
  access: 'staff',
  roles: ['sales', 'support', 'finance'],
  partners: true,
  tag: 'complaints',
  summary: 'The next step of who answers a complaint',
  params: codeParams,
  query: commonQuery,
  body: z
    .object({
      passo: z.enum(DESK_STEPS),
      texto: requiredText(COMPLAINT_TEXT, 'complaint-text'),
      arquivos: sentFiles,
      /** What a decision finds. */
      resultado: z.enum(COMPLAINT_FINDINGS, 'complaint-finding').nullable(),
      /** What is proposed. */
      solucao: z.enum(COMPLAINT_REMEDIES, 'complaint-remedy').nullable(),
      versao: seenVersion,
    })
    .refine(({ passo, resultado }) => (passo === 'decide' || passo === 'undo') === (resultado !== null), {
      path: ['resultado'],
      error: 'complaint-finding',
    })
    // What is unfounded undoes no sale.
    .refine(({ passo, resultado }) => passo !== 'undo' || resultado !== 'improcedente', {
      path: ['resultado'],
      error: 'complaint-finding',
    })
    .refine(({ passo, solucao }) => (passo === 'propose') === (solucao !== null), {
      path: ['solucao'],
      error: 'complaint-remedy',
    }),
  success: { status: 200, schema: z.object({ data: officeComplaint }) },
  errors: [
    'complaint-not-found',
    'complaint-changed',
    'complaint-not-now',
    'complaint-with-store',
    'complaint-four-eyes',
    'complaint-file-missing',
    'not-allowed',
  ],
});
