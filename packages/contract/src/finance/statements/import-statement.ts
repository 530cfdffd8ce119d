import { STATEMENT_BYTES } from '@patio/domain/finance/statements/bank-statement.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { line, requiredLine } from '../../wire/text.ts';

/** The file in base64, and what stands around it. */
const BODY_BYTES = Math.ceil(STATEMENT_BYTES / 3) * 4 + 4096;

/** Takes in the movements of a statement in OFX or CSV that are not there yet. A file with a fault adds nothing; nothing is booked. */
export const importStatement = defineRoute({
  name: 'import-statement',
  method: 'POST',
  path: '/admin/statements',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Imports a bank statement',
  query: commonQuery,
  bodyBytes: BODY_BYTES,
  body: z.object({
    nome: requiredLine(120, 'statement-file'),
    /** Of CSV, which does not say it; files of the same account have to have the same name. */
    conta: line(60, 'statement-account').nullable(),
    conteudo: z.base64({ error: 'statement-file' }).min(1, 'statement-file'),
  }),
  success: {
    status: 201,
    schema: z.object({
      data: z.object({
        codigo: z.number(),
        conta: z.string(),
        movimentos: z.number(),
        novos: z.number(),
        importadoEm: instant,
      }),
    }),
  },
  errors: [
    'statement-too-large',
    'statement-empty',
    'statement-unknown',
    'statement-too-long',
    'statement-cut-off',
    'statement-not-bank',
    'statement-currency',
    'statement-several-accounts',
    'statement-own-book',
    'statement-columns',
    'statement-cells',
    'statement-quotes',
    'statement-day',
    'statement-amount',
    'statement-ambiguous-amount',
    'statement-balance',
  ],
});
