import type { exportComplaints as contract } from '@patio/contract/sales/complaints/export-complaints.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { complaintProtocol } from '@patio/domain/sales/complaints/complaint-access.ts';
import type { ComplaintDesk, ComplaintState } from '@patio/domain/sales/complaints/complaint-steps.ts';
import type { ComplaintCategory, ComplaintRemedy } from '@patio/domain/sales/complaints/complaint-words.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { chosenOr, COMPLAINTS, type ListedComplaint } from './complaints-list.store.ts';

type Words<Word extends string> = Readonly<Record<Word, Readonly<Record<Idiom, string>>>>;

const words = (PTBR: string, EN: string) => ({ PTBR, EN });

const CATEGORIES: Words<ComplaintCategory> = {
  'vicio-oculto': words('Defeito oculto', 'Hidden defect'),
  documentos: words('Documentos', 'Documents'),
  transferencia: words('Transferência', 'Transfer'),
  descricao: words('Quilometragem ou descrição', 'Odometer or description'),
  debitos: words('Débitos e multas', 'Debts and fines'),
  custos: words('Custos não informados', 'Costs not told'),
  entrega: words('Entrega ou transporte', 'Delivery or transport'),
  atendimento: words('Atendimento', 'Service'),
  outro: words('Outro', 'Other'),
};
const REMEDIES: Words<ComplaintRemedy> = {
  conserto: words('Conserto', 'Repair'),
  desconto: words('Desconto', 'Discount'),
  desfazer: words('Desfazer a compra', 'Undo the purchase'),
  documento: words('Documento', 'Document'),
  resposta: words('Resposta', 'Answer'),
};
const STATES: Words<ComplaintState> = {
  waiting: words('A responder', 'To be answered'),
  asked: words('Com o comprador: informações', 'With the buyer: information'),
  answered: words('Respondida', 'Answered'),
  proposed: words('Proposta feita', 'Solution proposed'),
  agreed: words('A cumprir', 'To be carried out'),
  closed: words('Encerrada', 'Closed'),
};
const DESKS: Words<ComplaintDesk> = {
  store: words('Loja', 'Store'),
  house: words('Casa', 'House'),
  review: words('Revisão', 'Review'),
};

const cellOf = (at: number | null) => (at === null ? null : { instant: isoInstant(at) });

const COLUMNS: readonly CsvColumn<ListedComplaint>[] = [
  { PTBR: 'Protocolo', EN: 'Protocol', cell: ({ code, opened_at: at }) => complaintProtocol(code, at) },
  { PTBR: 'Compra', EN: 'Purchase', cell: ({ purchase_code: code }) => code },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Comprador', EN: 'Buyer', cell: ({ buyer }) => buyer },
  { PTBR: 'Loja', EN: 'Store', cell: ({ store }) => store },
  { PTBR: 'Assunto', EN: 'About', cell: ({ category }, idiom) => CATEGORIES[category][idiom] },
  { PTBR: 'Pedido', EN: 'Remedy', cell: ({ remedy }, idiom) => REMEDIES[remedy][idiom] },
  { PTBR: 'Situação', EN: 'State', cell: ({ state }, idiom) => STATES[state][idiom] },
  { PTBR: 'Com', EN: 'With', cell: ({ desk }, idiom) => DESKS[desk][idiom] },
  { PTBR: 'Recorrida', EN: 'Escalated', cell: ({ escalated }) => escalated },
  { PTBR: 'Fora do prazo', EN: 'Late', cell: ({ late }) => late },
  { PTBR: 'Aberta em', EN: 'Opened on', cell: ({ opened_at: at }) => cellOf(at) },
  { PTBR: 'Primeira resposta em', EN: 'First answer on', cell: ({ first_answer_at: at }) => cellOf(at) },
  { PTBR: 'Prazo', EN: 'Due', cell: ({ due_at: at }) => cellOf(at) },
  { PTBR: 'Encerrada em', EN: 'Closed on', cell: ({ closed_at: at }) => cellOf(at) },
];

/** The complaints of a query as CSV, without what was written. */
export const exportComplaints =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(
      database,
      { list: COMPLAINTS, query, scope: chosenOr(query['situacao']), columns: COLUMNS, name: 'complaints' },
      context,
    );
