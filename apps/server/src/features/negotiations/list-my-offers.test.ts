import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMyOffers, type NegotiationOffer } from '@patio/contract/negotiations/list-my-offers.ts';
import { buildAuctionedOffer } from '../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
});
afterAll(() => server.close());

const listOf = async (buyer: Buyer): Promise<NegotiationOffer[]> =>
  listMyOffers.success.schema.parse((await buyer.get('/offer/myoffers')).json()).data;

describe('what a user has going on, API-53', () => {
  it('lists nothing for somebody who has done nothing', async () => {
    expect(await listOf(await buildBuyer(server))).toEqual([]);
  });

  it('shows the leader an empty winner flag and the overtaken one N, C-75', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await ana.bid(code, 12_000);
    await bia.bid(code, 13_000);
    const [mine] = await listOf(ana);
    const [hers] = await listOf(bia);
    expect(mine).toMatchObject({
      codigo: code,
      winner: 'N',
      tipoUltimoLance: 'L',
      codigoUsuarioUltimoLance: null,
    });
    expect(hers).toMatchObject({
      codigo: code,
      winner: '',
      codigoUsuarioUltimoLance: bia.id,
      valorLeilao: 13_000,
    });
  });

  it('masks the other bidders in the history, C-85', async () => {
    const [mine] = await listOf(ana);
    expect(mine?.histLances.map((entry) => entry.codigoUsr)).toEqual([null, ana.id]);
  });

  it('lists an immediate purchase as C and won, NEGO-11', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      buyNowCents: 1_000_000,
    });
    await ana.post('/compreja', { cdofrta: code, cdmoeda: 1, vllance: 10_000, frete: 'N', endereco: null });
    const [newest] = await listOf(ana);
    expect(newest).toMatchObject({
      codigo: code,
      winner: 'W',
      tipoUltimoLance: 'C',
      statusOferta: 'V',
      vendido10dias: true,
    });
  });

  it('never shows a whole plate', async () => {
    const text = JSON.stringify(await listOf(ana));
    expect(text).toContain('***-1D23');
    expect(text).not.toContain('ABC1D23');
  });

  it('answers 401 to a visitor', async () => {
    expect((await server.app.inject({ url: '/api/offer/myoffers' })).statusCode).toBe(401);
  });
});
