import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';

/** A store with what is owed to it. */
const owedStore = z.object({
  codigo: z.number(),
  nome: z.string(),
  /** Due now, less commission and what the store gives back; below zero: the store owes it. */
  devido: z.number(),
  /** Not due yet, less the commission. */
  aVencer: reais,
  /**
   * `propor`: nothing is proposed, and something is due; `registrar`: released, and not recorded as made; `perdoar`: to release that a debt is given
   * up, and nothing else is to be done; `deve`: nothing is to be done, and the store owes.
   */
  situacao: z.enum(['propor', 'liberar', 'registrar', 'perdoar', 'deve', 'em-dia']),
  /** It waits for a release that a debt is given up, whatever else is to be done. */
  perdao: z.boolean(),
  /** Since when; null: nothing waits. */
  desde: instant.nullable(),
  banco: z.enum(['sem-conta', 'em-espera', 'vale']),
});

/** What the list of payouts can be sorted and narrowed by. */
export const payoutsList = listSpec({
  sorts: ['desde', 'devido', 'aVencer', 'loja'],
  order: 'desde',
  filters: {
    situacao: { kind: 'words', options: owedStore.shape.situacao.options },
    perdao: { kind: 'flag' },
    devido: { kind: 'money' },
    aVencer: { kind: 'money' },
  },
});

/** Stores to which anything is owed, longest waiting first; amounts as they were within the last seconds. */
export const listPayouts = defineRoute({
  name: 'list-payouts',
  method: 'GET',
  path: '/admin/payouts',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'What is owed to stores',
  query: listQuery(payoutsList),
  success: { status: 200, schema: listReply(owedStore) },
  errors: ['list-too-deep', 'list-cursor'],
});
