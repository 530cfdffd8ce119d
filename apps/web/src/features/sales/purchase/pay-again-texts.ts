/** What the page says of a purchase that is to be paid again: released, or with its vehicle handed over. */
export const payAgain = {
  PTBR: {
    'pagar-de-novo': {
      title: () => 'Falta pagar de novo',
      text: 'O pagamento que estava aprovado deixou de valer. O veículo fica reservado para você, e só sai depois que ele for pago outra vez.',
    },
    'pagar-entregue': {
      title: (when: string) => `Pague de novo: o pagamento deixou de valer em ${when}`,
      text: 'O veículo continua com você, e o que deixou de estar pago voltou a ser devido: veja quanto e pague nesta página. Se não foi você que pediu o dinheiro de volta ao banco, escreva à equipe.',
    },
  },
  EN: {
    'pagar-de-novo': {
      title: () => 'The payment is missing again',
      text: 'The payment that was approved does not count any more. The vehicle is kept for you, and leaves only once it is paid again.',
    },
    'pagar-entregue': {
      title: (when: string) => `Pay again: the payment does not count any more since ${when}`,
      text: 'The vehicle stays with you, and what is no longer paid is owed again: see how much and pay it on this page. If it was not you who asked the bank for the money back, write to the team.',
    },
  },
};
