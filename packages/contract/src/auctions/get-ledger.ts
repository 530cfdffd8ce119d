import { z } from 'zod';
import { defineRoute } from '../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../wire/primitives.ts';
import { toldAnnulmentReason } from '../wire/reasons.ts';

/** One line of the public ledger; `valor` as it is hashed: centavos, of R (reopened) and M (moved end) the new end in epoch milliseconds. */
export const ledgerEntry = z.object({
  seq: z.number(),
  em: instant,
  participante: z.string(),
  tipo: z.enum(['L', 'P', 'X', 'Z', 'F', 'R', 'M']),
  valor: z.number(),
  anterior: z.string(),
  hash: z.string(),
  /** Of an annulment: the line that it strikes, and why. Not part of what is hashed. */
  anula: z.number().optional(),
  motivo: toldAnnulmentReason.optional(),
});

/** What was fixed when the offer opened, so that anybody can recompute what followed. Amounts in centavos, spans in milliseconds. */
const ledgerRule = z.object({
  base: z.number(),
  incremento: z.number(),
  /** Whether there is a reserve; its amount is nobody's business while the offer is open (rule 0.6). */
  reserva: z.boolean(),
  /** Seals the reserve from the beginning: SHA-256 of `codigoOferta|reserva|valor|segredo`; null without a reserve. */
  reservaSelo: z.string().nullable(),
  /** With the secret of the seal, after the end and only when some bid reached it: the price was lifted to it then. */
  reservaValor: z.number().nullable(),
  reservaSegredo: z.string().nullable(),
  fimAnunciado: instant,
  prorrogacaoMs: z.number(),
  prorrogacaoLimiteMs: z.number(),
});

/** What the offer itself shows, to be compared with what the ledger leads to. */
const ledgerState = z.object({
  status: z.enum(['A', 'V', 'E']),
  valor: z.number(),
  lider: z.string().nullable(),
  fim: instant,
});

/** The public, append-only list of bids with pseudonyms (rule 0.9). */
export const getLedger = defineRoute({
  name: 'get-ledger',
  method: 'GET',
  path: '/offer/:id/ledger',
  access: 'public',
  tag: 'auctions',
  summary: 'The bid ledger of an offer',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      codigoOferta: z.number(),
      encerrada: z.boolean(),
      regra: ledgerRule,
      estado: ledgerState,
      entradas: z.array(ledgerEntry),
      maximos: z
        .array(
          z.object({ participante: z.string(), valor: z.number(), em: instant, automatico: z.boolean() }),
        )
        .optional(),
    }),
  },
  errors: ['offer-not-found'],
});
