import type { MetaDescriptor } from 'react-router';
import { house } from '../house.ts';

interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Origin under which people see the site. */
  readonly origin: string;
  /** Path without the query. */
  readonly path: string;
  /** Root-relative or absolute address of a picture. */
  readonly image?: string | null;
  /** Personal pages stay out of search engines. */
  readonly hidden?: boolean;
  /** JSON-LD blocks. */
  readonly data?: readonly Record<string, unknown>[];
}

/** The tags of a page's head: title, description, canonical address, languages, OpenGraph and structured data. */
export function pageMeta(head: PageHead): MetaDescriptor[] {
  const title = `${head.title} | ${house().name}`;
  const address = head.origin + head.path;
  const described: MetaDescriptor[] =
    head.description === undefined
      ? []
      : [
          { name: 'description', content: head.description },
          { property: 'og:description', content: head.description },
        ];
  const picture: MetaDescriptor[] = head.image
    ? [
        {
          property: 'og:image',
          content: head.image.startsWith('/') ? head.origin + pictureFile(head.image) : head.image,
        },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]
    : [];
  const reach: MetaDescriptor[] = head.hidden
    ? [{ name: 'robots', content: 'noindex' }]
    : [
        { tagName: 'link', rel: 'canonical', href: address },
        { tagName: 'link', rel: 'alternate', hrefLang: 'pt-BR', href: address },
        { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: `${address}?idiom=EN` },
        { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
      ];
  return [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: house().name },
    { property: 'og:url', content: address },
    ...described,
    ...picture,
    ...reach,
    ...(head.data ?? []).map((block) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...block },
    })),
  ];
}

function pictureFile(address: string): string {
  return /^\/media\/[\w-]+$/.test(address) ? `${address}/1200.jpg` : address;
}
