import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { minimumStep } from '../../wire/minimum-step.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { publicAnnulmentReason } from '../../wire/reasons.ts';

/** One line of the public ledger; `valor` as it is hashed: centavos, of R (reopened) and M (moved end) the new end in epoch milliseconds. */
export const ledgerEntry = z.object({
  seq: z.number(),
  em: instant,
  participante: z.string(),
  tipo: z.enum(['L', 'P', 'X', 'Z', 'F', 'R', 'M']),
  valor: z.number(),
  anterior: z.string(),
  hash: z.string(),
  /**
   * Commits to the maxima set until then: SHA-256 of `codigoOferta|maximos|seq|elo|segredo`, with the link of the last of them (64 zeros before the
   * first). Null in ledgers of version 1.
   */
  selo: z.string().nullable(),
  /** For an annulment: the annulled line, and why. Not part of what is hashed. */
  anula: z.number().optional(),
  motivo: publicAnnulmentReason.optional(),
});

/** What was fixed when the offer opened, so that anyone can recompute what followed. Amounts in centavos, spans in milliseconds. */
const ledgerRule = z.object({
  /** The version of the rules under which the auction runs. */
  versao: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  base: z.number(),
  incremento: z.number(),
  /** Whether a bid must be at least `incremento` above the price; always `any` before version 3. */
  minimumStep,
  /** Whether there is a reserve; its amount is not disclosed while the offer is open (rule 0.6). */
  reserva: z.boolean(),
  /** Seals the reserve from the start: SHA-256 of `codigoOferta|reserva|valor|segredo`; null without a reserve. */
  reservaSelo: z.string().nullable(),
  /** With the secret of the seal, once secrets are public and only if some bid reached it: the price was lifted to it then. */
  reservaValor: z.number().nullable(),
  reservaSegredo: z.string().nullable(),
  /** The secret of the seals of the maxima, published with them. */
  segredoMaximos: z.string().nullable(),
  fimAnunciado: instant,
  prorrogacaoMs: z.number(),
  prorrogacaoLimiteMs: z.number(),
});

/**
 * Whether maxima and a reserve that was reached are public: once no reopening and no decision on a best bid is possible any more. `ate`:
 * when they will be at the latest; null while the offer is open.
 */
export const secrecy = z.object({ aberto: z.boolean(), ate: instant.nullable() });

/** What the offer itself shows, to be compared with the result of the ledger. */
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
      sigilo: secrecy,
      regra: ledgerRule,
      estado: ledgerState,
      entradas: z.array(ledgerEntry),
      maximos: z
        .array(
          z.object({
            participante: z.string(),
            valor: z.number(),
            em: instant,
            automatico: z.boolean(),
            /** SHA-256 of `elo anterior|em|participante|valor|segredo`; null in ledgers of version 1. */
            elo: z.string().nullable(),
          }),
        )
        .optional(),
    }),
  },
  errors: ['offer-not-found'],
});
