import type { ErrorEntry } from './error-entry.ts';

/** Errors of conversations about deals. */
export const messageErrors = {
  'conversation-not-found': {
    status: 404,
    PTBR: 'Conversa não encontrada.',
    EN: 'Conversation not found.',
  },
  'conversation-closed': {
    status: 409,
    PTBR: 'Esta conversa está encerrada. O que foi escrito continua aqui.',
    EN: 'This conversation is closed. What was written stays here.',
  },
  'conversation-went-on': {
    status: 409,
    PTBR: 'Chegou outra mensagem. Leia antes de marcar que não precisa de resposta.',
    EN: 'Another message has arrived. Read it before you mark that no answer is needed.',
  },
  'message-not-found': { status: 404, PTBR: 'Mensagem não encontrada.', EN: 'Message not found.' },
  'message-file-unsafe': {
    status: 422,
    PTBR: 'Este arquivo não é seguro. Imprima de novo em PDF ou envie uma foto.',
    EN: 'This file is not safe. Print it to PDF again, or send a photo.',
  },
  'message-file-unchecked': {
    status: 503,
    PTBR: 'Os arquivos não podem ser conferidos agora. Tente de novo em alguns minutos, ou envie só o texto.',
    EN: 'Files cannot be checked now. Try again in some minutes, or send the text alone.',
  },
  'message-file-missing': {
    status: 404,
    PTBR: 'Arquivo não encontrado. Se ele esperava o envio, anexe de novo.',
    EN: 'File not found. If it waited to be sent, attach it again.',
  },
} as const satisfies Record<string, ErrorEntry>;
