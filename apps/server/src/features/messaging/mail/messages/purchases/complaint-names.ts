import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ComplaintCategory } from '@patio/domain/sales/complaints/complaint-words.ts';

/** What complaints are about, in both languages. */
export const COMPLAINT_NAMES: Readonly<Record<Idiom, Readonly<Record<ComplaintCategory, string>>>> = {
  PTBR: {
    'vicio-oculto': 'defeito oculto',
    documentos: 'documentos não entregues ou atrasados',
    transferencia: 'problema na transferência',
    descricao: 'quilometragem ou descrição diferente',
    debitos: 'débitos ou multas anteriores',
    custos: 'custos não informados',
    entrega: 'entrega ou dano no transporte',
    atendimento: 'atendimento',
    outro: 'outro assunto',
  },
  EN: {
    'vicio-oculto': 'hidden defect',
    documentos: 'undelivered or late documents',
    transferencia: 'trouble with the transfer',
    descricao: 'odometer or description not as stated',
    debitos: 'debts or fines from before',
    custos: 'costs that were not told',
    entrega: 'delivery, or damage in transport',
    atendimento: 'service',
    outro: 'another matter',
  },
};
