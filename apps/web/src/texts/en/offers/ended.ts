import type { Dictionary } from '../../dictionary.ts';

export const endedTexts: Dictionary['ended'] = {
  how: {
    lance: (when) => `Sold on ${when} to the highest bid`,
    compra: (when) => `Sold on ${when} at the buy-now price`,
    proposta: (when) => `Sold on ${when} by proposal`,
    condicional: (when) => `Ended on ${when} below the reserve price`,
    'sem-venda': (when) => `Ended on ${when} without a sale`,
    desfeita: (when) => `Sale cancelled on ${when}`,
    'segunda-chance': (when) => `Sale cancelled on ${when}, now in a second chance`,
    'vendida-segunda-chance': (when) => `Sold on ${when} in a second chance`,
    apuracao: (when) => `Ended on ${when}`,
  },
  at: (time) => `At ${time}, Brasília time.`,
  more: {
    lance: 'Every bid stays in the history. We do not disclose who bought it.',
    compra: 'We do not disclose who bought it.',
    proposta:
      'The accepted amount is in the history of the offer, which is public. We do not disclose who bought it.',
    condicional: 'The sales team decides whether to accept the best bid.',
    'sem-venda': 'The vehicle may come back in another offer.',
    desfeita:
      'The buyer did not complete the purchase. The vehicle may go to the next bidder or come back in another offer.',
    'segunda-chance': 'The next bidder decides whether to take the offer at their own bid.',
    'vendida-segunda-chance':
      'The first buyer did not complete the purchase, and the next bidder took the offer at their own bid.',
    apuracao: 'We are checking the result.',
  },
  own: {
    sua: {
      title: 'This offer is yours',
      text: 'The sales team will contact you to arrange payment and delivery.',
      way: 'See my purchase',
    },
    oferecida: {
      title: 'This offer may be yours',
      text: 'The buyer did not complete the purchase, and you are next: accept or decline the second chance.',
      way: 'Answer the second chance',
    },
    'em-decisao': {
      title: 'The highest bid is yours',
      text: 'It is below the reserve. The sales team will decide whether to accept it and let you know.',
      way: 'See my negotiation',
    },
    'de-outro': {
      title: 'Another buyer got this offer',
      text: 'It was not you this time. We do not disclose who bought it.',
      way: '',
    },
    desfeita: {
      title: 'Your purchase was cancelled',
      text: 'This offer is no longer yours.',
      way: 'See my purchases',
    },
  },
  ownPrice: (price) => `Price: ${price}.`,
  verify: 'Check this result',
  finalPrice: 'Final price',
  sealedUntil: (when) =>
    `The maximums of automatic bids stay secret until ${when} at the latest. After that, anyone can check the calculations.`,
};
