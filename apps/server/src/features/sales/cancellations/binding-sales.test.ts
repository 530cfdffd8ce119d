import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { endAuction, purchaseOf, undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

const ROUNDS = 40;

let server: TestServer;
let sales: StaffMember;
let elsewhere: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  elsewhere = sales.through(await server.another());
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  await server.deps.database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`,
  });
});
afterAll(() => server.close());

const cancel = (by: Buyer, cdOfrta: number) =>
  by.post('/offer/cancelCompra', { cdOfrta, cdJustf: 1, obsJustf: null });
const decide = (id: number, decisao: 'aprovar' | 'recusar', by = sales) =>
  by.post(`/admin/cancellations/${id}`, { decisao });
const undo = (purchase: number, by = sales) =>
  by.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou no prazo.' });
const requestOf = async (
  offer: number,
): Promise<{ id: number; outcome: string; purchase_code: number | null }> => {
  const row = await server.deps.database.row<{ id: number; outcome: string; purchase_code: number | null }>(
    {
      name: 'test.request',
      text: 'select id, outcome, purchase_code from cancellation where offer_code = $1 order by id desc',
    },
    [offer],
  );
  if (!row) throw new Error('Nobody wished to cancel.');
  return row;
};
const strikesOf = async (buyer: Buyer): Promise<number> =>
  (await sales.get(`/admin/accounts/${buyer.id}/strikes`)).json<{ data: object[] }>().data.length;

async function won(buyer: Buyer): Promise<number> {
  return endAuction(server, [[buyer, 15_000]]);
}

async function proposed(buyer: Buyer): Promise<number> {
  const offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    acceptsProposals: true,
  });
  const terms = { cdusrio: buyer.id, cdmoeda: 1, frete: 'N', endereco: null };
  const sent = await buyer.post('/lance/purpose', { ...terms, cdofrta: offer, vllance: 15_000 });
  const { codigo } = sent.json<{ data: { codigo: number } }>().data;
  expect((await sales.post(`/admin/proposals/${codigo}/accept`, { valor: 15_000 })).statusCode).toBe(200);
  return offer;
}

async function secondChance(buyer: Buyer): Promise<number> {
  const first = await buildBuyer(server);
  const offer = await undoSale(server, sales, [
    [buyer, 15_000],
    [first, 16_000],
  ]);
  expect((await sales.post(`/admin/offers/${offer}/second-chance`, {})).statusCode).toBe(201);
  const taken = await buyer.post(`/offer/${offer}/segunda-chance`, { aceita: true });
  expect(taken.statusCode).toBe(200);
  return offer;
}

describe.each([
  ['won by bids', won],
  ['accepted from a proposal', proposed],
  ['taken as a second chance', secondChance],
])('a purchase %s, rule 0.27', (_how, make) => {
  it('is not cancelled by one call: it stands, and waits for the sales team, S-13', async () => {
    const buyer = await buildBuyer(server);
    const offer = await make(buyer);
    const at = server.clock.now();
    const reply = await expectOnlyChanged(server, () => cancel(buyer, offer), {
      purchase: {
        cancellation: [null, 'Q'],
        cancellation_requested_at: [null, at],
        sale_cancellation_requested_at: [null, at],
      },
      cancellation: added({ outcome: 'review', purchase_code: await purchaseOf(server, offer) }),
      idempotency: added({ status: 200, reply: { data: 'AGUARDANDO' } }),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(reply.json()).toEqual({ data: 'AGUARDANDO' });
    expect((await undo(await purchaseOf(server, offer))).statusCode).toBe(200);
    expect(await strikesOf(buyer)).toBe(1);
  });
});

describe('a cancellation request and a default, rule 0.27', () => {
  it('exclude each other: what came first holds, and the other is refused with nothing changed', async () => {
    const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
    const [released, defaulted] = [await won(ana), await won(bia)];
    await cancel(ana, released);
    await cancel(bia, defaulted);
    expect((await decide((await requestOf(released)).id, 'aprovar')).statusCode).toBe(200);
    const purchase = await purchaseOf(server, released);
    await expectRefused(server, () => undo(purchase), 409);
    expect((await undo(await purchaseOf(server, defaulted))).statusCode).toBe(200);
    const request = await requestOf(defaulted);
    expect(request.outcome).toBe('defaulted');
    for (const decisao of ['aprovar', 'recusar'] as const) {
      await expectRefused(server, () => decide(request.id, decisao), 409);
    }
    expect([await strikesOf(ana), await strikesOf(bia)]).toEqual([0, 1]);
  });

  it(`at the same moment through two servers leave one outcome, ${ROUNDS} times`, async () => {
    const seen = { accepted: 0, defaulted: 0 };
    const buyer = await buildBuyer(server);
    for (let round = 0; round < ROUNDS; round += 1) {
      const columns = { origin: 'bid' };
      const offer = await buildPurchasedOffer(server, buyer.id, { columns });
      await cancel(buyer, offer);
      const purchase = await purchaseOf(server, offer);
      const { id } = await requestOf(offer);
      const [first, second] = round % 2 ? [sales, elsewhere] : [elsewhere, sales];
      const actions = [() => decide(id, 'aprovar', first), () => undo(purchase, second)];
      const order = round % 4 < 2 ? actions : actions.toReversed();
      const replies = await Promise.all(order.map((action) => action()));
      const codes = replies.map(({ statusCode }) => statusCode);
      expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
      const { outcome } = await requestOf(offer);
      seen[outcome === 'accepted' ? 'accepted' : 'defaulted'] += 1;
      expect(await strikesOf(buyer)).toBe(seen.defaulted);
    }
    expect(seen.accepted + seen.defaulted).toBe(ROUNDS);
  });
});

describe('a cancellation request made during a conditional sale, rule 0.35', () => {
  async function wished(buyer: Buyer): Promise<number> {
    const offer = await endAuction(server, [[buyer, 12_000]], { reserveCents: 9_000_000 });
    expect((await cancel(buyer, offer)).json()).toEqual({ data: 'AGUARDANDO' });
    return offer;
  }
  const accept = (offer: number) => sales.post(`/admin/offers/${offer}/conditional`, { decisao: 'aceitar' });

  it('survives its acceptance, is notified of, and is decided as that of any purchase', async () => {
    const buyer = await buildBuyer(server);
    const offer = await wished(buyer);
    const before = await requestOf(offer);
    server.clock.advance(60_000);
    expect((await accept(offer)).statusCode).toBe(200);
    const purchase = await purchaseOf(server, offer);
    expect(await requestOf(offer)).toEqual({ id: before.id, outcome: 'review', purchase_code: purchase });
    const row = (await buyer.get('/offer/myoffers')).json<{ data: object[] }>().data[0];
    expect(row).toMatchObject({ winner: 'W', statusOferta: 'V', idofrtacancl: 'Q', dataCancelada: null });
    const mail = await server.deps.database.row<{ text: string }>(
      { name: 'test.mail', text: 'select text from mail where recipient = $1 order by id desc limit 1' },
      [buyer.email],
    );
    expect(mail?.text).toContain('Seu pedido de cancelamento continua em análise');
    const open = (await sales.get('/admin/cancellations')).json<{ data: { codigo: number }[] }>().data;
    const acoes = {
      decidir: `/api/admin/cancellations/${before.id}`,
      naoConcluida: `/api/admin/purchases/${purchase}/default`,
    };
    const listed = { codigo: before.id, codigoCompra: purchase, origem: 'lance', acoes };
    expect(open).toContainEqual(expect.objectContaining(listed));
    await expectRefused(server, () => cancel(buyer, offer), 409);
    expect((await decide(before.id, 'aprovar')).statusCode).toBe(200);
    expect(await strikesOf(buyer)).toBe(0);
  });

  it('does not keep its buyer from a default', async () => {
    const buyer = await buildBuyer(server);
    const offer = await wished(buyer);
    await accept(offer);
    expect((await undo(await purchaseOf(server, offer))).statusCode).toBe(200);
    expect([(await requestOf(offer)).outcome, await strikesOf(buyer)]).toEqual(['defaulted', 1]);
  });
});
