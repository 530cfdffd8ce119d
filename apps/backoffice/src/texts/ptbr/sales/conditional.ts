export const conditional = {
  title: 'Vendas condicionais',
  bid: 'Melhor lance',
  reserve: 'Reserva',
  ended: 'Encerrada em',
  stopped: 'Prazo parado',
  stoppedText:
    'A loja está suspensa: o prazo não corre, e ninguém pode vender por este lance. Você pode liberar o comprador.',
  accept: 'Vender por este lance',
  acceptTitle: (value: string) => `Vender por ${value}?`,
  acceptText: 'O lance abaixo da reserva vira compra, e o comprador é avisado de que venceu.',
  accepted: 'Vendida pelo melhor lance.',
  release: 'Liberar o comprador',
  releaseTitle: 'Liberar o comprador?',
  releaseText: 'A oferta fica sem venda, e o comprador é avisado de que o lance não foi aceito.',
  released: 'Comprador liberado.',
  decideMany: (count: number) =>
    count === 0 ? 'Decidir' : count === 1 ? 'Decidir 1 venda' : `Decidir ${count} vendas`,
  sheet: (count: number) =>
    count === 1 ? 'Decidir 1 venda condicional' : `Decidir ${count} vendas condicionais`,
  allRows: { aceitar: 'Todas: vender', liberar: 'Todas: liberar' },
  wait: 'Esperar',
  acceptRow: 'Vender',
  releaseRow: 'Liberar',
  decisionOn: (title: string) => `Decisão sobre ${title}`,
  against: (bid: string, reserve: string) => `Lance de ${bid}, reserva de ${reserve}`,
  manyText: (sold: number, released: number) =>
    `Vendas: ${sold}. Cada lance abaixo da reserva vira compra, e o comprador é avisado de que venceu. Liberações: ${released}. Cada oferta fica sem venda, e o comprador é avisado de que o lance não foi aceito.`,
  confirmMany: 'Confirmar',
};
