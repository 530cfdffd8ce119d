import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { offerDraft } from './offer-draft.ts';

/**
 * Begins the draft of a new offer with the usual terms; with `copiarDe` as a copy of an offer: its facts and terms, without end and plates.
 * `fotos`: its photos too, for the same vehicle on sale again.
 */
export const createDraft = defineRoute({
  name: 'create-draft',
  method: 'POST',
  path: '/admin/offer-drafts',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'Begins the draft of an offer',
  query: commonQuery,
  body: z.object({ copiarDe: code.optional(), fotos: z.boolean().optional() }),
  success: { status: 201, schema: z.object({ data: offerDraft }) },
  errors: ['offer-not-found', 'drafts-full'],
});
