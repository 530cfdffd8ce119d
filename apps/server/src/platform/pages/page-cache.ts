import type { FastifyRequest } from 'fastify';
import { BoundedMap } from '../memory/bounded-map.ts';
import { gzipFile, plainFile, type CopiedFile } from './copied-file.ts';
import { FreeCopies } from './free-copies.ts';
import { newNonce } from './nonces.ts';

/** What the renderer declares about a cacheable page. */
export interface CacheTerms {
  /** Milliseconds. */
  readonly maxAgeMs: number;
  /** The nonce that the page carries. */
  readonly nonce: string;
  /** The cookies that the page varies by. */
  readonly cookies: readonly string[];
}

/** A page, plain and compressed. */
export interface CachedPage {
  readonly plain: CopiedFile;
  readonly zipped: CopiedFile;
  readonly headers: Readonly<Record<string, string>>;
  readonly nonce: string;
  /** Epoch ms. */
  readonly until: number;
}

/** The page again, with a new nonce. */
interface FreshCopy {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
  /** To be called once the body was sent; others get it then. */
  readonly giveBack: () => void;
}

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

const LIMIT = 200;

/**
 * Caches pages that are the same for everyone, for as long as the renderer says. A page is found again only by the same URL and the same
 * values of all cookies that the renderer named, including a session's; the cache knows nothing about the content of pages.
 */
export class PageCache {
  readonly #pages = new BoundedMap<string, CachedPage>(LIMIT);
  readonly #copies = new FreeCopies();
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
    const files = { plain: plainFile(pieces), zipped: await gzipFile(pieces) };
    const page = { ...files, headers, nonce: terms.nonce, until: this.#now() + terms.maxAgeMs };
    const name = nameOf(request, content, terms.cookies);
    this.#forget(this.#pages.get(name));
    this.#cookies = terms.cookies;
    this.#pages.set(name, page);
    return page;
  }

  copy(page: CachedPage, zipped: boolean): FreshCopy {
    const nonce = newNonce();
    const headers = Object.fromEntries(
      Object.entries(page.headers).map(([name, value]) => [name, value.replaceAll(page.nonce, nonce)]),
    );
    if (zipped) headers['content-encoding'] = 'gzip';
    const file = zipped ? page.zipped : page.plain;
    const body = this.#copies.take(file);
    file.write(body, Buffer.from(nonce));
    return { headers, body, giveBack: () => this.#copies.giveBack(file, body) };
  }

  #forget(page: CachedPage | undefined): void {
    if (page === undefined) return;
    this.#copies.forget(page.plain);
    this.#copies.forget(page.zipped);
  }
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
