import type { ErrorEntry } from './error-entry.ts';

/** Errors of proposals: what became of them before they were answered. */
export const proposalErrors = {
  'proposal-not-open': {
    status: 404,
    PTBR: 'Esta proposta não existe ou já foi respondida.',
    EN: 'This proposal does not exist or has already been answered.',
  },
  'proposal-not-found': { status: 404, PTBR: 'Proposta não encontrada.', EN: 'Proposal not found.' },
  'proposal-answered': {
    status: 409,
    PTBR: 'Esta proposta já foi respondida. Atualize a página para ver como ela está.',
    EN: 'This proposal has already been answered. Reload the page to see its status.',
  },
  'proposal-over': {
    status: 409,
    PTBR: 'O prazo para responder a esta proposta terminou.',
    EN: 'The time to answer this proposal has run out.',
  },
  'proposal-changed': {
    status: 409,
    PTBR: 'O valor desta proposta mudou para {value}. Confira antes de responder.',
    EN: 'The amount of this proposal has changed to {value}. Check it before you answer.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
