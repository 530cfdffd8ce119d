import type { Category } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import type { MetaDescriptor } from 'react-router';
import { describe } from '../../../../platform/head/describe.ts';
import { pageMeta } from '../../../../platform/head/page-meta.ts';
import { breadcrumbData, organizationData, websiteData } from '../../../../platform/head/structured-data.ts';
import { house } from '../../../../platform/house/house.ts';
import type { Idiom } from '../../../../platform/i18n/idiom.ts';
import { termIn } from '../../../../platform/i18n/terms.ts';
import { textsOf } from '../../../../platform/i18n/texts.ts';
import { filterToQuery } from '../filters/filter-address.ts';
import type { FilterOptions } from '../filters/filter-options.ts';
import { NO_FILTER, type FilterState } from '../filters/filter-state.ts';

interface HomeData {
  /** The category does not exist. */
  readonly missing: boolean;
  readonly filter: FilterState;
  readonly offers: {
    readonly cards: readonly { readonly code: number; readonly title: string }[];
    readonly total: number;
  };
  readonly options: Pick<FilterOptions, 'brands'>;
  readonly view: { readonly limit: number };
  readonly idiom: Idiom;
  readonly origin: string;
}

interface Frame {
  readonly categories: readonly Category[];
  /** Address and name of the store whose home it is; null for the house. */
  readonly store: { readonly slug: string; readonly name: string } | null;
}

/**
 * The head of home: what is offered, and the offers of the page as structured data. A category, a brand within it and their numbered pages
 * are distinct pages for search engines; any other filter is a view of the same page with the category's canonical address.
 */
export function homeMeta(page: HomeData, { categories, store }: Frame): MetaDescriptor[] {
  const { filter, offers, idiom, origin } = page;
  const { home, head, shell } = textsOf(idiom);
  const landing = landingOf(page);
  const found = categories.find(({ codigo }) => codigo === filter.category);
  const category = found && { ...found, name: termIn(idiom, found.name) };
  const what = [landing.brand, category?.name ?? (landing.brand === null ? head.allCategories : null)];
  const name = what.filter((word) => word !== null).join(', ');
  const base = store === null ? '' : `/${store.slug}`;
  const path = category === undefined ? `${base}/home` : `${base}/home/${category.codigo}`;
  const brand = store?.name ?? house().name;
  const title =
    landing.brand !== null
      ? head.usedIn(landing.brand, category?.name ?? head.allCategories)
      : category === undefined
        ? home.title
        : head.used(category.name);
  return pageMeta({
    title: landing.page === 1 ? title : `${title}, ${head.page(landing.page)}`,
    description: describe([
      offers.total === 0 ? head.emptyList(name) : head.list(offers.total, name),
      head.ways,
      landing.page === 1 ? '' : `(${head.page(landing.page)})`,
    ]),
    origin,
    path,
    query: landing.query,
    idiom,
    brand,
    unlisted: page.missing || filter.term !== '',
    data: [
      ...(landing.page === 1 && category === undefined
        ? [organizationData(origin), websiteData(origin + base, brand)]
        : []),
      ...(category === undefined
        ? []
        : [
            breadcrumbData([{ name: shell.home, address: `${origin}${base}/home` }, { name: category.name }]),
          ]),
      listData(page, origin + base),
    ],
  });
}

/** The part of the filter that makes a distinct page: nothing, or one brand; and its page number. */
function landingOf({ filter, options }: HomeData): { brand: string | null; page: number; query: string } {
  const [code, ...others] = filter.brands;
  const rest = { ...filter, brands: NO_FILTER.brands, page: 1, category: 0 };
  const plain = filterToQuery(rest).toString() === '';
  const brand = options.brands.items.find((item) => item.code === code)?.name ?? null;
  if (!plain || others.length > 0 || (code !== undefined && brand === null)) {
    return { brand: null, page: 1, query: '' };
  }
  const query = filterToQuery({ ...NO_FILTER, brands: filter.brands, page: filter.page }).toString();
  return { brand, page: filter.page, query };
}

function listData({ filter, offers, view }: HomeData, base: string): object {
  const before = (filter.page - 1) * view.limit;
  return {
    '@type': 'ItemList',
    numberOfItems: offers.total,
    itemListElement: offers.cards.map((card, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: `${base}/oferta/${card.code}`,
      name: card.title,
    })),
  };
}
