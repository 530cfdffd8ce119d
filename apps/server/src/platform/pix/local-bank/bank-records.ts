import { z } from 'zod';

const status = z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']);

const charge = z.object({
  kind: z.enum(['cob', 'cobv']),
  txid: z.string(),
  revision: z.number(),
  status,
  centavos: z.number(),
  key: z.string(),
  text: z.string().nullable(),
  debtor: z.record(z.string(), z.string()).nullable(),
  createdAt: z.number(),
  /** Of an immediate charge: how long it can be paid. */
  seconds: z.number(),
  /** Of a charge with a due date. */
  dueDate: z.string().nullable(),
  daysAfter: z.number(),
  /** The secret end of its location. */
  token: z.string(),
});

const refund = z.object({
  id: z.string(),
  /** None: asked for by the product. */
  nature: z.enum(['ORIGINAL', 'MED_OPERACIONAL', 'MED_FRAUDE']).nullish(),
  rtrId: z.string(),
  centavos: z.number(),
  askedAt: z.number(),
  settledAt: z.number().nullable(),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
});

const payment = z.object({
  endToEndId: z.string(),
  txid: z.string().nullable(),
  centavos: z.number(),
  at: z.number(),
  key: z.string(),
  /** What the payer wrote. */
  text: z.string().nullable().default(null),
  refunds: z.array(refund),
});

const faults = z.object({
  /**
   * `down`: 503; `silent`: no answer at all; `nonsense`: a page instead of JSON; `wrong`: JSON of another shape; `lost`: does what it is
   * asked, and then answers that it took too long.
   */
  answers: z.enum(['right', 'down', 'silent', 'nonsense', 'wrong', 'lost']),
  /** Added to the bank’s clock. */
  clockMs: z.number(),
  /** Before each answer. */
  slowMs: z.number(),
  /** What becomes of news of payments: sent, held until they are released, or lost. */
  news: z.enum(['sent', 'held', 'lost']),
  /** What becomes of a refund. */
  refunds: z.enum(['done', 'processing', 'failed']),
});

/** All that the bank keeps. */
export const bankState = z.object({
  charges: z.array(charge),
  payments: z.array(payment),
  webhook: z.object({ url: z.string(), createdAt: z.number() }).nullable(),
  held: z.array(z.string()),
  faults,
});

export type BankState = z.output<typeof bankState>;
export type LocalCharge = z.output<typeof charge>;
export type LocalPayment = z.output<typeof payment>;
export type LocalRefund = z.output<typeof refund>;
export type BankFaults = z.output<typeof faults>;

export const noFaults: BankFaults = {
  answers: 'right',
  clockMs: 0,
  slowMs: 0,
  news: 'sent',
  refunds: 'done',
};

/** A bank that has just opened. */
export function emptyBank(): BankState {
  return { charges: [], payments: [], webhook: null, held: [], faults: { ...noFaults } };
}
