import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { offerDraft } from '../drafts/offer-draft.ts';

/** Asks the register about the plate of a vehicle, and records each item that it answers. */
export const askLegalChecks = defineRoute({
  name: 'ask-legal-checks',
  method: 'POST',
  path: '/admin/offer-drafts/:id/legal-checks/ask',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'Asks a register for the legal checks of a vehicle',
  params: codeParams,
  query: commonQuery,
  body: z.object({ veiculo: z.int().min(0).max(OFFER_LIMITS.vehicles) }),
  success: { status: 201, schema: z.object({ data: offerDraft }) },
  errors: [
    'offer-not-found',
    'draft-waiting',
    'vehicle-needed',
    'plate-needed',
    'legal-checks-full',
    'register-down',
    'register-unknown',
    'too-many-requests',
  ],
});
