import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { ShortMemory } from '../../../platform/memory/short-memory.ts';
import { makeLimit } from '../../../platform/tasks/make-limit.ts';
import { robotsText } from './robots-text.ts';
import { sitemapReader, type SitemapReader } from './sitemaps.store.ts';
import { mapOf, type MapPart, type Tenant } from './tenant-maps.ts';

const KEPT_MS = 10 * 60_000;
/** Maximum of cached pages, each compressed to a few hundred kilobytes. */
const KEPT_PAGES = 24;
const AN_HOUR = 'public, max-age=3600';

type Deps = Pick<ServerDeps, 'config' | 'database' | 'clock'>;
type Pages = (tenant: Tenant, part: MapPart) => Promise<Buffer | null>;

/**
 * Files for search engines: `GET /robots.txt`, `/sitemap.xml` and `/sitemaps/{pages|offers-1…|ended}.xml`, and the same sitemaps below the
 * name of a store.
 */
export function sitemapRoutes(app: FastifyInstance, deps: Deps): void {
  const reader = sitemapReader(deps.database);
  const pages = pageMaker(deps, reader);
  const house: Tenant = { partner: null, base: deps.config.publicUrl };
  const storeOf = async (store: string): Promise<Tenant | null> => {
    const found = (await reader.stores()).find((each) => each.store === store);
    return found === undefined ? null : { partner: found.id, base: `${house.base}/${store}` };
  };
  app.get('/robots.txt', async (_request, reply) => {
    const stores = await reader.stores();
    const maps = ['', ...stores.map(({ store }) => `/${store}`)];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(robotsText(maps.map((path) => `${house.base}${path}/sitemap.xml`)));
  });
  app.get('/sitemap.xml', (request, reply) => send(request, reply, pages, house, { kind: 'index' }));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
    send(request, reply, pages, house, partOf(request.params.file)),
  );
  app.get<{ Params: { store: string } }>('/:store/sitemap.xml', async (request, reply) =>
    send(request, reply, pages, await storeOf(request.params.store), { kind: 'index' }),
  );
  app.get<{ Params: { store: string; file: string } }>('/:store/sitemaps/:file', async (request, reply) =>
    send(request, reply, pages, await storeOf(request.params.store), partOf(request.params.file)),
  );
}

/** Pages are generated one at a time, compressed as a stream, and cached for some minutes. */
function pageMaker({ clock }: Deps, reader: SitemapReader): Pages {
  const memory = new ShortMemory<Buffer | null>({
    clock,
    size: KEPT_PAGES,
    maxAgeMs: KEPT_MS,
    staleMs: KEPT_MS,
  });
  const limit = makeLimit(1);
  return (tenant, part) =>
    memory.get(`${tenant.base} ${JSON.stringify(part)}`, () =>
      limit(async () => {
        const text = await mapOf({ reader, tenant, now: clock.now() }, part);
        return text === null ? null : buffer(Readable.from(text).pipe(createGzip()));
      }),
    );
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  tenant: Tenant | null,
  part: MapPart | null,
): Promise<FastifyReply> {
  const page = tenant === null || part === null ? null : await pages(tenant, part);
  if (page === null) {
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('404');
  }
  reply.type('application/xml; charset=utf-8').headers({ 'cache-control': AN_HOUR, vary: 'accept-encoding' });
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.header('content-encoding', 'gzip').send(page);
  }
  return reply.send(Readable.from([page]).pipe(createGunzip()));
}

function partOf(file: string): MapPart | null {
  if (file === 'pages.xml') return { kind: 'pages' };
  if (file === 'ended.xml') return { kind: 'ended' };
  const page = /^offers-([1-9]\d{0,5})\.xml$/.exec(file)?.[1];
  return page === undefined ? null : { kind: 'offers', page: Number(page) };
}
