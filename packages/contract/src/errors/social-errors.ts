import type { ErrorEntry } from './error-entry.ts';

/** Errors of sign-in and sign-up with Google and Facebook (SOCL, S-36). `{provider}` is the display name. */
export const socialErrors = {
  'social-refused': { status: 401, PTBR: 'Falha ao efetuar login.', EN: 'Sign-in failed.' },
  'social-unknown': {
    status: 404,
    PTBR: 'Ainda não há cadastro com esta conta do {provider}. Complete os dados para se cadastrar.',
    EN: 'No account here is linked to this {provider} account yet. Fill in your details to sign up.',
  },
  'social-taken': {
    status: 409,
    PTBR: 'Esta conta do {provider} já está ligada a um cadastro. Entre com ela.',
    EN: 'This {provider} account is already linked to an account here. Sign in with it.',
  },
  'social-other-linked': {
    status: 409,
    PTBR: 'Sua conta já está ligada a outra conta do {provider}. Desligue aquela antes.',
    EN: 'Your account is already linked to another {provider} account. Unlink that one first.',
  },
  'social-proof-refused': {
    status: 422,
    PTBR: 'O {provider} não confirmou esta conta. Comece de novo.',
    EN: '{provider} did not confirm this account. Start again.',
  },
  'social-last-way-in': {
    status: 409,
    PTBR: 'Esta é a única forma de entrar na sua conta. Crie uma senha antes de desligar o {provider}.',
    EN: 'This is your only way to sign in. Create a password before unlinking {provider}.',
  },
  'social-not-offered': {
    status: 422,
    PTBR: 'A entrada com o {provider} não está disponível neste site.',
    EN: 'Sign-in with {provider} is not available on this site.',
  },
  'social-unavailable': {
    status: 503,
    PTBR: 'O {provider} não respondeu. Nada foi registrado; tente de novo em instantes.',
    EN: '{provider} did not answer. Nothing was recorded; try again shortly.',
  },
} as const satisfies Record<string, ErrorEntry>;
