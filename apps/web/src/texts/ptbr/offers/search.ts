/** The search field and its suggestions. */
export const searchTexts = {
  suggestions: 'Sugestões de busca',
  recent: 'Buscas recentes',
  clearRecent: 'Limpar buscas recentes',
  found: (count: number) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
  kinds: {
    categoria: 'Categoria',
    subcategoria: 'Categoria',
    marca: 'Marca',
    modelo: 'Modelo',
    oferta: 'Oferta',
  },
};
