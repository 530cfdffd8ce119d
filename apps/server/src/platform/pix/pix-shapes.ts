import { shownText } from '@patio/domain/texts/human-text.ts';
import { z } from 'zod';
import type { BankCharge, BankPayment, BankRefund } from './pix-bank.ts';
import { centavosOf } from './pix-amount.ts';

// The standard allows new fields at any time, so unknown ones are ignored; known ones must be right.

const amount = z.string().transform((text, context) => {
  const centavos = centavosOf(text);
  if (centavos !== null) return centavos;
  context.issues.push({ code: 'custom', message: 'no amount', input: text });
  return z.NEVER;
});
const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const txid = z.string().regex(/^[a-zA-Z0-9]{26,35}$/);
const endToEndId = z.string().regex(/^[a-zA-Z0-9]{32}$/);
const location = z.string().max(77);
/** The standard’s longest text of a payer or of a refund. */
const TEXT_LENGTH = 140;

/**
 * Words that nothing is decided by: null, longer than the standard says or with characters that no line has, they hide no payment. Null: there are
 * none.
 */
const words = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => {
    const line = shownText(text ?? '', { lines: 'one' });
    return Array.from(line).slice(0, TEXT_LENGTH).join('').trim() || null;
  });

const REFUND_STATUS = { EM_PROCESSAMENTO: 'processing', DEVOLVIDO: 'done', NAO_REALIZADO: 'failed' } as const;
const NATURES: Readonly<Record<string, BankRefund['nature']>> = {
  MED_OPERACIONAL: 'operational',
  MED_FRAUDE: 'fraud',
  MED_PIX_AUTOMATICO: 'operational',
};
const CHARGE_STATUS = {
  ATIVA: 'active',
  CONCLUIDA: 'paid',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed',
  REMOVIDA_PELO_PSP: 'removed',
} as const;

/** `Devolucao`. */
export const refundShape = z
  .object({
    id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/),
    rtrId: endToEndId.nullish().catch(null),
    natureza: z.string().nullish().catch(null),
    valor: amount,
    horario: z.object({ solicitacao: instant.optional(), liquidacao: instant.optional() }),
    status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
    motivo: words,
  })
  .transform((read): BankRefund => ({
    id: read.id,
    returnId: read.rtrId ?? null,
    nature: NATURES[read.natureza ?? ''] ?? 'asked',
    centavos: read.valor,
    status: REFUND_STATUS[read.status],
    reason: read.motivo,
    settledAt: read.horario.liquidacao ?? null,
  }));

/**
 * `Pix`. The txid of a payment without a dynamic charge may be shorter than those of charges; one that is none is of no charge of ours. A key that is
 * longer than any is another one than the house’s.
 */
export const paymentShape = z
  .object({
    endToEndId,
    txid: z
      .string()
      .regex(/^[a-zA-Z0-9]{1,35}$/)
      .nullish()
      .catch(null),
    valor: amount,
    chave: z.string().nullish().catch(null),
    infoPagador: words,
    horario: instant,
    devolucoes: z.array(refundShape).nullish(),
  })
  .transform((read): BankPayment => ({
    endToEndId: read.endToEndId,
    txid: read.txid ?? null,
    centavos: read.valor,
    key: read.chave ?? null,
    payerText: read.infoPagador,
    at: read.horario,
    refunds: read.devolucoes ?? [],
  }));

/** `CobGerada`, `CobCompleta`, `CobVGerada` and `CobVCompleta`, as far as they are alike. */
export const chargeShape = z
  .object({
    txid,
    revisao: z.int().min(0),
    status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
    calendario: z.object({ criacao: instant, dataDeVencimento: z.iso.date().optional() }),
    valor: z.object({ original: amount }),
    chave: z.string().max(77),
    location: location.optional(),
    loc: z.object({ location: location.optional() }).optional(),
    pixCopiaECola: z.string().max(512).optional(),
    pix: z.array(paymentShape).optional(),
  })
  .transform((read): BankCharge => ({
    txid: read.txid,
    revision: read.revisao,
    status: CHARGE_STATUS[read.status],
    centavos: read.valor.original,
    location: read.location ?? read.loc?.location ?? null,
    copyText: read.pixCopiaECola ?? null,
    createdAt: read.calendario.criacao,
    dueDate: read.calendario.dataDeVencimento ?? null,
    payments: read.pix ?? [],
  }));

/** `CobsVConsultadas`. */
export const datedListShape = z.object({
  parametros: z.object({
    paginacao: z.object({ paginaAtual: z.int().min(0), quantidadeDePaginas: z.int().min(0) }),
  }),
  cobs: z.array(chargeShape),
});

/** `PixConsultados`. */
export const receivedShape = z.object({
  parametros: z.object({
    paginacao: z.object({ paginaAtual: z.int().min(0), quantidadeDePaginas: z.int().min(0) }),
  }),
  pix: z.array(paymentShape).optional(),
});

/** `WebhookCompleto`. */
export const webhookShape = z.object({ webhookUrl: z.string() });

/** `Problema` (RFC 7807). */
export const problemShape = z.object({
  type: z.string().optional(),
  title: z.string().optional(),
  detail: z.string().optional(),
  violacoes: z
    .array(z.object({ razao: z.string().optional(), propriedade: z.string().optional() }))
    .optional(),
});

/** The answer of the token endpoint (RFC 6749, 5.1). */
export const tokenShape = z.object({
  access_token: z.string().min(1).max(8192),
  token_type: z.string().optional(),
  expires_in: z.coerce.number().min(0).max(31_536_000).optional(),
});
