import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { BoundedMap } from '../memory/bounded-map.ts';
import { deflatePieces, gzipOf } from './gzip-pieces.ts';

/** What the renderer declares about a cacheable page. */
export interface CacheTerms {
  /** Milliseconds. */
  readonly maxAgeMs: number;
  /** The nonce that the page carries. */
  readonly nonce: string;
  /** The cookies that the page varies by. */
  readonly cookies: readonly string[];
}

/** A page split at its nonces, plain and compressed. */
export interface CachedPage {
  readonly pieces: readonly Buffer[];
  readonly deflated: readonly Buffer[];
  readonly headers: Readonly<Record<string, string>>;
  readonly nonce: string;
  /** Epoch ms. */
  readonly until: number;
}

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

const LIMIT = 200;

/**
 * Caches pages that are the same for everyone, for as long as the renderer says. A page is found again only by the same URL and the same
 * values of all cookies that the renderer named, including a session's; the cache knows nothing about the content of pages.
 */
export class PageCache {
  readonly #pages = new BoundedMap<string, CachedPage>(LIMIT);
  readonly #now: () => number;
  #cookies: readonly string[] | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** `content`: the state of the texts and banners of the site, which pages contain. */
  find(request: Asked, content: string): CachedPage | null {
    if (this.#cookies === null || request.method !== 'GET') return null;
    const page = this.#pages.get(nameOf(request, content, this.#cookies));
    return page !== undefined && page.until > this.#now() ? page : null;
  }

  /** `content`: its state when the page was asked for, so that one that was rendered before a change is not found after it. */
  async keep(
    request: Asked,
    content: string,
    terms: CacheTerms,
    { html, headers }: { readonly html: Buffer; readonly headers: Record<string, string> },
  ): Promise<CachedPage> {
    const pieces = html
      .toString()
      .split(terms.nonce)
      .map((piece) => Buffer.from(piece));
    const deflated = await deflatePieces(pieces);
    const page = { pieces, deflated, headers, nonce: terms.nonce, until: this.#now() + terms.maxAgeMs };
    this.#cookies = terms.cookies;
    this.#pages.set(nameOf(request, content, terms.cookies), page);
    return page;
  }
}

/** The page again, with a new nonce. */
export function freshCopy(
  page: CachedPage,
  zipped: boolean,
): { readonly headers: Record<string, string>; readonly body: Buffer } {
  const nonce = randomBytes(16).toString('base64');
  const between = Buffer.from(nonce);
  const headers = Object.fromEntries(
    Object.entries(page.headers).map(([name, value]) => [name, value.replaceAll(page.nonce, nonce)]),
  );
  if (zipped) {
    headers['content-encoding'] = 'gzip';
    return { headers, body: gzipOf(page.pieces, page.deflated, between) };
  }
  const body = Buffer.concat(page.pieces.flatMap((piece, index) => (index > 0 ? [between, piece] : [piece])));
  return { headers, body };
}

/**
 * Cookies as they were sent, repetitions included: two programs that parse them differently still agree on the key. Pages are rendered for
 * PUBLIC_URL, whatever host and protocol were requested.
 */
function nameOf({ url, headers }: Asked, content: string, cookies: readonly string[]): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const telling = pairs.filter((pair) => cookies.includes(pair.split('=', 1)[0]?.trim() ?? ''));
  return [url, content, ...telling].join('\n');
}
