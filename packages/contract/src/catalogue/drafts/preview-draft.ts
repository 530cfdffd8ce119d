import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { draftVersion } from './save-draft.ts';

/** A link to the page of a complete draft as each profile will see it (S-26): seven days, without sign-in; earlier links stop working. */
export const previewDraft = defineRoute({
  name: 'preview-draft',
  method: 'POST',
  path: '/admin/offer-drafts/:id/preview',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'Makes a preview link of a draft',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: draftVersion }),
  success: { status: 201, schema: z.object({ data: z.object({ endereco: z.string(), ate: instant }) }) },
  errors: ['offer-not-found', 'draft-gone', 'draft-changed', 'draft-incomplete'],
});
