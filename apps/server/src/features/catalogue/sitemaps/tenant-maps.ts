import { textPages } from '@patio/contract/catalogue/content/text-pages.ts';
import { indexedSince } from '@patio/domain/catalogue/sharing/indexing.ts';
import { indexXml, pagesXml, type MapEntry } from './sitemap-xml.ts';
import type { ListedOffer, SitemapReader } from './sitemaps.store.ts';

/** Addresses on one page; the format allows 50,000. */
export const PAGE_SIZE = 20_000;
const BATCH = 1000;
const WITH_PAGE: ReadonlySet<string> = new Set(textPages);

/** Whose map: the house, or a partner's store. */
export interface Tenant {
  readonly partner: number | null;
  /** Address of the storefront without a slash at its end. */
  readonly base: string;
}

/** A name of a page of the map, as its address has it. */
export type MapPart =
  | { readonly kind: 'index' }
  | { readonly kind: 'pages' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'offers'; readonly page: number };

interface Request {
  readonly reader: SitemapReader;
  readonly tenant: Tenant;
  readonly now: number;
}

/** Returns the text of a part, piece by piece: however many offers there are, a thousand are held at a time. Null: no such page. */
export async function mapOf(request: Request, part: MapPart): Promise<AsyncIterable<string> | null> {
  if (part.kind === 'index') return single(await indexOf(request));
  if (part.kind === 'pages') return pagesXml(await fixedPages(request));
  if (part.kind === 'ended') return pagesXml(endedOffers(request));
  return pageOfOffers(request, part.page);
}

async function pageOfOffers(request: Request, page: number): Promise<AsyncIterable<string> | null> {
  const { reader, tenant, now } = request;
  const from = (await reader.firstCodes(tenant.partner, now, PAGE_SIZE))[page - 1];
  return from === undefined ? null : pagesXml(openOffers(request, from));
}

async function indexOf({ reader, tenant, now }: Request): Promise<string> {
  const pages = await reader.firstCodes(tenant.partner, now, PAGE_SIZE);
  const offers = pages.map((_, at) => `offers-${at + 1}`);
  return indexXml(['pages', ...offers, 'ended'].map((name) => `${tenant.base}/sitemaps/${name}.xml`));
}

async function fixedPages({ reader, tenant }: Request): Promise<MapEntry[]> {
  const [categories, texts] = await Promise.all([reader.categories(), reader.texts()]);
  return [
    '/home',
    ...categories.map((code) => `/home/${code}`),
    ...texts.filter((key) => WITH_PAGE.has(key)).map((key) => `/texto/${key}`),
    '/politica-privacidade',
    '/acessibilidade',
  ].map((path) => ({ address: tenant.base + path }));
}

function openOffers(request: Request, from: number): AsyncGenerator<MapEntry> {
  const { reader, tenant, now } = request;
  return entries(tenant, from, (code, count) => reader.open(tenant.partner, now, code, count));
}

/** They stay listed as long as their pages ask to be (`indexedUntil`). */
function endedOffers(request: Request): AsyncGenerator<MapEntry> {
  const { reader, tenant, now } = request;
  const since = indexedSince(now);
  return entries(tenant, 0, (code, count) => reader.ended(tenant.partner, now, since, code, count));
}

async function* entries(
  tenant: Tenant,
  first: number,
  next: (from: number, count: number) => Promise<ListedOffer[]>,
): AsyncGenerator<MapEntry> {
  let from = first;
  for (let written = 0; written < PAGE_SIZE;) {
    const offers = await next(from, Math.min(BATCH, PAGE_SIZE - written));
    for (const { code, changed_at: changedAt } of offers) {
      yield { address: `${tenant.base}/oferta/${code}`, changedAt };
    }
    const last = offers.at(-1);
    if (last === undefined) return;
    written += offers.length;
    from = last.code + 1;
  }
}

async function* single(text: string): AsyncGenerator<string> {
  yield text;
}
