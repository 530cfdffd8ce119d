import { ASKED_DOCUMENTS } from '@patio/domain/people/documents/document-kinds.ts';
import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';

export const askedDocument = z.enum(ASKED_DOCUMENTS);

/** Asked of the user, sent by them, accepted, refused (they may send again), withdrawn by staff. */
export const documentState = z.enum(['pedido', 'enviado', 'aceito', 'recusado', 'retirado']);

/** What the list of documents can be sorted and narrowed by. `comQuem`: who has taken it; 0: nobody. */
export const documentsList = listSpec({
  sorts: ['pedidoEm', 'enviadoEm', 'prazo'],
  order: 'enviadoEm',
  filters: {
    situacao: { kind: 'words', options: documentState.options },
    tipo: { kind: 'words', options: askedDocument.options },
    conta: { kind: 'codes', of: 'account' },
    comQuem: { kind: 'codes' },
    pedidoEm: { kind: 'days' },
    prazo: { kind: 'days' },
  },
});

/** What both sides see of a document. */
export const ownDocument = z.object({
  codigo: z.number(),
  tipo: askedDocument,
  /** Why staff ask for it. */
  motivo: z.string(),
  /** Last day to send it, yyyy-mm-dd. */
  prazo: z.string(),
  situacao: documentState,
  pedidoEm: instant,
  enviadoEm: instant.nullable(),
  /** Why it was refused or withdrawn. */
  resposta: z.string().nullable(),
  /** Its last day, yyyy-mm-dd; only a licence has one. */
  validade: z.string().nullable(),
  vencido: z.boolean(),
});

/** A document as staff see it; the file is read by a separate call. */
export const accountDocument = ownDocument.extend({
  conta: z.number(),
  nome: z.string(),
  pedidoPor: z.string(),
  decididoEm: instant.nullable(),
  decididoPor: z.string().nullable(),
  arquivo: z.object({ guid: z.uuid(), formato: z.enum(['pdf', 'png', 'jpg']), bytes: z.number() }).nullable(),
});
