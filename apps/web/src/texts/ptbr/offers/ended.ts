/** An offer that is over: its result. */
export const endedTexts = {
  how: {
    lance: (when: string) => `Vendida em ${when} por lance`,
    compra: (when: string) => `Vendida em ${when} pelo preço de compra já`,
    proposta: (when: string) => `Vendida em ${when} por proposta`,
    condicional: (when: string) => `Encerrada em ${when} abaixo do valor de reserva`,
    'sem-venda': (when: string) => `Encerrada em ${when} sem venda`,
    desfeita: (when: string) => `Venda desfeita em ${when}`,
    'segunda-chance': (when: string) => `Venda desfeita em ${when}, em segunda chance`,
    'vendida-segunda-chance': (when: string) => `Vendida em ${when} em segunda chance`,
    apuracao: (when: string) => `Encerrada em ${when}`,
  },
  at: (time: string) => `Às ${time}, horário de Brasília.`,
  more: {
    lance: 'Todos os lances continuam no histórico. Não divulgamos quem comprou.',
    compra: 'Não divulgamos quem comprou.',
    proposta: 'O valor aceito está no histórico da oferta, que é público. Não divulgamos quem comprou.',
    condicional: 'A equipe de vendas decide se aceita o melhor lance.',
    'sem-venda': 'O veículo pode voltar em outra oferta.',
    desfeita:
      'O comprador não concluiu a compra. O veículo pode ir ao participante seguinte ou voltar em outra oferta.',
    'segunda-chance': 'O participante seguinte decide se fica com a oferta pelo valor do próprio lance.',
    'vendida-segunda-chance':
      'O primeiro comprador não concluiu a compra, e o participante seguinte ficou com a oferta pelo valor do próprio lance.',
    apuracao: 'Estamos conferindo o resultado.',
  },
  own: {
    sua: {
      title: 'Esta oferta é sua',
      text: 'A equipe de vendas entra em contato para combinar pagamento e entrega.',
      way: 'Ver minha compra',
    },
    oferecida: {
      title: 'Esta oferta pode ser sua',
      text: 'O comprador não concluiu a compra, e você é o próximo: aceite ou recuse a segunda chance.',
      way: 'Responder à segunda chance',
    },
    'em-decisao': {
      title: 'O maior lance é seu',
      text: 'Ele ficou abaixo da reserva: a equipe de vendas decide se o aceita e avisa você.',
      way: 'Ver minha negociação',
    },
    'de-outro': {
      title: 'Outra pessoa ficou com esta oferta',
      text: 'Desta vez não foi você. Não divulgamos quem comprou.',
      way: '',
    },
    desfeita: {
      title: 'Sua compra foi desfeita',
      text: 'Esta oferta não é mais sua.',
      way: 'Ver minhas compras',
    },
  },
  ownPrice: (price: string) => `Valor: ${price}.`,
  verify: 'Conferir este resultado',
  finalPrice: 'Preço final',
  sealedUntil: (when: string) =>
    `Os valores máximos dos lances automáticos ficam em segredo até ${when}, no máximo. Depois, qualquer pessoa pode refazer todas as contas.`,
};
