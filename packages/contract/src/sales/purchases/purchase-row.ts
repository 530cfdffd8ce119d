import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';
import { missingDocument } from './missing-document.ts';
import { listSpec } from '../../wire/list-query.ts';

/** What the list of purchases can be sorted and narrowed by. */
export const purchasesList = listSpec({
  sorts: ['criadaEm', 'valor', 'desde', 'acaoEm', 'prazo'],
  order: '-criadaEm',
  filters: {
    situacao: { kind: 'words', options: ['V', 'C', 'L', 'X'] },
    cancelada: { kind: 'flag' },
    contatada: { kind: 'flag' },
    /** The buyer has sent a document that waits to be checked. */
    documento: { kind: 'flag' },
    /** The last day of a document that the buyer was asked for and has not sent. */
    documentoAte: { kind: 'days' },
    /** How the transfer of ownership stands. */
    transferencia: { kind: 'words', options: ['aberta', 'atrasada', 'concluida'] },
    /** The buyer has marked a step of the transfer that the team has not confirmed. */
    transferenciaAConfirmar: { kind: 'flag' },
    origem: { kind: 'words', options: ['compra', 'lance', 'proposta'] },
    valor: { kind: 'money' },
    criadaEm: { kind: 'days' },
    acaoEm: { kind: 'days' },
    prazo: { kind: 'days' },
    responsavel: { kind: 'codes' },
    semResponsavel: { kind: 'flag' },
    loja: { kind: 'codes', of: 'store' },
    comprador: { kind: 'codes', of: 'account' },
    oferta: { kind: 'codes' },
  },
});

const person = z.object({ codigo: z.number(), nome: z.string() });

/** A purchase as the sales team sees it in a list. */
export const purchaseRow = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  titulo: z.string(),
  /** V negotiation, C credit, L collection, X completed. */
  situacao: z.enum(['V', 'C', 'L', 'X']),
  /** The buyer was contacted. */
  contatada: z.boolean(),
  canceladaEm: instant.nullable(),
  /** The buyer wants to cancel, and the sales team decides. */
  cancelamentoPedido: z.boolean(),
  origem: z.enum(['compra', 'lance', 'proposta']),
  valor: reais,
  comprador: person.extend({ email: z.string(), telefone: z.string().nullable() }),
  /** Null: the house sells. */
  loja: person.nullable(),
  criadaEm: instant,
  /** Since when it is at this step. */
  desde: instant,
  /** Until when its stage should be over; null: it has no term. */
  prazo: instant.nullable(),
  /** That is over. */
  atrasada: z.boolean(),
  /** Who of the team takes care of it. */
  responsavel: person.nullable(),
  proximaAcao: z.string().nullable(),
  /** The day for it, as in `2026-11-27`. */
  acaoEm: z.string().nullable(),
  notaFiscal: z.boolean(),
  pagamentoAprovado: z.boolean(),
  /** Since when a payment that was approved does not count any more; null: none was taken back. */
  pagamentoDesfeitoEm: instant.nullable(),
  formaPagamento: z.string().nullable(),
  /** Which documents are missing, the most urgent first. */
  documentos: z.array(missingDocument),
  /** The transfer of ownership; null: the purchase has none. */
  transferencia: z
    .object({
      situacao: z.enum(['aberta', 'atrasada', 'concluida']),
      /** What is due first, yyyy-mm-dd. */
      prazo: z.string().nullable(),
      /** The buyer has marked a step that the team has not confirmed. */
      aConfirmar: z.boolean(),
    })
    .nullable(),
  /** Increases with every change of order data or of the work on it. */
  versao: z.number(),
});

export type PurchaseRow = z.output<typeof purchaseRow>;
