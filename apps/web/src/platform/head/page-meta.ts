import { lightText } from '@patio/domain/texts/light-text.ts';
import type { MetaDescriptor } from 'react-router';
import { house } from '../house/house.ts';
import type { Idiom } from '../i18n/idiom.ts';

/** A picture for sharing a page, 1200 × 630. */
interface HeadPicture {
  /** Root-relative. */
  readonly address: string;
  readonly alt: string;
}

interface PageHead {
  readonly title: string;
  /** At most 160 characters: `describe`. */
  readonly description?: string;
  /** Public origin of the site. */
  readonly origin: string;
  /** Canonical path of the page, without query. */
  readonly path: string;
  /** The part of the query that makes it a different page: `page=2`. Everything else is left out. */
  readonly query?: string;
  /** Language of the page. */
  readonly idiom?: Idiom;
  /** The brand: a store's on its own pages, otherwise the house's. */
  readonly brand?: string;
  readonly picture?: HeadPicture | null;
  /** Personal pages stay out of search engines. */
  readonly hidden?: boolean;
  /** Public, but not to be indexed: an old offer, a search result. */
  readonly unlisted?: boolean;
  /** JSON-LD blocks. */
  readonly data?: readonly object[];
}

/** The tags of a page's head: title, description, canonical URL, languages, OpenGraph, Twitter and structured data. */
export function pageMeta(head: PageHead): MetaDescriptor[] {
  const { idiom = 'PTBR' } = head;
  const brand = inHead(head.brand ?? house().name);
  const title = `${inHead(head.title)} | ${brand}`;
  const address = addressOf(head, idiom);
  return [
    { title },
    ...described(head.description),
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: idiom === 'EN' ? 'en_US' : 'pt_BR' },
    { property: 'og:locale:alternate', content: idiom === 'EN' ? 'pt_BR' : 'en_US' },
    ...pictured(head),
    ...(head.hidden === true ? [{ name: 'robots', content: 'noindex' }] : listed(head, address)),
    ...(head.data ?? []).map((block) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...block },
    })),
  ];
}

function described(description: string | undefined): MetaDescriptor[] {
  if (description === undefined) return [];
  const content = inHead(description);
  return [
    { name: 'description', content },
    { property: 'og:description', content },
  ];
}

/** Other sites show these texts amid their own, so none may contain direction overrides, whenever it was written. */
function inHead(text: string): string {
  return lightText(text);
}

function pictured({ picture, origin }: PageHead): MetaDescriptor[] {
  if (!picture) return [{ name: 'twitter:card', content: 'summary' }];
  const content = origin + picture.address;
  const alt = inHead(picture.alt);
  return [
    { property: 'og:image', content },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content },
    { name: 'twitter:image:alt', content: alt },
  ];
}

/** One URL for each language; they reference each other, and Portuguese is the default. */
function listed(head: PageHead, address: string): MetaDescriptor[] {
  const portuguese = addressOf(head, 'PTBR');
  return [
    ...(head.unlisted === true ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'pt-BR', href: portuguese },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: addressOf(head, 'EN') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: portuguese },
  ];
}

function addressOf({ origin, path, query = '' }: PageHead, idiom: Idiom): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const whole = [query, idiom === 'EN' ? 'idiom=EN' : ''].filter(Boolean).join('&');
  return origin + plain + (whole === '' ? '' : `?${whole}`);
}
