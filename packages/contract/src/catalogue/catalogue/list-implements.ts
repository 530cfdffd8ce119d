import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Measures in metres. */
export const implement = z.object({
  tipoImplemento: z.string(),
  fabricante: z.string(),
  modelo: z.string(),
  anoImplemento: z.number().nullable(),
  largura: z.number().nullable(),
  altura: z.number().nullable(),
  comprimento: z.number().nullable(),
});
export type Implement = z.output<typeof implement>;

/** API-13. The code is a vehicle's or an offer's; an offer's covers all its vehicles (C-30). */
export const listImplements = defineRoute({
  name: 'list-implements',
  method: 'GET',
  path: '/offer/:id/impl',
  access: 'public',
  tag: 'catalogue',
  summary: 'Implements of a vehicle',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.array(implement) },
  errors: ['offer-not-found'],
});
