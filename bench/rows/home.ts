import { compare } from '../load/compare.ts';
import { startGenerator } from '../load/start-generator.ts';
import { startLimit } from '../limits/start-limit.ts';
import { atLeast, type Finding, type Row } from '../row.ts';
import { startSite } from '../world/start-api.ts';
import type { World } from '../world/world.ts';

const type = 'text/html; charset=utf-8';

/**
 * The home page of a visitor through the public port. A language in the address prevents caching of the page, so each reply is
 * rendered, its offers read over HTTP from the API.
 */
export const home: Row = {
  name: 'home',
  async *run(world: World): AsyncIterable<Finding> {
    const { url } = await world.offers(10_000);
    const site = await startSite(url, world.dir);
    try {
      const html = await pageAt(site.api.port, '/home');
      const react = await startLimit('bare-react.ts', { html });
      const bytes = await startLimit('bare-bytes.ts', { body: html, type });
      const kilobytes = `${Math.round(html.length / 1024)} KB`;
      const bare = (await pageAt(react.port, '/')).length / html.length;
      const fidelity = `${kilobytes}; the bare page has ${(bare * 100).toFixed(0)} % of its size`;
      try {
        const rendered = { port: site.api.port, path: '/home?idiom=PTBR', limitPort: react.port };
        yield await measure(world, rendered, 'home rendered, bare React', 0.2, fidelity);
        const kept = { port: site.api.port, path: '/home', limitPort: bytes.port };
        yield await measure(
          world,
          kept,
          'home kept, bytes from memory',
          0.5,
          `${kilobytes}; from the memory of the API’s process`,
        );
        const direct = { ...kept, port: site.web.port };
        yield await measure(world, direct, 'home kept, from the storefront’s own port', 0.3, kilobytes);
      } finally {
        react.stop();
        bytes.stop();
      }
    } finally {
      await site.stop();
    }
  },
};

async function pageAt(port: number, path: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  return reply.text();
}

async function measure(
  world: World,
  page: { readonly port: number; readonly path: string; readonly limitPort: number },
  work: string,
  bar: number,
  note: string,
): Promise<Finding> {
  const generator = startGenerator();
  const read = (port: number) => () =>
    generator.run({
      kind: 'read',
      port,
      paths: [page.path],
      headers: { accept: 'text/html' },
      connections: 16,
      milliseconds: world.roundMs,
    });
  try {
    const found = await compare(world.rounds, { product: read(page.port), limit: read(page.limitPort) });
    const speeds = { product: found.product.perSecond, limit: found.limit.perSecond, ratio: found.ratio };
    return atLeast(work, speeds, bar, note);
  } finally {
    generator.stop();
  }
}
