export const store = {
  state: { analise: 'Em análise', aberta: 'Aberta', suspensa: 'Suspensa' },
  openOffers: 'Ofertas abertas',
  offers: 'Ofertas publicadas',
  sales: 'Vendas em andamento',
  proposals: 'Propostas abertas',
  toProfile: 'Perfil e pessoas da loja',
  toStore: 'Ver a página da loja',
  pending: 'O cadastro da loja está em análise; as ofertas aparecem no site depois dela.',
};
