import type { ErrorEntry } from './error-entry.ts';

/** Errors of trust levels. */
export const trustErrors = {
  'verification-needs-email': {
    status: 409,
    PTBR: 'Confirme o e-mail da conta antes de enviar documentos.',
    EN: 'Confirm your account’s e-mail before sending documents.',
  },
  'verification-pending': {
    status: 409,
    PTBR: 'Seus documentos já foram enviados e estão em análise.',
    EN: 'Your documents have already been sent and are being reviewed.',
  },
  'verified-already': {
    status: 409,
    PTBR: 'Sua identidade já foi verificada.',
    EN: 'Your identity is already verified.',
  },
  'identity-request-not-found': {
    status: 404,
    PTBR: 'Este pedido de verificação não existe.',
    EN: 'This verification request does not exist.',
  },
  'identity-request-decided': {
    status: 409,
    PTBR: 'Este pedido de verificação já foi respondido.',
    EN: 'This verification request has already been answered.',
  },
  'own-identity': {
    status: 403,
    PTBR: 'Ninguém verifica a própria identidade.',
    EN: 'You cannot verify your own identity.',
  },
  'document-of-blocked': {
    status: 409,
    PTBR: 'Esta conta está bloqueada e não consegue enviar documentos. Libere a conta antes de pedir.',
    EN: 'This account is blocked and cannot send documents. Unblock it before you ask.',
  },
  'document-not-of-profile': {
    status: 409,
    PTBR: 'Este documento não se pede a contas deste perfil.',
    EN: 'Accounts of this profile are not asked for this document.',
  },
  'document-asked-already': {
    status: 409,
    PTBR: 'Este documento já foi pedido a esta conta e o pedido continua aberto.',
    EN: 'This account has already been asked for this document, and the request is still open.',
  },
  'document-request-not-found': {
    status: 404,
    PTBR: 'Este pedido de documento não existe.',
    EN: 'This request for a document does not exist.',
  },
  'document-request-changed': {
    status: 409,
    PTBR: 'Este pedido de documento mudou enquanto isso. Confira como ele está agora.',
    EN: 'This request for a document has changed meanwhile. Check how it is now.',
  },
  'not-verified': {
    status: 409,
    PTBR: 'A identidade desta conta não está verificada.',
    EN: 'The identity of this account is not verified.',
  },
  'not-a-company': {
    status: 409,
    PTBR: 'Só pessoas jurídicas têm inscrição estadual.',
    EN: 'Only companies have a state registration.',
  },
  'state-registration-changed': {
    status: 409,
    PTBR: 'A inscrição estadual mudou enquanto você preenchia. Confira a de agora.',
    EN: 'The state registration has changed meanwhile. Check the current one.',
  },
  'deposit-changed': {
    status: 409,
    PTBR: 'A caução desta conta mudou enquanto você preenchia. Confira o valor de agora e registre de novo.',
    EN: 'The deposit of this account has changed meanwhile. Check the current amount and record it again.',
  },
  'on-blocklist': {
    status: 403,
    PTBR: 'Esta conta não pode dar lances, fazer propostas nem comprar. Para saber o motivo ou pedir uma revisão, fale com a equipe de atendimento.',
    EN: 'This account cannot bid, make proposals or buy. To learn why or to ask for a review, talk to customer service.',
  },
  'buyer-barred': {
    status: 409,
    PTBR: 'O comprador não pode mais comprar nesta oferta. Recuse a proposta.',
    EN: 'The buyer may no longer buy this offer. Refuse the proposal.',
  },
  'listed-already': {
    status: 409,
    PTBR: 'Isto já está na lista de impedidos.',
    EN: 'This is already on the blocklist.',
  },
  'nothing-to-list': {
    status: 409,
    PTBR: 'Esta conta não tem nada deste tipo que possa entrar na lista.',
    EN: 'This account has nothing of this kind that could be blocklisted.',
  },
  'listing-not-found': {
    status: 404,
    PTBR: 'Este impedimento não existe ou já foi retirado.',
    EN: 'This blocklist entry does not exist or has already been lifted.',
  },
} as const satisfies Record<string, ErrorEntry>;
