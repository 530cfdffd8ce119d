import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, reais } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

/**
 * The FIPE entries of a model in a model year with their latest prices, while the form of a vehicle is filled in. `sugerido`: the only
 * entry that fits all that is stated, which the offer will have without a code too; null: none or several do.
 */
export const listDraftReferences = defineRoute({
  name: 'list-draft-references',
  method: 'GET',
  path: '/admin/offer-drafts/references',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'FIPE entries and prices for a vehicle of a form',
  query: commonQuery.extend({
    marca: code,
    modelo: code,
    ano: z.coerce.number().int().min(1900).max(2100),
    versao: line(120).optional(),
    combustivel: line(80).optional(),
    cambio: line(80).optional(),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          codigo: z.string(),
          descricao: z.string(),
          combustivel: z.string(),
          /** Null: no price is known. */
          valor: reais.nullable(),
          mes: z.string().nullable(),
        }),
      ),
      sugerido: z.string().nullable(),
    }),
  },
  errors: [],
});
