import type { ErrorEntry } from '../error-entry.ts';

/** Errors of complaints about purchases. */
export const complaintErrors = {
  'complaint-not-found': { status: 404, PTBR: 'Reclamação não encontrada.', EN: 'Complaint not found.' },
  'complaint-early': {
    status: 409,
    PTBR: 'O veículo ainda não foi liberado. Até lá, fale com quem vende pelas mensagens da compra.',
    EN: 'The vehicle has not been released yet. Until then, write to the seller by the messages of the purchase.',
  },
  'complaint-cancelled': {
    status: 409,
    PTBR: 'Esta compra foi cancelada antes da liberação. Fale com quem vende pelas mensagens da compra.',
    EN: 'This purchase was cancelled before its release. Write to the seller by the messages of the purchase.',
  },
  'complaint-open': {
    status: 409,
    PTBR: 'Já há uma reclamação aberta sobre este assunto nesta compra. Continue nela.',
    EN: 'There is already an open complaint about this in this purchase. Go on there.',
  },
  'complaint-changed': {
    status: 409,
    PTBR: 'A reclamação mudou enquanto você escrevia. Veja como está agora; o seu texto continua aqui.',
    EN: 'The complaint changed while you were writing. See how it stands now; your text is still here.',
  },
  'complaint-not-now': {
    status: 409,
    PTBR: 'Isto não é possível na situação em que a reclamação está.',
    EN: 'This is not possible as the complaint stands.',
  },
  'complaint-with-store': {
    status: 409,
    PTBR: 'A loja responde primeiro. Se o prazo dela passar, a reclamação vem para a equipe.',
    EN: 'The store answers first. If it misses the deadline, the complaint comes to the team.',
  },
  'complaint-four-eyes': {
    status: 403,
    PTBR: 'Você já respondeu a esta reclamação: outra pessoa a revê.',
    EN: 'You have already answered this complaint: another person reviews it.',
  },
  'undoing-own': {
    status: 409,
    PTBR: 'Quem propôs desfazer a compra não confirma, nem quem comprou: peça a um colega de vendas. Recusar você pode.',
    EN: 'Who proposed to undo the sale does not confirm it, nor who bought: ask a colleague of sales. You may refuse it.',
  },
  'refund-vehicle-awaited': {
    status: 409,
    PTBR: 'O veículo ainda está com quem comprou. O dinheiro volta depois dele: vendas registra a volta em Cancelamentos.',
    EN: 'The vehicle is still with the buyer. The money goes back after it: sales note its return under Cancellations.',
  },
  'vehicle-not-awaited': {
    status: 409,
    PTBR: 'Nenhum veículo é esperado de volta por este cancelamento.',
    EN: 'No vehicle is awaited by this cancellation.',
  },
  'vehicle-money-left': {
    status: 409,
    PTBR: 'O dinheiro desta compra já voltou ou está a caminho: a volta do veículo não pode mais ser desfeita.',
    EN: 'The money of this purchase went back or is on its way: the return of its vehicle can no longer be taken back.',
  },
  'complaint-file-missing': {
    status: 404,
    PTBR: 'Arquivo não encontrado. Se ele esperava o envio, anexe de novo.',
    EN: 'File not found. If it waited to be sent, attach it again.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
