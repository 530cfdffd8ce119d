import type { BandProblem } from '@patio/domain/trading/auctions/bids/increment-bands.ts';

export const increments = {
  title: 'Incrementos de lance',
  add: 'Nova tabela',
  none: 'Nenhuma tabela: os botões de lance somam R$ 100, 200, 300 e 400 a qualquer preço.',
  table: (place: string) => `Incrementos: ${place}`,
  hint: 'Os botões de lance somam de uma a quatro vezes o passo da faixa do preço. Vale a tabela mais próxima da oferta: categoria da loja, loja, categoria da casa, casa. Ofertas com incrementos próprios ficam com os seus.',
  store: 'Loja',
  storeNumber: 'Número da loja',
  category: 'Categoria',
  every: 'Todas',
  steps: 'Passo por preço',
  band: (upTo: string | null, step: string) => (upTo === null ? step : `até ${upTo}: ${step}`),
  by: 'Por',
  at: 'Mudada em',
  anyPrice: 'A qualquer preço',
  above: 'Acima disso',
  upTo: (place: number) => `Faixa ${place}: até`,
  step: (place: number) => `Faixa ${place}: passo`,
  addBand: 'Nova faixa',
  dropBand: (place: number) => `Tirar a faixa ${place}`,
  problems: {
    'band-count': 'Informe de 1 a 20 faixas.',
    'band-bounds': 'Cada faixa vai até um preço maior que o da anterior.',
    'band-step': 'Cada passo é um valor acima de zero, até R$ 1.000.000,00.',
  } satisfies Record<BandProblem, string>,
  change: 'Mudar os incrementos',
  changeText:
    'Os botões de lance das ofertas abertas que seguem esta tabela mudam na hora; quem já está na página vê os novos quando a abre de novo. O passo do lance automático delas fica como está; o de ofertas novas já é o novo.',
  saved: 'Incrementos salvos. O site já usa.',
  remove: 'Remover tabela',
  removeText:
    'As ofertas abertas passam na hora à tabela mais próxima que sobra, ou a R$ 100 se não houver nenhuma. O passo do lance automático delas fica como está.',
  removed: 'Tabela removida. O site já não a usa.',
};
