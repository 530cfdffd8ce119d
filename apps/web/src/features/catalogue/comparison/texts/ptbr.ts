/** The comparison screen in Portuguese: the reference for the other language. */
export const comparisonPt = {
  title: 'Comparar ofertas',
  description: (titles: string) =>
    `Compare lado a lado: ${titles}. Preço, referência FIPE, ficha e situação legal.`,
  intro: 'Veja até 4 ofertas lado a lado.',
  table: 'Comparação das ofertas',
  row: 'Item',
  money: 'Valores',
  price: 'Preço',
  reference: 'Referência FIPE',
  sumOf: (month: string) => `soma do lote, ${month}`,
  gap: 'Diferença para a referência',
  noReference: 'Sem referência',
  noPrice: 'Sob consulta',
  noBids: 'Sem lances',
  from: (value: string) => `a partir de ${value}`,
  vehicle: 'Ficha',
  vehicles: 'Veículos',
  doors: 'Portas',
  onRecord: 'Registros',
  inAll: (count: number) => `nos ${count} veículos`,
  has: 'Tem',
  hasNot: 'Não consta',
  unavailable: 'Indisponível agora',
  differs: 'Diferente entre as ofertas',
  legend: 'O sinal ≠ marca o que difere entre as ofertas.',
  onlyDifferences: 'Só o que difere',
  everything: 'Mostrar tudo',
  nothingDiffers: 'Estas ofertas não diferem em nada do que sabemos delas.',
  ended: 'Encerrada',
  sold: 'Vendida',
  endedOn: (when: string) => `em ${when}`,
  endsOn: (when: string) => `Encerra em ${when}`,
  left: (time: string) => `Faltam ${time}`,
  see: 'Ver oferta',
  seeThis: (title: string) => `Ver oferta: ${title}`,
  remove: (title: string) => `Remover ${title} da comparação`,
  favourite: (title: string) => `Favoritar ${title}`,
  unfavourite: (title: string) => `Remover ${title} dos favoritos`,
  add: 'Adicionar oferta',
  clear: 'Limpar comparação',
  emptyTitle: 'Nada para comparar ainda',
  emptyText: 'Marque “Comparar” nas ofertas que interessam, até 4, e veja tudo lado a lado.',
  seeOffers: 'Ver ofertas',
  oneOnly: 'Só há uma oferta aqui. Adicione outra para ver o que difere.',
  unknown: (codes: string, several: boolean) =>
    several
      ? `As ofertas ${codes} não existem ou não estão publicadas e ficaram de fora.`
      : `A oferta ${codes} não existe ou não está publicada e ficou de fora.`,
  beyond: (codes: string, several: boolean) =>
    several
      ? `Cabem 4 ofertas na comparação. Ficaram de fora: ${codes}.`
      : `Cabem 4 ofertas na comparação. A oferta ${codes} ficou de fora.`,
  failed: 'Não foi possível carregar a comparação.',
  incomplete: 'Parte das informações não pôde ser carregada.',
};

export type ComparisonTexts = typeof comparisonPt;
