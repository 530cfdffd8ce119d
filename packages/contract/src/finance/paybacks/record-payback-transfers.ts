import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';

/**
 * What became of a transfer; all but `registrada` have changed nothing. `repetida`: it was recorded with this reference before. `referencia`: the
 * reference is recorded already, here or for a store. `falhou`: by a fault of ours; it may be sent again.
 */
export const transferOutcome = z.enum([
  'registrada',
  'repetida',
  'decidida',
  'referencia',
  'nao-encontrada',
  'falhou',
]);

/** Notes that released transfers were made, each with its own reference of the bank, and each by itself: what one is refused for stops no other. */
export const recordPaybackTransfers = defineRoute({
  name: 'record-payback-transfers',
  method: 'POST',
  path: '/admin/paybacks/transfers',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Notes that several transfers of paybacks were made',
  query: commonQuery,
  body: z.object({
    transferencias: z
      .array(
        z.object({ codigo: z.number().int().positive(), referencia: requiredLine(80, 'receipt-reference') }),
      )
      .min(1)
      .max(100),
  }),
  success: {
    status: 200,
    schema: z.object({ data: z.array(z.object({ codigo: z.number(), resultado: transferOutcome })) }),
  },
  errors: [],
});
