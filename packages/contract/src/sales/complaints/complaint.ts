import {
  BUYER_STEPS,
  CLOCK_STEPS,
  COMPLAINT_DESKS,
  COMPLAINT_ENDS,
  COMPLAINT_STATES,
  DESK_STEPS,
} from '@patio/domain/sales/complaints/complaint-steps.ts';
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_FILES,
  COMPLAINT_FINDINGS,
  COMPLAINT_REMEDIES,
} from '@patio/domain/sales/complaints/complaint-words.ts';
import { PURCHASE_DOCUMENT_BYTES } from '@patio/domain/sales/purchase-documents/document-names.ts';
import { z } from 'zod';
import { code, instant } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';

/** A file of a complaint, or one that waits to be sent with a text. */
export const complaintFile = z.object({ guid: z.string(), nome: z.string(), bytes: z.number() });

export type ComplaintFile = z.output<typeof complaintFile>;

/** What happened, as the reader may see it. */
export const complaintEvent = z.object({
  codigo: z.number(),
  em: instant,
  tipo: z.enum(['open', 'note', ...BUYER_STEPS, ...DESK_STEPS, ...CLOCK_STEPS]),
  lado: z.enum(['comprador', 'loja', 'casa', 'sistema']),
  /** Its author, where the reader may know: null for buyers, who deal with the team. */
  autor: z.string().nullable(),
  texto: z.string(),
  resultado: z.enum(COMPLAINT_FINDINGS).nullable(),
  solucao: z.enum(COMPLAINT_REMEDIES).nullable(),
  arquivos: z.array(complaintFile),
});

export type ComplaintEvent = z.output<typeof complaintEvent>;

/** A complaint as both sides see it. */
export const complaint = z.object({
  codigo: z.number(),
  protocolo: z.string(),
  codigoCompra: z.number(),
  categoria: z.enum(COMPLAINT_CATEGORIES),
  pedido: z.enum(COMPLAINT_REMEDIES),
  /** The day on which a hidden defect was found, yyyy-mm-dd. */
  descobertoEm: z.string().nullable(),
  /** It came after the term. */
  foraDoPrazo: z.boolean(),
  abertaEm: instant,
  situacao: z.enum(COMPLAINT_STATES),
  /** Who answers now. */
  com: z.enum(COMPLAINT_DESKS),
  recorrida: z.boolean(),
  /** Until when who sells answers, or carries out what was agreed; null: it is not their turn. While the buyer was asked for more it pauses. */
  responderAte: instant.nullable(),
  atrasada: z.boolean(),
  /** Until when the buyer reacts, before it closes. */
  compradorAte: instant.nullable(),
  encerradaEm: instant.nullable(),
  motivoFim: z.enum(COMPLAINT_ENDS).nullable(),
  reabrirAte: instant.nullable(),
  resultado: z.enum(COMPLAINT_FINDINGS).nullable(),
  /** What the reader has seen, to be given with a step. */
  versao: z.number(),
  /** Oldest first. */
  historico: z.array(complaintEvent),
});

/** Files that are sent with a text: uploaded before. */
export const sentFiles = z
  .array(z.uuid(), 'complaint-files')
  .max(COMPLAINT_FILES, 'complaint-files')
  .transform((guids) => [...new Set(guids)])
  .optional();

/** What the caller has seen: someone who acts on an older state is told. */
export const seenVersion = code;

/** A file in Base64, uploaded before it is sent: PDF, PNG or JPEG, detected from its content. */
export const uploadedComplaintFile = z.object({
  nome: requiredLine(1000, 'purchase-file-kind'),
  conteudo: z
    .string('purchase-file-size')
    .min(1, 'purchase-file-size')
    .max(Math.ceil(PURCHASE_DOCUMENT_BYTES / 3) * 4, 'purchase-file-size')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'purchase-file-kind'),
});

/** Body of an upload at most. */
export const COMPLAINT_UPLOAD_BYTES = 12 * 1024 * 1024;

/** A file of a complaint by its name in the storage. */
export const complaintFileParams = z.object({ guid: z.uuid() });
