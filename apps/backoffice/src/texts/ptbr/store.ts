export const store = {
  state: { analise: 'Em análise', aberta: 'Aberta', suspensa: 'Suspensa' },
  openOffers: 'Ofertas abertas',
  offers: 'Ofertas publicadas',
  sales: 'Vendas em andamento',
  proposals: 'Propostas abertas',
  toProfile: 'Perfil e pessoas da loja',
  toStore: 'Ver a página da loja',
};
