import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_TEXT,
  COMPLAINT_REMEDIES,
} from '@patio/domain/sales/complaints/complaint-words.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredText } from '../../wire/text.ts';
import { sentFiles } from './complaint.ts';
import { ownComplaints } from './own-complaints.ts';

/** Complains about a purchase. One of a category at a time; the reply has its protocol number, which is mailed too. */
export const openComplaint = defineRoute({
  name: 'open-complaint',
  method: 'POST',
  path: '/usrio/compras/:id/reclamacoes',
  access: 'user',
  tag: 'complaints',
  summary: 'Complains about a purchase',
  params: codeParams,
  query: commonQuery,
  body: z
    .object({
      categoria: z.enum(COMPLAINT_CATEGORIES, 'complaint-category'),
      pedido: z.enum(COMPLAINT_REMEDIES, 'complaint-remedy'),
      texto: requiredText(COMPLAINT_TEXT, 'complaint-text'),
      /** Only of a hidden defect. */
      descobertoEm: z.iso.date('complaint-day').nullable(),
      arquivos: sentFiles,
    })
    .refine(({ categoria, descobertoEm }) => categoria !== 'vicio-oculto' || descobertoEm !== null, {
      path: ['descobertoEm'],
      error: 'complaint-day',
    }),
  success: { status: 201, schema: z.object({ data: ownComplaints }) },
  errors: [
    'purchase-not-found',
    'complaint-early',
    'complaint-cancelled',
    'complaint-open',
    'complaint-file-missing',
  ],
});
