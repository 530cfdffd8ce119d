import type { Dictionary } from '../../dictionary.ts';

export const searchTexts = {
  suggestions: 'Search suggestions',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  kinds: {
    categoria: 'Category',
    subcategoria: 'Category',
    marca: 'Brand',
    modelo: 'Model',
    oferta: 'Offer',
  },
} satisfies Dictionary['search'];
