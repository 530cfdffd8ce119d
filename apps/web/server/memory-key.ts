import { cookieOf } from '../src/platform/api/cookies.ts';

const KEPT = /^\/(?:[a-z-]+\/)?(?:home|oferta\/\d+|texto)(?:\/|\?|$)/;

/** The cookies that a page varies by, or that make it personal. */
export const PAGE_COOKIES = ['token', 'posicao', 'idiom', 'grade', 'painel'] as const;

/**
 * The key under which a page may be cached, or null if it must not be: only public pages of visitors are cached, and whatever changes a
 * page (language, page size, filter panel) is part of the key. A session or a position is personal.
 */
export function memoryKey(request: {
  method: string;
  url: string;
  cookie: string;
  /** The state of the texts and banners of the site. */
  content?: string;
}): string | null {
  if (request.method !== 'GET' || !KEPT.test(request.url) || request.url.includes('idiom=')) return null;
  const cookie = (name: string): string => cookieOf(request.cookie, name) ?? '';
  if (cookie('token') !== '' || cookie('posicao') !== '') return null;
  return [request.url, request.content ?? '', cookie('idiom'), cookie('grade'), cookie('painel')].join('\n');
}
