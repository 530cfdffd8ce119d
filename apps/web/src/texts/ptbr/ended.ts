/** An offer that is over: what became of it. */
export const endedTexts = {
  how: {
    lance: (when: string) => `Vendida em ${when} por lance`,
    compra: (when: string) => `Vendida em ${when} pelo preço de compra já`,
    proposta: (when: string) => `Vendida em ${when} por proposta`,
    condicional: (when: string) => `Encerrada em ${when} abaixo do valor de reserva`,
    'sem-venda': (when: string) => `Encerrada em ${when} sem venda`,
    apuracao: (when: string) => `Encerrada em ${when}`,
  },
  more: {
    lance: 'Todos os lances continuam no histórico. Não divulgamos quem comprou.',
    compra: 'Não divulgamos quem comprou.',
    proposta: 'O valor das propostas não é público. Não divulgamos quem comprou.',
    condicional: 'A equipe de vendas decide se aceita o melhor lance.',
    'sem-venda': 'O veículo pode voltar em outra oferta.',
    apuracao: 'Estamos conferindo o resultado.',
  },
  verify: 'Conferir este resultado',
  finalPrice: 'Preço final',
};
