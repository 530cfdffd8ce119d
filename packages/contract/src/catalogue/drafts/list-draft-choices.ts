import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

const named = z.object({ codigo: z.number(), nome: z.string() });

/** What a form can choose from; models come by brand. A store user sees their own store alone. */
export const listDraftChoices = defineRoute({
  name: 'list-draft-choices',
  method: 'GET',
  path: '/admin/offer-drafts/choices',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'Categories, subcategories, brands, states and stores of a form',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      categorias: z.array(named),
      subcategorias: z.array(named.extend({ categoria: z.number() })),
      marcas: z.array(named),
      estados: z.array(named.extend({ uf: z.string() })),
      lojas: z.array(named),
    }),
  },
  errors: [],
});
