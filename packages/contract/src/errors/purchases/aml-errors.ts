import type { ErrorEntry } from '../error-entry.ts';

/** Errors of cases of money laundering. */
export const amlErrors = {
  'aml-case-not-found': { status: 404, PTBR: 'Caso não encontrado.', EN: 'Case not found.' },
  'aml-case-open': {
    status: 409,
    PTBR: 'Já há um caso aberto à mão sobre esta pessoa. Anote nele o que encontrou.',
    EN: 'A case about this person was opened by hand already. Add a note there.',
  },
  'aml-case-changed': {
    status: 409,
    PTBR: 'O caso mudou enquanto você olhava. Veja como está e repita.',
    EN: 'The case changed while you were looking. See how it is now and try again.',
  },
  'aml-case-state': {
    status: 409,
    PTBR: 'Isto não é possível na situação em que o caso está agora.',
    EN: 'This is not possible in the state the case is in now.',
  },
  'aml-case-second-user': {
    status: 409,
    PTBR: 'Neste valor, quem analisa ou abriu o caso não o arquiva: peça a um colega do financeiro.',
    EN: 'At this value, who analyses or opened the case does not dismiss it: ask a colleague of finance.',
  },
  'aml-report-day': {
    status: 422,
    PTBR: 'A comunicação é do dia da decisão em diante, e não do futuro.',
    EN: 'The report is of the day of the decision or later, and not in the future.',
  },
} as const satisfies Record<string, ErrorEntry>;
