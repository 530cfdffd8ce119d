import type { ErrorEntry } from './error-entry.ts';

/** Errors of suspended stores and offers. */
export const stayErrors = {
  'store-unavailable': {
    status: 406,
    PTBR: 'A loja desta oferta está indisponível. Nada pode ser negociado nela agora; o que você já tem continua registrado, e nossa equipe cuida disso.',
    EN: 'The store of this offer is unavailable. You cannot bid, make proposals or buy there now; what you already have is on record, and our team will take care of it.',
  },
  'offer-stayed': {
    status: 406,
    PTBR: 'Esta oferta está suspensa, e seu prazo parou. Avisamos quando ela voltar ou for encerrada.',
    EN: 'This offer is suspended, and its clock has stopped. We will let you know when it is back or has ended.',
  },
  'store-suspended': {
    status: 403,
    PTBR: 'Sua loja está suspensa. Fale com a nossa equipe para saber o motivo ou pedir uma revisão.',
    EN: 'Your store is suspended. Talk to our team to learn why or to ask for a review.',
  },
  'store-not-open': {
    status: 409,
    PTBR: 'Só uma loja aberta ao público pode ser suspensa.',
    EN: 'Only a store that is open to the public can be suspended.',
  },
  'store-not-approved': {
    status: 409,
    PTBR: 'A loja desta oferta não está aberta ao público. Nada dela entra no site enquanto estiver suspensa, encerrada ou sem aprovação.',
    EN: 'The store of this offer is not open to the public. Nothing of it goes to the site while it is suspended, closed or not approved.',
  },
  'store-not-suspended': {
    status: 409,
    PTBR: 'Esta loja não está suspensa.',
    EN: 'This store is not suspended.',
  },
  'offer-not-stayed': {
    status: 409,
    PTBR: 'Esta oferta não está suspensa.',
    EN: 'This offer is not suspended.',
  },
} as const satisfies Record<string, ErrorEntry>;
