import type { Category } from '@patio/contract/catalogue/list-categories.ts';
import type { MetaDescriptor } from 'react-router';
import { house } from '../../platform/house.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import type { Idiom } from '../../platform/i18n/idiom.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { FilterState } from './filter-state.ts';
import type { CardList } from './load-home.ts';

interface HomeData {
  readonly filter: FilterState;
  readonly offers: CardList;
  readonly idiom: Idiom;
  readonly origin: string;
  readonly path: string;
}

/** The head of home: the organisation and the offers of the page as structured data. */
export function homeMeta(
  { filter, offers, idiom, origin, path }: HomeData,
  categories: readonly Category[],
): MetaDescriptor[] {
  const { home } = textsOf(idiom);
  const category = categories.find(({ codigo }) => codigo === filter.category);
  return pageMeta({
    title: category === undefined ? home.title : home.titleOf(category.name),
    description: home.description,
    origin,
    path,
    data: [
      { '@type': 'Organization', name: house().name, url: origin, email: house().email },
      {
        '@type': 'ItemList',
        itemListElement: offers.cards.map((card, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${origin}/oferta/${card.code}`,
          name: card.title,
        })),
      },
    ],
  });
}
