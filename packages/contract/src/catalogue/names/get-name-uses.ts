import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { nameParams } from './staff-name.ts';

/** What uses a name, by number. */
export const nameUses = z.object({
  ofertas: z.number(),
  /** Vehicles with a reference price. */
  referencias: z.number(),
  rascunhos: z.number(),
  buscas: z.number(),
  /** Those of the searches that notify their users. */
  alertas: z.number(),
  interesses: z.number(),
  banners: z.number(),
  /** Freight, fees and increments of a category. */
  valores: z.number(),
  equipes: z.number(),
  /** Subcategories and models of a category, models of a brand. */
  nomes: z.number(),
});
export type NameUses = z.output<typeof nameUses>;

/** What uses a name: why it cannot be deleted, and what moves when it is merged. */
export const getNameUses = defineRoute({
  name: 'get-name-uses',
  method: 'GET',
  path: '/admin/names/:tipo/:id/uses',
  access: 'staff',
  roles: ['content', 'sales', 'support'],
  tag: 'content',
  summary: 'What uses a name',
  params: nameParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: nameUses }) },
  errors: ['name-unknown'],
});
