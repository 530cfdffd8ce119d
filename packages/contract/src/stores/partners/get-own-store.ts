import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';

/** Overview for a store user. */
export const ownStore = z.object({
  nome: z.string(),
  /** Its path segment; null before it was chosen. */
  urlLoja: z.string().nullable(),
  situacao: z.enum(['analise', 'aberta', 'suspensa']),
  /** Since when it is open; null before. */
  dataMembro: instant.nullable(),
  /** Offers open to bids, proposals or purchases now, and all that were ever published. */
  ofertasAbertas: z.number().int(),
  ofertas: z.number().int(),
  /** Sales in progress, and unanswered proposals. */
  vendasEmAndamento: z.number().int(),
  propostasAbertas: z.number().int(),
});
export type OwnStore = z.output<typeof ownStore>;

/** 404 for staff who work for no store. */
export const getOwnStore = defineRoute({
  name: 'get-own-store',
  method: 'GET',
  path: '/admin/store',
  access: 'staff',
  partners: true,
  tag: 'partners',
  summary: 'The store that the signed-in user works for',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: ownStore }) },
  errors: ['not-found'],
});
