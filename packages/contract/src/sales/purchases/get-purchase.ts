import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';
import { contactNote } from './contact-note.ts';
import { purchaseNext } from './get-own-purchase.ts';
import { purchaseRow } from './purchase-row.ts';
import { purchaseStep } from './move-purchase.ts';

/** A purchase with everything about it; a store sees those of its own offers. */
export const getPurchase = defineRoute({
  name: 'get-purchase',
  method: 'GET',
  path: '/admin/purchases/:id',
  access: 'staff',
  roles: ['sales', 'finance', 'support'],
  partners: true,
  tag: 'purchases',
  summary: 'A purchase with its dates, order data, delivery and contacts',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: purchaseRow.extend({
        /** The dates of its steps; null if not reached. */
        marcos: z.object({
          aguardandoContato: instant,
          negociacao: instant.nullable(),
          credito: instant.nullable(),
          retirada: instant.nullable(),
          conclusao: instant.nullable(),
        }),
        /** Steps that may be taken now. */
        passos: z.array(purchaseStep),
        /** `default-purchase` is possible. */
        podeDesfazer: z.boolean(),
        entrega: z.object({
          frete: z.enum(['S', 'N']),
          /** One line; null: collected in person, or the address was deleted. */
          endereco: z.string().nullable(),
        }),
        /** What the buyer pays; null while the freight is to be agreed. */
        custo: z.object({ total: reais, taxa: reais, frete: reais }).nullable(),
        /** What it waits for; null: it was cancelled, or is completed and paid. */
        proximo: purchaseNext.nullable(),
        motivoDesfeita: z.string().nullable(),
        notas: z.array(contactNote),
      }),
    }),
  },
  errors: ['purchase-not-found'],
});
