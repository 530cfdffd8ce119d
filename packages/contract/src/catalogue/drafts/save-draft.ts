import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { offerDraft } from './offer-draft.ts';
import { offerForm } from './offer-form.ts';

/** Version of a draft as it was read; 0: there was none yet. */
export const draftVersion = z.int().min(0).max(1_000_000_000);

/**
 * Saves the form of an offer as it is filled in. Nothing of it is on the site before it is published. Only the version that was read can be
 * changed: the second of two editors is told who the first was.
 */
export const saveDraft = defineRoute({
  name: 'save-draft',
  method: 'PUT',
  path: '/admin/offer-drafts/:id',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  unaudited: 'a draft states nothing to anyone yet; its publication is audited with what it states',
  tag: 'drafts',
  summary: 'Saves the form of an offer',
  params: codeParams,
  query: commonQuery,
  bodyBytes: 1024 * 1024,
  body: z.object({ versao: draftVersion, formulario: offerForm }),
  success: { status: 200, schema: z.object({ data: offerDraft }) },
  errors: ['offer-not-found', 'draft-changed', 'draft-waiting', 'offer-finished'],
});
