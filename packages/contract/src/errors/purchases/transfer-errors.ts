import type { ErrorEntry } from '../error-entry.ts';

/** Errors about the transfer of ownership after a sale. */
export const transferErrors = {
  'transfer-none': {
    status: 404,
    PTBR: 'Esta compra não tem esta etapa de transferência.',
    EN: 'This purchase has no such step of a transfer.',
  },
  'transfer-not-yours': {
    status: 403,
    PTBR: 'Esta etapa é feita por outra parte.',
    EN: 'This step is done by another party.',
  },
  'transfer-order': {
    status: 409,
    PTBR: 'As etapas têm uma ordem: faça antes a anterior, ou desfaça antes a seguinte.',
    EN: 'The steps have an order: do the one before it first, or undo the one after it first.',
  },
  'transfer-state': {
    status: 409,
    PTBR: 'Esta etapa não está mais assim. Veja como está agora.',
    EN: 'This step no longer stands like that. See how it stands now.',
  },
  'transfer-changed': {
    status: 409,
    PTBR: 'A transferência mudou enquanto você olhava. Veja como está agora e tente de novo.',
    EN: 'The transfer changed while you were looking. See how it stands now and try again.',
  },
  'transfer-proof': {
    status: 422,
    PTBR: 'Escolha um documento desta compra que comprove a etapa.',
    EN: 'Choose a document of this purchase that proves the step.',
  },
  'transfer-day': {
    status: 422,
    PTBR: 'Confira o dia: não pode ser no futuro, nem antes da venda ou da etapa anterior.',
    EN: 'Check the day: it cannot be in the future, nor before the sale or the step before it.',
  },
  'transfer-missing': {
    status: 409,
    PTBR: 'O veículo ainda não pode ser liberado. Falta na transferência: {what}. Um administrador pode autorizar, com motivo.',
    EN: 'The vehicle cannot be released yet. Missing in the transfer: {what}. An administrator can allow it, with a reason.',
  },
  'transfer-nothing-missing': {
    status: 409,
    PTBR: 'Nada da transferência impede a liberação.',
    EN: 'Nothing of the transfer keeps it from being released.',
  },
  'fine-reason': {
    status: 422,
    PTBR: 'Pelo dia da entrega, quem paga é o outro lado. Escreva por que não é assim.',
    EN: 'By the day of the delivery, the other side pays. Write why it is not so.',
  },
  'fine-recorded': {
    status: 409,
    PTBR: 'Esta multa já está registrada.',
    EN: 'This fine is recorded already.',
  },
  'fines-many': {
    status: 409,
    PTBR: 'Esta compra já tem multas demais. Apague as que foram registradas por engano.',
    EN: 'This purchase has too many fines. Strike those that were recorded by mistake.',
  },
  'fine-not-found': {
    status: 404,
    PTBR: 'Multa não encontrada.',
    EN: 'Fine not found.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
