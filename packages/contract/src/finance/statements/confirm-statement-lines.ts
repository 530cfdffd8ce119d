import { PAYER_NAME_LENGTH, payerDocument } from '@patio/domain/finance/charges/payer.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

const code = z.number().int().positive();

/** What became of a movement; all but `conferida` have changed nothing, but for charges of other purchases before it. */
export const confirmOutcome = z.enum([
  'conferida',
  'ja-conferida',
  'ignorada',
  'saida',
  'pix-proprio',
  'dia-futuro',
  'sem-pagador',
  'cobrancas',
  'referencia-usada',
  /** It may be a Pix without a charge: a user has to say so, or that it is other money. */
  'pix-sem-cobranca',
  /** It is one, and less of that is left. */
  'sem-saldo',
  'nao-encontrada',
]);

/**
 * Records movements as receipts of charges, each once. Several charges are of one buyer: each gets what it lacks, in their order, and the last one
 * what is left, which is owed back. Money of another payer waits for a decision, as with any receipt.
 */
export const confirmStatementLines = defineRoute({
  name: 'confirm-statement-lines',
  method: 'POST',
  path: '/admin/statement-lines/confirm',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Records movements of the bank as receipts',
  query: commonQuery,
  body: z.object({
    movimentos: z
      .array(
        z.object({
          codigo: code,
          cobrancas: z.array(code).min(1).max(8),
          /** Null: as the bank says it. */
          pagador: line(PAYER_NAME_LENGTH, 'receipt-payer').nullable(),
          documentoPagador: line(20, 'receipt-payer-document')
            .refine((typed) => payerDocument(typed) !== null, 'receipt-payer-document')
            .nullable(),
        }),
      )
      .min(1)
      .max(100),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({ codigo: z.number(), resultado: confirmOutcome, compras: z.array(z.number()) }),
      ),
    }),
  },
  errors: [],
});
