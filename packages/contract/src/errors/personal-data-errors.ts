import type { ErrorEntry } from './error-entry.ts';

/** Errors of personal data requests and deletions (rule 0.14, S-52). */
export const personalDataErrors = {
  'too-many-corrections': {
    status: 422,
    PTBR: 'Você já tem {maximum} pedidos de correção esperando resposta. Aguarde a resposta de um deles.',
    EN: 'You already have {maximum} correction requests waiting. Wait until one of them is answered.',
  },
  'deletion-not-here': {
    status: 409,
    PTBR: 'Esta conta é usada para trabalhar na plataforma. Peça a exclusão a quem administra a equipe ou a loja.',
    EN: 'This account is used for work on the platform. Ask the person who runs the team or the store to delete it.',
  },
  'deletion-open-deals': {
    status: 409,
    PTBR: 'A conta ainda tem negócios em andamento. Conclua-os antes de excluí-la: {deals}.',
    EN: 'The account still has deals in progress. Finish them before deleting it: {deals}.',
  },
  'personal-data-request-not-found': {
    status: 404,
    PTBR: 'Pedido não encontrado.',
    EN: 'Request not found.',
  },
  'personal-data-request-answered': {
    status: 409,
    PTBR: 'Este pedido já foi respondido.',
    EN: 'This request has already been answered.',
  },
  'document-barred': {
    status: 409,
    PTBR: 'Não é possível abrir uma conta com este documento. Fale com o atendimento.',
    EN: 'An account cannot be opened with this document. Talk to customer service.',
  },
} as const satisfies Record<string, ErrorEntry>;
