import {
  FILE_FORMATS,
  PURCHASE_DOCUMENT_BYTES,
} from '@patio/domain/sales/purchase-documents/document-names.ts';
import { PURCHASE_DOCUMENTS } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import { z } from 'zod';
import { code, instant } from '../../wire/primitives.ts';
import { line, requiredLine } from '../../wire/text.ts';
import { purchasePaper } from './purchase-paper.ts';

export const documentKind = z.enum(PURCHASE_DOCUMENTS);

/** Whose file it is. */
export const documentSide = z.enum(['comprador', 'loja', 'equipe']);

/** One version of a document. */
export const purchaseDocument = z.object({
  guid: z.uuid(),
  /** The same for all versions of a document. */
  serie: z.uuid(),
  tipo: documentKind,
  nome: z.string(),
  formato: z.enum(FILE_FORMATS),
  bytes: z.number(),
  versao: z.number(),
  /** False: a newer version has replaced it. */
  atual: z.boolean(),
  de: documentSide,
  enviadoEm: instant,
  /** `em-verificacao`: not scanned for viruses yet; `disponivel`: added by who sells, so that nobody needs to check it. */
  situacao: z.enum(['em-verificacao', 'enviado', 'aceito', 'recusado', 'disponivel']),
  /** Why it was refused. */
  resposta: z.string().nullable(),
  /** The access key of an invoice, 44 characters. */
  chave: z.string().nullable(),
  /** Until when the caller may delete it; null: they may not. */
  apagaAte: instant.nullable(),
  /** The caller may send a newer version. */
  substituivel: z.boolean(),
});

/** A document that staff ask the buyer for. */
export const documentRequest = z.object({
  codigo: z.number(),
  tipo: documentKind,
  motivo: z.string(),
  /** The last day, yyyy-mm-dd. */
  prazo: z.string(),
  pedidoEm: instant,
  situacao: z.enum(['pedido', 'enviado', 'recusado']),
  /** The last day is over, and nothing has been sent. */
  atrasado: z.boolean(),
});

/** The documents of a purchase, as a side of it sees them. */
export const purchaseDocuments = z.object({
  documentos: z.array(purchaseDocument),
  pedidos: z.array(documentRequest),
  /** What can be written from the record now. */
  papeis: z.array(purchasePaper),
  /** What the stage of the purchase usually needs of the caller. */
  faltam: z.array(documentKind),
  podeEnviar: z.array(documentKind),
  /** They are only records by now: the buyer and administrators open them. */
  restrito: z.boolean(),
});
export type PurchaseDocuments = z.output<typeof purchaseDocuments>;

export const documentParams = z.object({ id: code, guid: z.uuid() });

const LONGEST_NAME = 120;
/** Base64 of the largest file, with what stands around it. */
export const DOCUMENT_BODY_BYTES = Math.ceil(PURCHASE_DOCUMENT_BYTES / 3) * 4 + 2048;

/** A file that is added: its content must be what its name says. */
export const documentUpload = z.object({
  tipo: documentKind,
  nome: requiredLine(LONGEST_NAME, 'purchase-file-name'),
  conteudo: z
    .string('purchase-file-size')
    .min(1, 'purchase-file-size')
    .max(Math.ceil(PURCHASE_DOCUMENT_BYTES / 3) * 4, 'purchase-file-size')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'purchase-file-kind'),
  /** The document of which it is a newer version. */
  substitui: z.uuid().nullable().default(null),
  /** The access key of an invoice, with spaces or without; null: of another kind, or of an invoice without one. */
  chave: line(60, 'invoice-key').nullable().default(null),
});
