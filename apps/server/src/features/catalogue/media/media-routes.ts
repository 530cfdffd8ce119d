import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { networkOf } from '../../../platform/http/peers/network-of.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { iconSvg } from './icons.ts';
import { findOwnIcon } from './own-icons.store.ts';
import { pictureFinder, type FindPicture } from './find-picture.ts';
import { filmKey } from './picture-keys.ts';
import { sendStored } from './send-stored.ts';
import { DEFAULT_VARIANT, FORMATS, parseVariant, type Variant } from './variants.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/**
 * Pictures: `GET /media/{guid}` (800 px, JPEG), `/media/{guid}/{width}.{avif|webp|jpg}`, the same for the name of a partner's store, and
 * `/media/icons/{name}.svg`. Videos: `/media/filmes/{guid}.mp4`. Both are immutable under their guid, so they may be cached forever; both
 * support range requests.
 */
export function mediaRoutes(app: FastifyInstance, deps: Pick<ServerDeps, 'config' | 'database'>): void {
  const storage = openStorage(deps.config);
  const find = pictureFinder(deps.database, storage);
  app.get<{ Params: { file: string } }>('/media/icons/:file', async (request, reply) =>
    sendIcon(request.params.file, await findOwnIcon(deps.database, request.params.file), reply),
  );
  app.get<{ Params: { file: string } }>('/media/filmes/:file', (request, reply) =>
    sendFilm(storage, request, reply),
  );
  app.get<{ Params: { name: string } }>('/media/:name', (request, reply) =>
    sendPicture(find, request, reply, request.params.name, DEFAULT_VARIANT),
  );
  app.get<{ Params: { name: string; file: string } }>('/media/:name/:file', (request, reply) => {
    const variant = parseVariant(request.params.file);
    return variant ? sendPicture(find, request, reply, request.params.name, variant) : notFound(reply);
  });
}

async function sendPicture(
  find: FindPicture,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  variant: Variant,
): Promise<FastifyReply> {
  const picture = await find(name, variant, networkOf(request.ip));
  if (picture === null) return notFound(reply);
  const etag = `"${name}-${variant.width}-${variant.format}-${picture.size.toString(36)}"`;
  reply.header('cache-control', FOREVER);
  return sendStored(request, reply, picture, { etag, type: FORMATS[variant.format] });
}

async function sendFilm(
  storage: Storage,
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const guid = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.mp4$/.exec(request.params.file)?.[1];
  const film = guid === undefined ? null : await storage.get(filmKey(guid));
  if (guid === undefined || film === null) return notFound(reply);
  reply.header('cache-control', FOREVER);
  return sendStored(request, reply, film, { etag: `"${guid}-${film.size.toString(36)}"`, type: 'video/mp4' });
}

/** A drawing of the program; `own`: one that staff gave, which gets another name when it changes. */
function sendIcon(file: string, own: string | null, reply: FastifyReply): FastifyReply {
  const svg = own ?? iconSvg(file);
  if (svg === null) return notFound(reply);
  return reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', own === null ? A_DAY : FOREVER)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    .send(svg);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ erros: ['Imagem não encontrada.'] });
}
