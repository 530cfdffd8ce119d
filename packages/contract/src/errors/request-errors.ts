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
  'too-many-streams': {
    status: 429,
    PTBR: 'O painel está aberto em 20 abas ou mais nesta conta. Feche algumas para receber novidades ao vivo.',
    EN: 'The back office is open in 20 tabs or more of this account. Close some to receive live news.',
  },
  'too-many-views': {
    status: 409,
    PTBR: 'Você já salvou 50 vistas. Exclua uma antes de salvar outra.',
    EN: 'You have already saved 50 views. Delete one before you save another.',
  },
  'list-too-deep': {
    status: 422,
    PTBR: 'A lista só é folheada até a linha 100.000. Use filtros ou a exportação.',
    EN: 'A list can be paged up to row 100,000. Use filters or the export.',
  },
  'export-too-large': {
    status: 422,
    PTBR: 'Uma exportação tem no máximo {most} linhas. Use filtros para reduzir.',
    EN: 'An export has at most {most} rows. Use filters to narrow it.',
  },
  'list-cursor': {
    status: 422,
    PTBR: 'O ponto de continuação não é desta lista nesta ordem. Comece da primeira página.',
    EN: 'The cursor does not belong to this list in this order. Start from the first page.',
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
