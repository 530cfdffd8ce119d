import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { escapeXml } from '../../../platform/markup/escape-xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** One URL of a sitemap, with the instant of its last change (epoch milliseconds) if known. */
export interface MapEntry {
  readonly address: string;
  readonly changedAt?: number;
}

/** The text of a sitemap, part by part (sitemaps.org 0.9). */
export async function* pagesXml(
  entries: AsyncIterable<MapEntry> | Iterable<MapEntry>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${SPACE}">\n`;
  for await (const { address, changedAt } of entries) {
    const changed = changedAt === undefined ? '' : `<lastmod>${isoInstant(changedAt)}</lastmod>`;
    yield `<url><loc>${escapeXml(address)}</loc>${changed}</url>\n`;
  }
  yield '</urlset>\n';
}

/** The text of a sitemap index. */
export function indexXml(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${SPACE}">\n${lines.join('')}</sitemapindex>\n`;
}
