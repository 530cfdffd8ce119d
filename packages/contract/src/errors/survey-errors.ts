import type { ErrorEntry } from './error-entry.ts';

/** Failures of surveys. */
export const surveyErrors = {
  'survey-not-found': {
    status: 404,
    PTBR: 'Esta pesquisa não existe. Confira o link que você recebeu.',
    EN: 'This survey does not exist. Check the link we sent you.',
  },
  'survey-answered': {
    status: 409,
    PTBR: 'Esta pesquisa já foi respondida.',
    EN: 'This survey has already been answered.',
  },
  'survey-incomplete': {
    status: 422,
    PTBR: 'Você deve responder para prosseguir',
    EN: 'You must answer to continue',
  },
} as const satisfies Record<string, ErrorEntry>;
