import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';

/** `id` null: no such store, and everything else is null too. `urlFoto` is an image URL. */
export const partnerDetails = z.object({
  id: z.number().nullable(),
  nome: z.string().nullable(),
  urlFoto: z.string().nullable(),
  dataMembro: instant.nullable(),
  descricao: z.string().nullable(),
  /** Country code and number for a WhatsApp link (S-43). */
  whatsapp: z.string().nullable(),
});
export type PartnerDetails = z.output<typeof partnerDetails>;

/** API-25: the store named by the query field `partner`. */
export const getPartner = defineRoute({
  name: 'get-partner',
  method: 'GET',
  path: '/partner',
  access: 'public',
  tag: 'partners',
  summary: 'A partner store',
  query: commonQuery,
  success: { status: 200, schema: partnerDetails },
  errors: [],
});
