import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** The models of a brand. */
export const listDraftModels = defineRoute({
  name: 'list-draft-models',
  method: 'GET',
  path: '/admin/offer-drafts/brands/:id/models',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'The models of a brand',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.array(z.object({ codigo: z.number(), nome: z.string(), categoria: z.number().nullable() })),
  },
  errors: [],
});
