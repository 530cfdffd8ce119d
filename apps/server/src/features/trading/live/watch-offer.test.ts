import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let ana: Buyer;
let origin: string;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildBuyer(server);
  // Watched at another node than the one that takes the bids.
  const other = await server.another();
  origin = await other.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

interface LiveLine {
  next(): Promise<Record<string, unknown>>;
  /** The first with that many bids: after a gap the earlier state may be sent again. */
  nextWith(bids: number): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

async function watch(code: number): Promise<LiveLine> {
  const reply = await fetch(`${origin}/api/offer/${code}/stream`);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream has no body.');
  let text = '';
  const next = async (): Promise<Record<string, unknown>> => {
    for (;;) {
      while (!text.includes('\n\n')) text += (await reader.read()).value ?? '';
      const [event = '', ...rest] = text.split('\n\n');
      text = rest.join('\n\n');
      const data = event.split('\n').find((line) => line.startsWith('data: '));
      // A comment between the events has no data.
      if (data !== undefined) return JSON.parse(data.slice(6));
    }
  };
  return {
    next,
    nextWith: async (bids) => {
      for (;;) {
        const event = await next();
        if (event['lances'] === bids) return event;
      }
    },
    stop: () => reader.cancel(),
  };
}

describe('watching an offer, rule 0.2', () => {
  it('begins with the current state and sends every bid, also one placed at another node', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    const line = await watch(code);
    expect(await line.next()).toMatchObject({
      codigoOferta: code,
      lances: 0,
      lider: null,
      observando: 1,
      status: 'A',
    });
    const reply = await ana.bid(code, 12_000);
    const { participante } = reply.json<{ data: { participante: string } }>().data;
    expect(await line.next()).toMatchObject({ lances: 1, valorLeilao: 12_000, lider: participante, seq: 1 });
    await line.stop();
  });

  it('is notified of a bid also when only the announcing server was cut off', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    const line = await watch(code);
    await line.next();
    await server.deps.database.run({
      name: 'test.cut-one',
      text: `select pg_terminate_backend(pid) from pg_stat_activity
             where application_name = 'patio-live' and datname = current_database() order by backend_start limit 1`,
    });
    await ana.bid(code, 12_000);
    expect(await line.nextWith(1)).toMatchObject({ valorLeilao: 12_000 });
    await line.stop();
  });

  it('sends the current state again after the announcing connection was cut', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    const line = await watch(code);
    await line.next();
    await server.deps.database.run({
      name: 'test.cut',
      text: `select pg_terminate_backend(pid) from pg_stat_activity
             where application_name = 'patio-live' and datname = current_database()`,
    });
    await ana.bid(code, 12_000);
    expect(await line.nextWith(1)).toMatchObject({ valorLeilao: 12_000 });
    await line.stop();
  });

  it('answers 404 for an unknown offer', async () => {
    expect((await fetch(`${origin}/api/offer/1/stream`)).status).toBe(404);
  });

  it('answers HEAD with headers alone, those of every reply among them', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    const reply = await fetch(`${origin}/api/offer/${code}/stream`, { method: 'HEAD' });
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const line = await watch(code);
    expect(await line.next()).toMatchObject({ observando: 1 });
    await line.stop();
  });
});
