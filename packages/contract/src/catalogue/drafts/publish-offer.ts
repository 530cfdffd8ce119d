import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { plannedInstant } from './offer-form.ts';
import { draftVersion } from './save-draft.ts';

/**
 * Publishes a draft: a new offer at once, or at `em`; changes to an offer on the site at once. What is missing or contradictory is refused,
 * and so is what would change an offer that people have dealt on (rule 0.32), whose end, extension and automatic step stay as they are. Approves what a store has sent: its people are notified. Only
 * the version that was read is published.
 */
export const publishOffer = defineRoute({
  name: 'publish-offer',
  method: 'POST',
  path: '/admin/offer-drafts/:id/publish',
  access: 'staff',
  roles: ['sales'],
  tag: 'drafts',
  summary: 'Publishes an offer, or changes to one',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: draftVersion, em: plannedInstant.nullable() }),
  success: {
    status: 200,
    schema: z.object({ data: z.object({ codigoOferta: z.number(), publicadaEm: instant.nullable() }) }),
  },
  errors: [
    'offer-not-found',
    'draft-gone',
    'draft-changed',
    'draft-not-sent',
    'store-not-approved',
    'offer-finished',
    'draft-incomplete',
    'publication-passed',
    'edit-refused',
  ],
});
