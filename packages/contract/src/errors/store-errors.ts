import type { ErrorEntry } from './error-entry.ts';

/** Errors of registrations of stores, and of what staff and owners decide about stores. */
export const storeErrors = {
  'partner-code-wrong': {
    status: 422,
    PTBR: 'Token informado é inválido',
    EN: 'The code is not valid',
  },
  'partner-code-spent': {
    status: 429,
    PTBR: 'Este código já foi tentado vezes demais. Peça um novo código.',
    EN: 'This code was tried too many times. Request a new one.',
  },
  'partner-code-too-soon': {
    status: 429,
    PTBR: 'Acabamos de enviar um código. Aguarde {seconds} segundos para pedir outro.',
    EN: 'We have just sent a code. Wait {seconds} seconds before requesting another.',
  },
  'partner-registration-over': {
    status: 422,
    PTBR: 'Este cadastro expirou. Volte ao início do formulário e envie os mesmos dados para continuar.',
    EN: 'This registration has expired. Go back to the start of the form and send the same details to continue.',
  },
  'partner-not-verified': {
    status: 422,
    PTBR: 'Confirme seu e-mail antes de escolher o nome do site.',
    EN: 'Confirm your e-mail before choosing the site name.',
  },
  'store-name-fixed': {
    status: 409,
    PTBR: 'Esta loja já foi aprovada, e o nome do site não muda mais.',
    EN: 'This store is already approved, and its site name can no longer be changed.',
  },
  'store-name-taken': {
    status: 409,
    PTBR: 'Este nome já está em uso. Escolha outro.',
    EN: 'This name is taken. Choose another.',
  },
  'partner-not-found': { status: 404, PTBR: 'Loja não encontrada.', EN: 'Store not found.' },
  'store-decided': {
    status: 409,
    PTBR: '{who} já decidiu sobre esta loja, às {when}. Confira como ela está agora.',
    EN: '{who} has already decided about this store, at {when}. Check how it stands now.',
  },
  'store-changed': {
    status: 409,
    PTBR: 'Os dados desta loja mudaram desde que você a abriu. Confira-os e tente de novo.',
    EN: 'The data of this store has changed since you opened it. Check it and try again.',
  },
  'store-has-stays': {
    status: 409,
    PTBR: 'Ofertas desta loja ainda estão paradas ou abertas: {count}. Encerre-as em Suspensas antes de encerrar a loja.',
    EN: 'Offers of this store still stand still or are open: {count}. End them under Suspended before you close the store.',
  },
  'store-photo-refused': {
    status: 422,
    PTBR: 'A foto não foi aceita: {reason}.',
    EN: 'The photo was refused: it must be a whole JPEG, PNG, WebP or AVIF of at least 160 x 120 pixels.',
  },
  'store-owner-only': {
    status: 403,
    PTBR: 'Só quem responde pela loja cuida das pessoas dela.',
    EN: 'Only the user who answers for the store manages its members.',
  },
  'store-owner-stays': {
    status: 409,
    PTBR: 'Esta pessoa responde pela loja. Antes, passe isso a outra pessoa da loja.',
    EN: 'This user answers for the store. Hand that over to another member first.',
  },
  'store-member-not-found': {
    status: 404,
    PTBR: 'Esta pessoa não trabalha em uma loja.',
    EN: 'This user does not work for a store.',
  },
  'store-takes-no-members': {
    status: 409,
    PTBR: 'Só uma loja aberta ou em análise convida pessoas.',
    EN: 'Only a store that is open or under review invites members.',
  },
  'store-full': {
    status: 409,
    PTBR: 'Uma loja tem no máximo {most} pessoas, contando os convites em aberto.',
    EN: 'A store has at most {most} members, including open invitations.',
  },
  'store-incomplete': {
    status: 409,
    PTBR: 'O cadastro não está completo: falta confirmar o e-mail ou escolher o endereço da loja no site.',
    EN: 'The registration is not complete: the e-mail is not confirmed, or the store has no address on the site.',
  },
} as const satisfies Record<string, ErrorEntry>;
