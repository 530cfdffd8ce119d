import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import type { PurchaseDocumentKind } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { PurchasePaper } from '@patio/domain/sales/purchase-documents/purchase-papers.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';

type Document = PurchaseDocuments['documentos'][number];

const ptbr = {
  title: 'Documentos',
  hint: 'Só você e quem vende veem estes arquivos. Cada acesso da equipe fica registrado.',
  loadFailed: 'Não foi possível carregar os documentos.',
  empty: 'Ainda não há documentos. Comprovantes, nota fiscal e termos ficam aqui.',
  kinds: {
    pagamento: 'Comprovante de pagamento',
    'nota-fiscal': 'Nota fiscal',
    transferencia: 'Autorização de transferência',
    laudo: 'Laudo',
    recibo: 'Recibo',
    entrega: 'Termo de entrega assinado',
    outro: 'Outro documento',
  } satisfies Record<PurchaseDocumentKind, string>,
  states: {
    'em-verificacao': 'Em verificação',
    enviado: 'Em análise',
    aceito: 'Aceito',
    recusado: 'Recusado',
    disponivel: 'Disponível',
  } satisfies Record<Document['situacao'], string>,
  from: { comprador: 'Enviado por você', loja: 'Da loja', equipe: 'Da equipe' } satisfies Record<
    Document['de'],
    string
  >,
  on: (date: string) => `em ${date}`,
  version: (number: number) => `versão ${number}`,
  older: (count: number) => (count === 1 ? '1 versão anterior' : `${count} versões anteriores`),
  askedTitle: 'A equipe pediu',
  why: (reason: string) => `Motivo: ${reason}`,
  until: (day: string) => `Envie até ${day}.`,
  late: (day: string) => `O prazo era ${day}. Envie assim que puder.`,
  waiting: 'Recebemos, e a equipe vai conferir.',
  missing: (names: string) => `Nesta etapa costuma ser preciso: ${names}.`,
  refused: (reason: string) => `Recusado: ${reason}`,
  send: 'Enviar documento',
  sendAsked: 'Enviar',
  replace: 'Enviar nova versão',
  remove: 'Apagar',
  removing: 'Apagando…',
  key: 'Chave de acesso',
  copyKey: 'Copiar a chave',
  copied: 'Copiada',
  papers: {
    resumo: 'Resumo da compra (PDF)',
    pagamento: 'Pagamento aprovado (PDF)',
    retirada: 'Termo de retirada com o código (PDF)',
  } satisfies Record<PurchasePaper, string>,
  writing: 'Preparando…',
  download: 'Baixar',
  downloadFailed: 'Não foi possível baixar. Tente de novo.',
  failed: 'Não foi possível concluir. Tente de novo.',
  kind: 'O que é',
  file: 'Arquivo',
  fileText: 'PDF, JPEG ou PNG, até 8 MB. PDF com senha não é aceito.',
  confirm: 'Enviar',
  sending: 'Enviando…',
  noFile: 'Escolha um arquivo.',
  tooLarge: 'Envie um arquivo de até 8 MB.',
};

const en: typeof ptbr = {
  title: 'Documents',
  hint: 'Only you and the seller see these files. Every access by staff is recorded.',
  loadFailed: 'The documents could not be loaded.',
  empty: 'There are no documents yet. Proofs of payment, invoice and notes will be here.',
  kinds: {
    pagamento: 'Proof of payment',
    'nota-fiscal': 'Invoice',
    transferencia: 'Transfer authorisation',
    laudo: 'Inspection report',
    recibo: 'Receipt',
    entrega: 'Signed handover note',
    outro: 'Other document',
  },
  states: {
    'em-verificacao': 'Being scanned',
    enviado: 'Being checked',
    aceito: 'Accepted',
    recusado: 'Refused',
    disponivel: 'Available',
  },
  from: { comprador: 'Sent by you', loja: 'From the store', equipe: 'From the team' },
  on: (date) => `on ${date}`,
  version: (number) => `version ${number}`,
  older: (count) => (count === 1 ? '1 older version' : `${count} older versions`),
  askedTitle: 'The team asks for',
  why: (reason) => `Reason: ${reason}`,
  until: (day) => `Send it by ${day}.`,
  late: (day) => `It was due on ${day}. Send it as soon as you can.`,
  waiting: 'We have received it, and the team will check it.',
  missing: (names) => `This step usually needs: ${names}.`,
  refused: (reason) => `Refused: ${reason}`,
  send: 'Send a document',
  sendAsked: 'Send',
  replace: 'Send a new version',
  remove: 'Delete',
  removing: 'Deleting…',
  key: 'Access key',
  copyKey: 'Copy the key',
  copied: 'Copied',
  papers: {
    resumo: 'Summary of the purchase (PDF)',
    pagamento: 'Payment approved (PDF)',
    retirada: 'Pickup note with the code (PDF)',
  },
  writing: 'Preparing…',
  download: 'Download',
  downloadFailed: 'It could not be downloaded. Try again.',
  failed: 'It could not be done. Try again.',
  kind: 'What it is',
  file: 'File',
  fileText: 'PDF, JPEG or PNG, up to 8 MB. A PDF with a password is not accepted.',
  confirm: 'Send',
  sending: 'Sending…',
  noFile: 'Choose a file.',
  tooLarge: 'Send a file of up to 8 MB.',
};

const TEXTS = { PTBR: ptbr, EN: en } as const;

/** The texts of the documents of a purchase, loaded only with what shows them. */
export function usePurchaseDocumentTexts(): typeof ptbr {
  return TEXTS[useIdiom()];
}
