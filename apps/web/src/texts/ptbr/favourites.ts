/** Favourites: their screen and the labels of the heart buttons. */
export const favouriteTexts = {
  title: 'Meus favoritos',
  list: 'Ofertas favoritas',
  emptyTitle: 'Nenhum Favorito',
  emptyText: 'Você ainda não favoritou nenhuma oferta.',
  seeOffers: 'Ver ofertas',
  failed: 'Não foi possível carregar seus favoritos.',
  added: 'Oferta adicionada aos favoritos.',
  removed: 'Removida dos favoritos',
  undo: 'Desfazer',
  notAdded: 'Não foi possível favoritar a oferta. Tente de novo.',
  notRemoved: 'Não foi possível remover a oferta dos favoritos. Tente de novo.',
  ended: 'Encerrada',
  sold: 'Vendida',
};
