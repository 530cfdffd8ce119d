import { compare } from '../load/compare.ts';
import { startGenerator } from '../load/start-generator.ts';
import { atMost, type Finding, type Row } from '../row.ts';
import { startSite } from '../world/start-api.ts';
import type { World } from '../world/world.ts';

const visitors = 16;
/** Bids come at a steady pace, as they do when a sale goes well; each is timed from when it was due. */
const bidsPerSecond = 50;

/** As browsers ask: replies come compressed. */
const browser = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, deflate, br' };

/** The delay of bids while visitors browse as fast as they are served, against bids alone. */
export const browsing: Row = {
  name: 'browsing',
  async *run(world: World): AsyncIterable<Finding> {
    const bidding = await world.bidding();
    const site = await startSite(bidding.url, world.dir);
    const bidder = startGenerator();
    const visitor = startGenerator();
    const { port } = site.api;
    const paths = [
      '/home',
      ...Array.from({ length: 10 }, (_, index) => `/oferta/${bidding.offers[index * 7]?.code ?? 0}`),
      ...[1, 2, 3].map((category) => `/api/offer?limit=24&category=${category}&order=MENOR_PRECO`),
    ];
    const milliseconds = world.roundMs * 2;
    const bids = () =>
      bidder.run({
        kind: 'bid',
        port,
        offers: bidding.offers,
        tokens: bidding.tokens,
        connections: 16,
        perSecond: bidsPerSecond,
        milliseconds,
      });
    const served: number[] = [];
    const both = async () => {
      const reading = visitor.run({
        kind: 'read',
        port,
        paths,
        headers: browser,
        connections: visitors,
        milliseconds,
      });
      const result = await bids();
      served.push((await reading).perSecond);
      return result;
    };
    try {
      const found = await compare(world.rounds, { product: both, limit: bids });
      const pages = served.reduce((sum, speed) => sum + speed, 0) / served.length;
      yield atMost(
        `p99 of bids, ${bidsPerSecond} a second, while ${visitors} visitors browse`,
        { product: found.product.p99, limit: found.limit.p99, ratio: found.p99Ratio },
        1.2,
        `${Math.round(pages)} pages and lists a second; p50 ${found.product.p50.toFixed(1)} / ${found.limit.p50.toFixed(1)} ms; limit: the same bids alone`,
      );
    } finally {
      bidder.stop();
      visitor.stop();
      await site.stop();
      await bidding.drop();
    }
  },
};
