import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { offerDraft } from './offer-draft.ts';

/** The draft of an offer; for an offer on the site without one, version 0: what the offer states. */
export const getDraft = defineRoute({
  name: 'get-draft',
  method: 'GET',
  path: '/admin/offer-drafts/:id',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'The form of an offer, and what keeps it from being published',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: offerDraft }) },
  errors: ['offer-not-found'],
});
