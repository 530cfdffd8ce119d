import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { draftVersion } from './save-draft.ts';

/** Discards a draft with its photos; an offer on the site stays as it is. */
export const discardDraft = defineRoute({
  name: 'discard-draft',
  method: 'POST',
  path: '/admin/offer-drafts/:id/discard',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'Discards the draft of an offer',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: draftVersion }),
  success: { status: 204 },
  errors: ['offer-not-found', 'draft-gone', 'draft-changed', 'draft-waiting', 'draft-dealt'],
});
