import type { Step } from './transfer-calls.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';

type Last = NonNullable<Step['ultimo']>['acao'];

/** Texts of the transfer of ownership, for the buyer. */
const ptbr = {
  title: 'Transferência do veículo',
  hint: 'Você e quem vende veem a mesma lista. Guarde os comprovantes: eles ficam nos documentos desta compra.',
  loadFailed: 'Não foi possível carregar a transferência.',
  ended: 'A compra foi cancelada, e a transferência terminou com ela.',
  clock: (day: string, days: number) =>
    days < 0
      ? `O prazo para transferir o veículo no Detran era ${day}. Faça o quanto antes: há multa por atraso.`
      : days === 0
        ? `Hoje, ${day}, é o último dia para transferir o veículo no Detran.`
        : `Você tem até ${day} para transferir o veículo no Detran: ${days === 1 ? 'falta 1 dia' : `faltam ${days} dias`}.`,
  missing: (names: string) => `O veículo é liberado depois de: ${names}.`,
  step: {
    'nota-fiscal': { title: 'Nota fiscal', text: 'Quem vende emite a nota da venda.' },
    gravame: { title: 'Baixa do gravame', text: 'Quem vende tira o financiamento do registro do veículo.' },
    atpv: {
      title: 'Emissão da ATPV-e',
      text: 'Quem vende emite a autorização de transferência no Detran com os seus dados.',
    },
    'assinatura-vendedor': {
      title: 'Assinatura de quem vende',
      text: 'Pelo gov.br ou em cartório.',
    },
    'assinatura-comprador': {
      title: 'Sua assinatura na ATPV-e',
      text: 'Assine pelo gov.br (conta prata ou ouro) ou em cartório, e envie a ATPV-e assinada.',
    },
    comunicacao: {
      title: 'Comunicação da venda',
      text: 'Quem vende avisa o Detran. A ATPV-e assinada pelos dois lados já vale como aviso.',
    },
    entrega: { title: 'Entrega do veículo', text: 'Multas a partir deste dia são suas.' },
    detran: {
      title: 'Vistoria e transferência no Detran',
      text: 'Leve o veículo à vistoria, pague as taxas e peça o documento em seu nome, em até 30 dias. Depois envie o novo CRLV-e.',
    },
  } satisfies Record<Step['etapa'], { title: string; text: string }>,
  owner: { comprador: 'Com você', loja: 'Com a loja', equipe: 'Com quem vende' } satisfies Record<
    Step['quem'],
    string
  >,
  by: { comprador: 'por você', loja: 'pela loja', equipe: 'pela equipe' } satisfies Record<
    Step['quem'],
    string
  >,
  states: {
    feita: 'Feita',
    dispensada: 'Não se aplica',
    enviada: 'Em conferência',
    agora: 'Pode ser feita',
    depois: 'Depois das anteriores',
  } satisfies Record<Step['situacao'], string>,
  late: 'Atrasada',
  pending: 'Ainda não',
  doneOn: (day: string) => `Feita em ${day}`,
  until: (day: string) => `Até ${day}`,
  was: (day: string) => `O prazo era ${day}`,
  last: {
    enviada: 'Marcada',
    feita: 'Feita',
    confirmada: 'Confirmada',
    recusada: 'Recusada',
    dispensada: 'Dispensada',
    desfeita: 'Desfeita',
  } satisfies Record<Last, string>,
  lastOn: (what: string, by: string, when: string) => `${what} ${by} em ${when}`,
  words: (text: string) => `“${text}”`,
  send: 'Já fiz',
  sendTitle: (name: string) => `Marcar como feita: ${name}`,
  sendText: 'A equipe confere o comprovante e confirma, ou diz o que falta.',
  day: 'Em que dia',
  proof: 'Comprovante',
  chooseProof: 'Usar um documento já enviado',
  newProof: 'Enviar um arquivo agora',
  file: 'Arquivo',
  note: 'Observação (opcional)',
  confirm: 'Marcar',
  sending: 'Enviando…',
  noProof: 'Escolha o comprovante.',
  noDay: 'Informe o dia.',
  tooLarge: 'Envie um arquivo de até 8 MB.',
  failed: 'Não foi possível concluir. Tente de novo.',
  fines: 'Multas depois da venda',
  pays: { comprador: 'Quem paga é você', vendedor: 'Quem paga é quem vendeu' },
  undo: 'Desfazer',
  undoText: 'A etapa volta a ficar aberta, e quem vende recebe um aviso.',
  reason: 'Motivo, que quem vende lê',
  reasonShort: 'Escreva o motivo, com pelo menos 5 letras.',
};

const en: typeof ptbr = {
  title: 'Transfer of the vehicle',
  hint: 'You and the seller see the same list. Keep the proofs: they stay in the documents of this purchase.',
  loadFailed: 'The transfer could not be loaded.',
  ended: 'The purchase was cancelled, and its transfer ended with it.',
  clock: (day, days) =>
    days < 0
      ? `The vehicle had to be transferred at the Detran by ${day}. Do it as soon as you can: there is a fine for being late.`
      : days === 0
        ? `Today, ${day}, is the last day to transfer the vehicle at the Detran.`
        : `You have until ${day} to transfer the vehicle at the Detran: ${days === 1 ? '1 day left' : `${days} days left`}.`,
  missing: (names) => `The vehicle is released after: ${names}.`,
  step: {
    'nota-fiscal': { title: 'Invoice', text: 'The seller issues the invoice of the sale.' },
    gravame: {
      title: 'Release of the lien',
      text: 'The seller has the financing removed from the register.',
    },
    atpv: {
      title: 'Issue of the ATPV-e',
      text: 'The seller has the transfer authorisation issued at the Detran with your data.',
    },
    'assinatura-vendedor': { title: 'Signature of the seller', text: 'By gov.br or at a notary.' },
    'assinatura-comprador': {
      title: 'Your signature on the ATPV-e',
      text: 'Sign by gov.br (silver or gold account) or at a notary, and send the signed ATPV-e.',
    },
    comunicacao: {
      title: 'Communication of the sale',
      text: 'The seller notifies the Detran. The ATPV-e signed by both sides counts as it.',
    },
    entrega: { title: 'Delivery of the vehicle', text: 'Fines from this day on are yours.' },
    detran: {
      title: 'Inspection and transfer at the Detran',
      text: 'Have the vehicle inspected, pay the fees and ask for the document in your name, within 30 days. Then send the new CRLV-e.',
    },
  },
  owner: { comprador: 'Your turn', loja: 'With the store', equipe: 'With the seller' },
  by: { comprador: 'by you', loja: 'by the store', equipe: 'by the team' },
  states: {
    feita: 'Done',
    dispensada: 'Does not apply',
    enviada: 'Being checked',
    agora: 'Can be done',
    depois: 'After those before it',
  },
  late: 'Overdue',
  pending: 'Not yet',
  doneOn: (day) => `Done on ${day}`,
  until: (day) => `By ${day}`,
  was: (day) => `It was due on ${day}`,
  last: {
    enviada: 'Marked',
    feita: 'Done',
    confirmada: 'Confirmed',
    recusada: 'Refused',
    dispensada: 'Waived',
    desfeita: 'Taken back',
  },
  lastOn: (what, by, when) => `${what} ${by} on ${when}`,
  words: (text) => `“${text}”`,
  send: 'I have done it',
  sendTitle: (name) => `Mark as done: ${name}`,
  sendText: 'The team checks the proof and confirms it, or says what is missing.',
  day: 'On which day',
  proof: 'Proof',
  chooseProof: 'Use a document that was sent already',
  newProof: 'Send a file now',
  file: 'File',
  note: 'Note (optional)',
  confirm: 'Mark',
  sending: 'Sending…',
  noProof: 'Choose the proof.',
  noDay: 'Enter the day.',
  tooLarge: 'Send a file of up to 8 MB.',
  failed: 'It could not be done. Try again.',
  fines: 'Fines after the sale',
  pays: { comprador: 'You pay it', vendedor: 'The seller pays it' },
  undo: 'Take back',
  undoText: 'The step is open again, and the seller is notified.',
  reason: 'Reason, which the seller reads',
  reasonShort: 'Write the reason, with at least 5 letters.',
};

const TEXTS = { PTBR: ptbr, EN: en } as const;

/** The texts of the transfer, loaded only with what shows it. */
export function useTransferTexts(): typeof ptbr {
  return TEXTS[useIdiom()];
}
