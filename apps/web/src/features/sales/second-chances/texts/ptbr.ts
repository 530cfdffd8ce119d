/** A second chance as its bidder sees it in their negotiations. */
export const secondChanceTextsPt = {
  badge: 'Segunda chance',
  title: 'A oferta pode ser sua',
  why: 'A venda não se concretizou, e o seu lance foi o melhor depois dela. O preço é o do seu próprio lance.',
  until: (until: string) => `Responda até ${until}.`,
  waits: 'A loja está indisponível: o prazo está parado, e você não perde a vez.',
  over: 'O prazo terminou.',
  accept: 'Aceitar',
  decline: 'Recusar',
  acceptTitle: 'Aceitar segunda chance',
  acceptText: 'Ao aceitar, você compra a oferta por este valor, e a compra é um compromisso.',
  acceptLabel: 'Seu lance',
  acceptNow: (value: string) => `Comprar por ${value}`,
  acceptedTitle: 'A oferta é sua',
  acceptedText:
    'A oferta está reservada para você. Nossa equipe de vendas entrará em contato para combinar pagamento e entrega.',
  seePurchases: 'Ver minhas compras',
  withDeposit: {
    title: 'Caução para aceitar',
    held: 'Caução recebida. Você já pode aceitar.',
    act: 'Aceitar e comprar',
  },
  declineTitle: 'Recusar segunda chance',
  declineText:
    'A oferta pode ir ao participante seguinte, e você não poderá mais aceitá-la. Recusar não custa nada e não conta contra você.',
  declineNow: 'Recusar',
  declined: 'Você recusou a segunda chance.',
};
