import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { iconSvg } from './icons.ts';
import { pictureFinder, type FindPicture } from './find-picture.ts';
import { DEFAULT_VARIANT, FORMATS, parseVariant, type Variant } from './variants.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/**
 * Pictures: `GET /media/{guid}` (800 px, JPEG), `/media/{guid}/{width}.{avif|webp|jpg}`, the same for the name of a partner's store, and
 * `/media/icons/{name}.svg`. A picture never changes under its guid, so that everybody may keep it for ever.
 */
export function mediaRoutes(app: FastifyInstance, deps: Pick<ServerDeps, 'config' | 'database'>): void {
  const find = pictureFinder(deps.database, openStorage(deps.config));
  app.get<{ Params: { file: string } }>('/media/icons/:file', (request, reply) =>
    sendIcon(request.params.file, reply),
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
  reply.header('etag', etag).header('cache-control', FOREVER);
  if (request.headers['if-none-match'] === etag) {
    picture.stream.destroy();
    return reply.code(304).send();
  }
  return reply.type(FORMATS[variant.format]).header('content-length', picture.size).send(picture.stream);
}

function sendIcon(file: string, reply: FastifyReply): FastifyReply {
  const svg = iconSvg(file);
  if (svg === null) return notFound(reply);
  return reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', A_DAY)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(svg);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ erros: ['Imagem não encontrada.'] });
}
