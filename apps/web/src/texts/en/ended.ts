import type { Dictionary } from '../dictionary.ts';

export const endedTexts: Dictionary['ended'] = {
  how: {
    lance: (when) => `Sold on ${when} to the highest bid`,
    compra: (when) => `Sold on ${when} at the buy-now price`,
    proposta: (when) => `Sold on ${when} by proposal`,
    condicional: (when) => `Ended on ${when} below the reserve price`,
    'sem-venda': (when) => `Ended on ${when} without a sale`,
    apuracao: (when) => `Ended on ${when}`,
  },
  more: {
    lance: 'Every bid stays in the history. We do not tell who bought it.',
    compra: 'We do not tell who bought it.',
    proposta: 'The value of proposals is not public. We do not tell who bought it.',
    condicional: 'The sales team decides whether to accept the best bid.',
    'sem-venda': 'The vehicle may come back in another offer.',
    apuracao: 'We are checking the result.',
  },
  verify: 'Check this result',
  finalPrice: 'Final price',
};
