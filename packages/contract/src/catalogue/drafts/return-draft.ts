import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { offerDraft } from './offer-draft.ts';
import { draftVersion } from './save-draft.ts';

/** Sends a draft that waits for approval back to its store, with the reason, which its people are notified of. */
export const returnDraft = defineRoute({
  name: 'return-draft',
  method: 'POST',
  path: '/admin/offer-drafts/:id/return',
  access: 'staff',
  roles: ['sales'],
  tag: 'drafts',
  summary: 'Sends a draft back to its store, with the reason',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: draftVersion, motivo: reason }),
  success: { status: 200, schema: z.object({ data: offerDraft }) },
  errors: ['offer-not-found', 'draft-changed', 'draft-not-waiting'],
});
