import type { ErrorEntry } from './error-entry.ts';

/** Errors that any request can cause. */
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
  unavailable: {
    status: 503,
    PTBR: 'O sistema está fora do ar por um momento. Nada foi registrado; tente de novo em instantes.',
    EN: 'The system is temporarily unavailable. Nothing was recorded; try again shortly.',
  },
  'outcome-unknown': {
    status: 503,
    PTBR: 'Não sabemos se foi registrado. Veja em Negociações ou repita: a repetição não conta duas vezes.',
    EN: 'We do not know whether your request was recorded. Check My negotiations or try again: a repeated request does not count twice.',
  },
  'perhaps-recorded': {
    status: 503,
    PTBR: 'Não sabemos se foi registrado. Confira antes de repetir.',
    EN: 'We do not know whether your request was recorded. Check before trying again.',
  },
} as const satisfies Record<string, ErrorEntry>;
