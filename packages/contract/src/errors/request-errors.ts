import type { ErrorEntry } from './error-entry.ts';

/** What can be wrong with any request, whatever it asks for. */
export const requestErrors = {
  'malformed-request': {
    status: 400,
    PTBR: 'A requisição não pôde ser lida.',
    EN: 'The request could not be read.',
  },
  'unknown-host': {
    status: 400,
    PTBR: 'Este endereço não é atendido aqui.',
    EN: 'This address is not served here.',
  },
  'payload-too-large': { status: 413, PTBR: 'O envio é grande demais.', EN: 'The upload is too large.' },
  'too-many-requests': {
    status: 429,
    PTBR: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
    EN: 'Too many attempts. Wait a little and try again.',
  },
  'internal-error': {
    status: 500,
    PTBR: 'Houve um erro na requisição. Por favor, contate ao administrador da plataforma.',
    EN: 'The request failed. Please contact the platform administrator.',
  },
} as const satisfies Record<string, ErrorEntry>;
