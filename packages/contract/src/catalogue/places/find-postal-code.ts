import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** API-69: what is known about a CEP. The two codes are extra fields, null when the place is not in our tables. */
export const postalCodePlace = z.object({
  logradouro: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  localidade: z.string(),
  uf: z.string(),
  codigoEstado: z.number().nullable(),
  codigoCidade: z.number().nullable(),
});
export type PostalCodePlace = z.output<typeof postalCodePlace>;

export const findPostalCode = defineRoute({
  name: 'find-postal-code',
  method: 'GET',
  path: '/endereco/cep/:cep',
  access: 'public',
  tag: 'places',
  summary: 'The place of a postal code',
  params: z.object({ cep: z.string().max(200) }),
  query: commonQuery,
  success: { status: 200, schema: postalCodePlace },
  errors: ['postal-code-not-found'],
});
