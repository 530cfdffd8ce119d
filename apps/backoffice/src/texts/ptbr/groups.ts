export const groups = {
  work: 'Atender',
  sales: 'Vendas',
  finance: 'Financeiro',
  auctions: 'Ofertas',
  people: 'Pessoas',
  content: 'Conteúdo',
  team: 'Equipe e registro',
};
