import type { ErrorEntry } from '../error-entry.ts';

/** Errors about the documents of a purchase. */
export const purchaseDocumentErrors = {
  'purchase-document-not-found': {
    status: 404,
    PTBR: 'Documento não encontrado.',
    EN: 'Document not found.',
  },
  'purchase-document-not-yours': {
    status: 403,
    PTBR: 'Este tipo de documento é enviado por outra parte.',
    EN: 'This kind of document is added by another party.',
  },
  'purchase-document-changed': {
    status: 409,
    PTBR: 'Este documento mudou enquanto você decidia. Veja como está agora.',
    EN: 'This document changed while you decided. See how it stands now.',
  },
  'purchase-document-asked': {
    status: 409,
    PTBR: 'Este documento já foi pedido e o pedido continua aberto.',
    EN: 'This document has already been asked for, and the request is still open.',
  },
  'purchase-document-kept': {
    status: 409,
    PTBR: 'Só quem enviou apaga, nos dez minutos seguintes e antes da resposta. Envie uma nova versão.',
    EN: 'Only who added it can delete it, within ten minutes and before it is answered. Send a newer version.',
  },
  'purchase-documents-many': {
    status: 409,
    PTBR: 'Esta compra já tem documentos demais. Fale com a equipe.',
    EN: 'This purchase already has too many documents. Talk to the team.',
  },
  'purchase-document-unsafe': {
    status: 422,
    PTBR: 'Este arquivo não é seguro: contém programas, anexos ou algo nocivo. Imprima de novo em PDF ou envie uma foto.',
    EN: 'This file is not safe: it contains programs, attachments or something harmful. Print it to PDF again, or send a photo.',
  },
  'purchase-scanner-away': {
    status: 503,
    PTBR: 'Não conseguimos conferir o arquivo agora. Tente de novo em alguns minutos.',
    EN: 'The file cannot be checked right now. Try again in a few minutes.',
  },
  'purchase-document-locked': {
    status: 409,
    PTBR: 'A venda terminou há mais de 90 dias: os documentos ficam só como registro.',
    EN: 'The sale ended more than 90 days ago: its documents remain only as records.',
  },
  'purchase-over': {
    status: 409,
    PTBR: 'Esta compra foi cancelada: nada mais se pede ao comprador.',
    EN: 'This purchase was cancelled: the buyer is asked for nothing more.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
