import { compare } from '../load/compare.ts';
import { startGenerator } from '../load/start-generator.ts';
import { atMost, type Finding, type Row } from '../row.ts';
import { startApi } from '../world/start-api.ts';
import type { World } from '../world/world.ts';

const readers = 64;
const bidsPerSecond = 100;

const manyWords = 'caminhao+trator+volvo+scania+mercedes+cabine+diesel+automatico+vermelho+branco';
const misspelt = 'caminhaao+vollvo+scannia';

/** The most expensive operations that anyone may ask for; `{n}` makes each of them one that nobody has asked for before. */
const expensivePaths = [
  '/api/offer?x={n}',
  '/api/offer/category/0?x={n}',
  '/api/offer/category/1?x={n}',
  '/api/offer/category/2?x={n}',
  '/api/offer?limit=100&page=1&priceEnd={n}',
  '/api/offer?limit=100&order=MAIOR_PRECO&page=40&usageEnd={n}',
  `/api/offer?limit=100&page=1&usageEnd={n}&term=${manyWords}`,
  `/api/offer?limit=100&page=1&usageEnd={n}&term=${misspelt}`,
  '/api/offer?limit=1&page=1&term=x{n}',
  `/api/offer/suggest?term=${misspelt}&x={n}`,
];

/** The delay of bids while visitors ask for the most expensive operations as fast as they are answered, against bids alone. */
export const hostile: Row = {
  name: 'hostile',
  async *run(world: World): AsyncIterable<Finding> {
    const bidding = await world.bidding();
    const api = await startApi(bidding.url, world.dir);
    const bidder = startGenerator();
    const reader = startGenerator();
    // Long enough for a p99 of a thousand bids.
    const milliseconds = world.roundMs * 5;
    const bids = () =>
      bidder.run({
        kind: 'bid',
        port: api.port,
        offers: bidding.offers,
        tokens: bidding.tokens,
        connections: 16,
        perSecond: bidsPerSecond,
        milliseconds,
      });
    const answered: number[] = [];
    const refused: number[] = [];
    const both = async () => {
      const reading = reader.run({
        kind: 'read',
        port: api.port,
        paths: expensivePaths,
        headers: { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br' },
        connections: readers,
        milliseconds,
      });
      const result = await bids();
      const { perSecond, statuses } = await reading;
      answered.push(perSecond);
      refused.push(statuses['503'] ?? 0);
      return result;
    };
    try {
      const found = await compare(world.rounds, { product: both, limit: bids });
      const lost = found.product.statuses['503'] ?? 0;
      const mean = answered.reduce((sum, speed) => sum + speed, 0) / answered.length;
      yield atMost(
        `p99 of bids, ${bidsPerSecond} a second, while ${readers} visitors ask for the most expensive operations`,
        { product: found.product.p99, limit: found.limit.p99, ratio: found.p99Ratio },
        2,
        `${Math.round(mean)} of their calls answered a second, ${Math.max(...refused)} refused in a round; ${lost} bids refused; p50 ${found.product.p50.toFixed(1)} / ${found.limit.p50.toFixed(1)} ms; limit: the same bids alone`,
      );
    } finally {
      bidder.stop();
      reader.stop();
      await api.stop();
      await bidding.drop();
    }
  },
};
