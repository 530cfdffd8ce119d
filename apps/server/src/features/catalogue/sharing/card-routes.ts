import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { networkOf } from '../../../platform/http/peers/network-of.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { cardFinder, type CardRequest } from './find-card.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** For a URL whose picture has changed since. */
const A_WHILE = 'public, max-age=300';

interface Params {
  readonly language: string;
  readonly store: string;
  readonly code: string;
  readonly file: string;
}

/**
 * Share cards: `GET /media/cards/{pt|en}/{store or -}/{offer}/{version}.jpg`, 1200 × 630. An old version returns the current picture: an
 * offer shared yesterday shows today's price.
 */
export function cardRoutes(
  app: FastifyInstance,
  deps: Pick<ServerDeps, 'config' | 'database' | 'clock'>,
): void {
  const find = cardFinder(deps, openStorage(deps.config));
  app.get<{ Params: Params }>('/media/cards/:language/:store/:code/:file', async (request, reply) => {
    const cardRequest = requestOf(request.params);
    const found =
      cardRequest === null
        ? null
        : await find(cardRequest, { now: deps.clock.now(), caller: networkOf(request.ip) });
    if (found === null) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ erros: ['Imagem não encontrada.'] });
    }
    const etag = `"${found.version}"`;
    const current = request.params.file === `${found.version}.jpg`;
    reply.headers({ etag, 'cache-control': current ? FOREVER : A_WHILE });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(found.bytes);
  });
}

function requestOf({ language, store, code, file }: Params): CardRequest | null {
  const right =
    /^\d{1,15}$/.test(code) && /^[\da-f]{16}\.jpg$/.test(file) && /^(?:-|[a-z]+(?:-[a-z]+)*)$/.test(store);
  if (!right || (language !== 'pt' && language !== 'en')) return null;
  return { code: Number(code), language, store: store === '-' ? null : store };
}
