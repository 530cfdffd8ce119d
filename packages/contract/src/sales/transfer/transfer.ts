import { TRANSFER_ACTIONS } from '@patio/domain/sales/transfer/transfer-actions.ts';
import { TRANSFER_STEPS } from '@patio/domain/sales/transfer/transfer-steps.ts';
import { z } from 'zod';
import { code, instant, reais } from '../../wire/primitives.ts';
import { text } from '../../wire/text.ts';
import { documentSide } from '../purchase-documents/purchase-document.ts';

export const transferStep = z.enum(TRANSFER_STEPS);

/** A day in São Paulo, yyyy-mm-dd. */
const day = z.string();

/** A step of the transfer of ownership, as a side of the purchase sees it. */
export const shownStep = z.object({
  etapa: transferStep,
  /** Whose it is. */
  quem: documentSide,
  /** `enviada`: the buyer did it, and the team confirms it; `depois`: something else comes first. */
  situacao: z.enum(['feita', 'dispensada', 'enviada', 'agora', 'depois']),
  feitaEm: day.nullable(),
  prazo: day.nullable(),
  atrasada: z.boolean(),
  /** Keys are not released before it. */
  exigida: z.boolean(),
  /** It follows from the purchase or from other steps: nobody marks it. */
  automatica: z.boolean(),
  /** The document that proves it. */
  documento: z.uuid().nullable(),
  /** What happened at it last; null: nothing yet. */
  ultimo: z
    .object({
      /** `feita` and `enviada` with a note, the others with a reason. */
      acao: z.enum(['enviada', 'feita', 'confirmada', 'recusada', 'dispensada', 'desfeita']),
      de: documentSide,
      /** Null: the caller is not told who of the other side it was. */
      por: z.string().nullable(),
      em: instant,
      texto: z.string().nullable(),
    })
    .nullable(),
  /** What the caller’s side may do with it now. */
  acoes: z.array(z.enum(TRANSFER_ACTIONS)),
});

/** Who pays a fine. */
export const finePayerWord = z.enum(['comprador', 'vendedor']);

/** A fine that became known after the sale. */
export const transferFine = z.object({
  codigo: z.number(),
  /** The day of the offence. */
  em: day,
  valor: reais,
  descricao: z.string(),
  paga: finePayerWord,
  /** Why another one pays than by the day of the delivery. */
  motivo: z.string().nullable(),
  registradaEm: instant,
});

/** The transfer of ownership of a purchase. */
export const transfer = z.object({
  /** Sent back with every change: who has read something older is told. */
  versao: z.number(),
  /** The purchase was cancelled, and its checklist has ended. */
  encerrada: z.boolean(),
  situacao: z.enum(['aberta', 'atrasada', 'concluida']).nullable(),
  etapas: z.array(shownStep),
  /** The clock of the buyer at the Detran: below 0 days, it is over. */
  prazoComprador: z.object({ ate: day, dias: z.number() }).nullable(),
  /** Fines that became known after the sale. */
  multas: z.array(transferFine),
  /** What keeps the keys from being released. */
  faltam: z.array(transferStep),
  /** An administrator lets them be released nevertheless; the reason is for the house. */
  autorizada: z.object({ por: z.string().nullable(), em: instant, motivo: z.string().nullable() }).nullable(),
});
export type Transfer = z.output<typeof transfer>;

/** Null: the purchase is from before there were checklists. */
export const transferReply = z.object({ data: transfer.nullable() });

export const stepParams = z.object({ id: code, etapa: transferStep });

/** The version that the caller has read. */
export const readVersion = z.int().min(0);

/** When a step was done, with a note. */
export const doneStep = {
  versao: readVersion,
  feitaEm: z.iso.date('transfer-day'),
  nota: text(500).nullable().default(null),
};

/** Errors of every change of a step. */
export const STEP_ERRORS = [
  'purchase-not-found',
  'purchase-over',
  'transfer-none',
  'transfer-not-yours',
  'transfer-order',
  'transfer-state',
  'transfer-changed',
] as const;
