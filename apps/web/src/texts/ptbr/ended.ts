/** An offer that is over: what became of it. */
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
  verify: 'Conferir este resultado',
  finalPrice: 'Preço final',
  sealedUntil: (when: string) =>
    `Os valores máximos dos lances automáticos ficam em segredo até ${when}, no máximo. Depois, qualquer pessoa pode refazer todas as contas.`,
};
