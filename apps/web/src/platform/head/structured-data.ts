import { house } from '../house/house.ts';

interface Step {
  readonly name: string;
  /** Absolute; the last step, the page itself, needs none. */
  readonly address?: string;
}

/** The breadcrumbs of a page (schema.org BreadcrumbList). */
export function breadcrumbData(steps: readonly Step[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(address === undefined ? {} : { item: address }),
    })),
  };
}

/** The operator of the site (schema.org Organization). */
export function organizationData(origin: string): object {
  const { name, legalName, email, phone } = house();
  return {
    '@type': 'Organization',
    '@id': `${origin}/#casa`,
    name,
    ...(legalName === '' ? {} : { legalName }),
    url: `${origin}/home`,
    logo: `${origin}/favicon.svg`,
    ...(email === '' ? {} : { email }),
    ...(phone === '' ? {} : { telephone: `+55${phone}` }),
  };
}

/** The site and its search (schema.org WebSite). `base`: the storefront's URL without a trailing slash. */
export function websiteData(base: string, name: string): object {
  return {
    '@type': 'WebSite',
    name,
    url: `${base}/home`,
    inLanguage: ['pt-BR', 'en'],
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${base}/home?term={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
