import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { offerDraft } from './offer-draft.ts';
import { draftVersion } from './save-draft.ts';

const REPORT_BYTES = 10 * 1024 * 1024;

/** Stores the inspection report of a draft (PDF, 10 MB), or (`arquivo` null) removes it. It is published with the offer. */
export const saveDraftReport = defineRoute({
  name: 'save-draft-report',
  method: 'PUT',
  path: '/admin/offer-drafts/:id/report',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  unaudited: 'a report of a draft is on no page yet; the publication of the offer is audited',
  tag: 'drafts',
  summary: 'Stores or removes the inspection report of a draft',
  params: codeParams,
  query: commonQuery,
  bodyBytes: Math.ceil(REPORT_BYTES / 3) * 4 + 2048,
  body: z.object({
    versao: draftVersion,
    arquivo: z
      .object({
        nome: requiredLine(110, 'report-name'),
        conteudo: z
          .string('report-file')
          .max(Math.ceil(REPORT_BYTES / 3) * 4, 'report-file')
          .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'report-file'),
      })
      .nullable(),
  }),
  success: { status: 200, schema: z.object({ data: offerDraft }) },
  errors: ['offer-not-found', 'draft-gone', 'draft-changed', 'draft-waiting'],
});
