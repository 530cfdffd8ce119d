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
  'survey-question-unknown': {
    status: 404,
    PTBR: 'Esta pergunta não existe mais. A página foi lida de novo.',
    EN: 'This question no longer exists. The page was read again.',
  },
  'survey-options': {
    status: 422,
    PTBR: 'As opções devem ser as mesmas, na mesma ordem: as notas dependem delas.',
    EN: 'The options must be the same, in the same order: scores depend on them.',
  },
  'survey-correction': {
    status: 409,
    PTBR: 'Há {count} respostas a esta pergunta. Confirme que só corrige a redação: as respostas de antes continuam valendo para ela.',
    EN: 'There are {count} answers to this question. Confirm that only its wording is corrected: the answers from before still count for it.',
  },
} as const satisfies Record<string, ErrorEntry>;
