import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant, reais } from '../../wire/primitives.ts';

/** A store with what is owed to it. */
const owedStore = z.object({
  codigo: z.number(),
  nome: z.string(),
  /** Due now, less commission and what the store gives back; below zero: the store owes it. */
  devido: z.number(),
  /** Not due yet, less the commission. */
  aVencer: reais,
  /** `propor`: nothing is proposed, and something is due; `registrar`: released, and not recorded as made. */
  situacao: z.enum(['propor', 'liberar', 'registrar', 'em-dia']),
  /** Since when; null: nothing waits. */
  desde: instant.nullable(),
  banco: z.enum(['sem-conta', 'em-espera', 'vale']),
});

/** Stores to which anything is owed, those with work first. */
export const listPayouts = defineRoute({
  name: 'list-payouts',
  method: 'GET',
  path: '/admin/payouts',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'What is owed to stores',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(owedStore) }) },
  errors: [],
});
