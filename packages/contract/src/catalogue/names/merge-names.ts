import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { nameUses } from './get-name-uses.ts';
import { nameParams } from './staff-name.ts';

/**
 * Merges a brand, a model or a subcategory into another one: everything that uses it uses the other one afterwards, and addresses with the
 * old number still find it. It cannot be undone. Replies with what moved.
 */
export const mergeNames = defineRoute({
  name: 'merge-names',
  method: 'POST',
  path: '/admin/names/:tipo/:id/merge',
  access: 'staff',
  roles: ['content'],
  tag: 'content',
  summary: 'Merges a brand, model or subcategory into another one',
  params: nameParams,
  query: commonQuery,
  body: z.object({
    /** The one that stays. */
    em: code,
    versao: z.number().int().min(1),
    versaoDoOutro: z.number().int().min(1),
  }),
  success: { status: 200, schema: z.object({ data: nameUses }) },
  errors: ['name-unknown', 'content-changed', 'name-merge', 'name-of-program'],
});
