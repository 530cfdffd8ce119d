import type { ErrorEntry } from './error-entry.ts';

/** Errors of the second step and of passkeys (S-33, S-35). */
export const secondStepErrors = {
  'second-step-required': {
    status: 403,
    PTBR: 'O painel pede uma segunda etapa: ative uma no site, em Meu perfil › Segurança (/perfil/seguranca), e entre de novo.',
    EN: 'The back office requires a second step: turn one on at the site, under My profile › Security (/perfil/seguranca), and sign in again.',
  },
  'new-password-required': {
    status: 403,
    PTBR: 'Antes de entrar no painel, crie uma senha nova: entre no site e siga o pedido.',
    EN: 'Before you sign in to the back office, set a new password: sign in to the site and follow the request.',
  },
  'access-code-needed': {
    status: 403,
    PTBR: 'Informe o código de acesso.',
    EN: 'Enter the access code.',
  },
  'confirmation-code-wrong': {
    status: 422,
    PTBR: 'O código não confere ou já expirou. Peça outro.',
    EN: 'The code is wrong or has expired. Request another one.',
  },
  'access-code-by-app': {
    status: 409,
    PTBR: 'Esta conta usa um aplicativo autenticador: digite o código dele ou um código de recuperação.',
    EN: 'This account uses an authenticator app: enter its code or a recovery code.',
  },
  'authenticator-spent': {
    status: 429,
    PTBR: 'O código do aplicativo foi errado vezes demais. Use um código de recuperação ou uma chave de acesso, ou tente de novo amanhã.',
    EN: 'The app’s code was entered wrong too many times. Use a recovery code or a passkey, or try again tomorrow.',
  },
  'authenticator-on': {
    status: 409,
    PTBR: 'Esta conta já usa um aplicativo autenticador. Desligue-o antes de ligar outro.',
    EN: 'This account already uses an authenticator app. Turn it off before setting up another one.',
  },
  'authenticator-off': {
    status: 409,
    PTBR: 'Esta conta não usa um aplicativo autenticador.',
    EN: 'This account does not use an authenticator app.',
  },
  'authenticator-not-begun': {
    status: 409,
    PTBR: 'O tempo para ligar o aplicativo passou. Comece de novo.',
    EN: 'The time to set up the app has run out. Start again.',
  },
  'authenticator-code-wrong': {
    status: 422,
    PTBR: 'Este não é o código que o aplicativo mostra agora. Confira o código e o relógio do aparelho.',
    EN: 'This is not the code the app shows now. Check the code and the device’s clock.',
  },
  'passkeys-not-here': {
    status: 409,
    PTBR: 'Chaves de acesso não funcionam neste endereço.',
    EN: 'Passkeys do not work at this address.',
  },
  'passkey-refused': {
    status: 401,
    PTBR: 'Não foi possível entrar com esta chave de acesso. Tente de novo ou use a senha.',
    EN: 'You could not be signed in with this passkey. Try again or use your password.',
  },
  'passkey-not-added': {
    status: 422,
    PTBR: 'A chave de acesso não pôde ser criada. Tente de novo.',
    EN: 'The passkey could not be added. Try again.',
  },
  'passkey-not-found': {
    status: 404,
    PTBR: 'Chave de acesso não encontrada.',
    EN: 'Passkey not found.',
  },
  'passkey-last-way-in': {
    status: 409,
    PTBR: 'Esta é a única forma de entrar na sua conta. Crie uma senha antes de excluir a chave.',
    EN: 'This is your only way to sign in. Create a password before removing the passkey.',
  },
  'too-many-passkeys': {
    status: 422,
    PTBR: 'Você já tem o máximo de {maximum} chaves de acesso. Exclua uma antes de criar outra.',
    EN: 'You already have the maximum of {maximum} passkeys. Remove one before adding another.',
  },
} as const satisfies Record<string, ErrorEntry>;
