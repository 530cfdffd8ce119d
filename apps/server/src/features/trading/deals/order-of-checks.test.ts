import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const minute = 60_000;
/** Not an amount, no freight: what is checked last but one. */
const badFields = { vllance: -1, frete: 'X' };

let server: TestServer;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const offer = (given = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    endAt: server.clock.now() + 60 * minute,
    buyNowCents: 4_590_000,
    acceptsProposals: true,
    ...given,
  });
const send = (path: string, body: object) =>
  ana.post(path, { cdmoeda: 1, frete: 'N', endereco: null, ismaximo: false, cdusrio: ana.id, ...body });
const limitTo = (extra: number) =>
  server.deps.database.run(
    {
      name: 'test.limit',
      text: `insert into limit_release (account_id, kind, extra, until)
             select $1, kind, $2, $3 from unnest(array['PODE_DAR_LANCE', 'PODE_COMPRAR']) kind`,
    },
    [ana.id, extra, new Date(server.clock.now() + 600 * minute)],
  );

describe.each([
  ['/lance', 409],
  ['/compreja', null],
  ['/lance/purpose', 409],
])('POST %s with everything wrong at once, wire §3', (path, last) => {
  it('refuses in the order 401, 404, 406, 206, 429, 422, 409, S-01', async () => {
    ana = await buildBuyer(server);
    const visitor = await server.app.inject({ method: 'POST', url: `/api${path}`, payload: badFields });
    expect(visitor.statusCode).toBe(401);

    await limitTo(-1000);
    expect((await send(path, { ...badFields, cdofrta: 99_999_999 })).statusCode).toBe(404);
    expect((await send(path, { ...badFields, cdofrta: 'abc' })).statusCode).toBe(404);

    const ended = await offer({ endAt: server.clock.now() });
    expect((await send(path, { ...badFields, cdofrta: ended })).statusCode).toBe(406);

    const code = await offer();
    expect((await send(path, { ...badFields, cdofrta: code })).statusCode).toBe(206);

    await limitTo(1000);
    await send('/lance', { cdofrta: code, vllance: 12_000 });
    server.clock.advance(minute);
    const soon = await send(path, { ...badFields, cdofrta: code });
    expect(soon.statusCode).toBe(path === '/lance' ? 429 : 422);

    server.clock.advance(5 * minute);
    expect((await send(path, { ...badFields, cdofrta: code })).statusCode).toBe(422);
    if (last !== null) expect((await send(path, { cdofrta: code, vllance: 13_000 })).statusCode).toBe(last);
    expect(await actions(code)).toEqual({ bids: 1, proposals: 0, purchases: 0 });
  });
});

const actions = (code: number) =>
  server.deps.database.row(
    {
      name: 'test.actions',
      text: `select (select count(*) from bid where offer_code = $1) as bids,
               (select count(*) from proposal where offer_code = $1) as proposals,
               (select count(*) from purchase where offer_code = $1) as purchases`,
    },
    [code],
  );
