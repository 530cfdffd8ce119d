import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { offerDraft } from './offer-draft.ts';

/** Takes a draft back that waits for approval, or an offer that is to be published later, to change it: both are drafts again. */
export const takeDraftBack = defineRoute({
  name: 'take-draft-back',
  method: 'POST',
  path: '/admin/offer-drafts/:id/take-back',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'Takes a draft back from approval, or an offer from the schedule',
  params: codeParams,
  query: commonQuery,
  body: z.object({}),
  success: { status: 200, schema: z.object({ data: offerDraft }) },
  errors: ['offer-not-found', 'draft-not-waiting'],
});
