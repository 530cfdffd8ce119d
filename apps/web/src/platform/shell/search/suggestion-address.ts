import type { Suggestion } from '@patio/contract/catalogue/catalogue/suggest-offers.ts';

/** The link of a suggestion: a category, the list of a brand, a subcategory or a model, or the offer itself. */
export function suggestionAddress({ tipo, codigo }: Pick<Suggestion, 'tipo' | 'codigo'>): string {
  switch (tipo) {
    case 'categoria':
      return `/home/${codigo}#ofertas`;
    case 'subcategoria':
      return `/home?subcategories=${codigo}#ofertas`;
    case 'marca':
      return `/home?brands=${codigo}#ofertas`;
    case 'modelo':
      return `/home?models=${codigo}#ofertas`;
    case 'oferta':
      return `/oferta/${codigo}`;
  }
}
