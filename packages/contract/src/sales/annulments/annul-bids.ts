import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, codeParams, commonQuery, reais } from '../../wire/primitives.ts';
import { annulmentReason, reason } from '../../wire/reasons.ts';

/**
 * Annuls bids of an open offer: some lines of the ledger, or all bids of one account. Bids that were annulled before stay as they are, so a
 * repeated call changes nothing. `motivo` is public, `nota` internal.
 */
export const annulBids = defineRoute({
  name: 'annul-bids',
  method: 'POST',
  path: '/admin/offers/:id/annul',
  access: 'staff',
  roles: ['sales'],
  tag: 'annulments',
  summary: 'Annuls bids; price and leader follow from those that remain',
  params: codeParams,
  query: commonQuery,
  body: z
    .object({
      linhas: z.array(code).min(1).max(500).optional(),
      usuario: code.optional(),
      motivo: annulmentReason,
      nota: reason,
    })
    .refine((body) => (body.linhas === undefined) !== (body.usuario === undefined), { path: ['linhas'] }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoOferta: z.number(),
        /** The lines of the ledger that this call annulled. */
        anuladas: z.array(z.number()),
        valorLeilao: reais,
        lances: z.number(),
        /** Pseudonym of the new leader. */
        lider: z.string().nullable(),
        liderMudou: z.boolean(),
      }),
    }),
  },
  errors: ['offer-not-found', 'annulment-too-late', 'not-a-bid'],
});
