import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** Where vehicles of the house (`parceiro` null) or of a store are in a city. */
const yard = z.object({
  parceiro: z.number().nullable(),
  /** Name of the store. */
  loja: z.string().nullable(),
  cidade: z.number(),
  nomeCidade: z.string(),
  uf: z.string(),
  endereco: z.string(),
  horario: z.string(),
});

/** The yards; a store user sees those of the store. */
export const listYards = defineRoute({
  name: 'list-yards',
  method: 'GET',
  path: '/admin/yards',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'costs',
  summary: 'Yards of the house and of stores',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(yard) }) },
  errors: [],
});
