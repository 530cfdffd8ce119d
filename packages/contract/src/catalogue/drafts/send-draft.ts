import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { offerDraft } from './offer-draft.ts';
import { plannedInstant } from './offer-form.ts';
import { draftVersion } from './save-draft.ts';

/** A store sends a complete draft for approval; the sales team is notified. It rests until it is approved, sent back or taken back. */
export const sendDraft = defineRoute({
  name: 'send-draft',
  method: 'POST',
  path: '/admin/offer-drafts/:id/send',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'Sends a draft for approval',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: draftVersion, em: plannedInstant.nullable() }),
  success: { status: 200, schema: z.object({ data: offerDraft }) },
  errors: [
    'offer-not-found',
    'draft-gone',
    'draft-changed',
    'draft-waiting',
    'draft-incomplete',
    'offer-finished',
  ],
});
