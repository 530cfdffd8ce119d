import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import {
  complain,
  deskStep,
  newestComplaint,
  releasedPurchase,
} from '../../../../test/scenes/purchases/complaint-scene.ts';
import { buildTransfer } from '../../../../test/scenes/purchases/transfer-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../../sales/closing/close-due-auctions.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
});

const erase = () =>
  server.deps.database.run(
    { name: 'test.delete-buyer', text: 'update account set erased_at = now() where id = $1' },
    [ana.id],
  );
const written = () =>
  server.deps.database.rows(
    {
      name: 'test.written-to-deleted',
      text: `select title as text from notification where account_id = $1 union all select subject from mail where recipient = $2`,
    },
    [ana.id, ana.email],
  );

describe('a deleted account is not written to', () => {
  it('about the transfer of a purchase, and its fines', async () => {
    const sale = await buildTransfer(server, ana, { columns: { finished_at: server.clock.now() } });
    await erase();
    const before = await written();
    expect((await sale.act(sales, 'atpv', 'done', { versao: 0 })).statusCode).toBe(200);
    const fine = { valor: 195.23, descricao: 'Velocidade, auto 5X-004411', paga: 'comprador' };
    const em = new Date(server.clock.now()).toISOString().slice(0, 10);
    expect((await sales.post(`/admin/purchases/${sale.code}/fines`, { ...fine, em })).statusCode).toBe(201);
    expect(await written()).toEqual(before);
  });

  it('about a complaint', async () => {
    const { purchase } = await releasedPurchase(server, ana.id);
    await complain(ana, purchase);
    const { codigo } = await newestComplaint(ana, purchase);
    await erase();
    const before = await written();
    expect((await deskStep(sales, codigo, 'answer')).statusCode).toBe(200);
    expect(await written()).toEqual(before);
  });

  it('about the result of an auction', async () => {
    const rui = await buildBuyer(server);
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await ana.bid(code, 10_500);
    await rui.bid(code, 11_500);
    await erase();
    const before = await written();
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    while (await closeDueAuctions(server.deps)) {
      // Some at a time.
    }
    expect(await written()).toEqual(before);
  });
});
