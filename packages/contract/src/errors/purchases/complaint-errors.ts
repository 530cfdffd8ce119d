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
  'complaint-file-missing': {
    status: 404,
    PTBR: 'Arquivo não encontrado. Se ele esperava o envio, anexe de novo.',
    EN: 'File not found. If it waited to be sent, attach it again.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
