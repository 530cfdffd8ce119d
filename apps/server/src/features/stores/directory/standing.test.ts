import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { added, expectOnlyChanged } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const motivo = 'Documentos em análise.';
let server: TestServer;
let sales: StaffMember;
let other: StaffMember;
let owner: Buyer;
let store: number;
let stores = 0;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  other = await buildStaff(server, { name: 'Bia', surname: 'Souza' });
});
afterAll(() => server.close());
beforeEach(async () => {
  stores += 1;
  store = await buildPartner(server.deps.database, { store: `situacao-${'x'.repeat(stores)}` });
  owner = await buildBuyer(server, { partnerId: store });
});

const head = async () =>
  (await sales.get(`/admin/stores/${store}`)).json<{
    data: {
      versao: number;
      situacao: string;
      alcance: Record<string, number>;
      decisao: { por: string } | null;
    };
  }>().data;
const decide = async (
  verb: 'suspend' | 'release' | 'end',
  given: { by?: StaffMember; versao?: number } = {},
) => {
  const versao = given.versao ?? (await head()).versao;
  return (given.by ?? sales).post(`/admin/stores/${store}/${verb}`, { motivo, versao });
};
const sell = async () => {
  const now = server.clock.now();
  const code = await buildAuctionedOffer(server.deps.database, now, { buyNowCents: 4_590_000 });
  const text = 'update offer set partner_id = $2 where code = $1';
  await server.deps.database.run({ name: 'test.sold-by', text }, [code, store]);
  return code;
};

describe('the standing of a store', () => {
  it('names what a suspension concerns before it, and what stands still after it', async () => {
    const code = await sell();
    await sell();
    const bidder = await buildBuyer(server);
    expect((await bidder.bid(code, 12_000)).statusCode).toBe(201);
    expect((await head()).alcance).toMatchObject({ ofertasAbertas: 2, participantes: 1, compras: 0 });
    expect((await decide('suspend')).json()).toMatchObject({ data: { ofertas: 2 } });
    const after = await head();
    expect(after).toMatchObject({ situacao: 'suspensa', alcance: { ofertasParadas: 2 } });
    expect(after.decisao).toMatchObject({ motivo });
    expect((await owner.get('/admin/store')).statusCode).toBe(403);
    expect((await decide('release')).json()).toMatchObject({ data: { ofertas: 2 } });
    expect(await head()).toMatchObject({ situacao: 'aberta', alcance: { ofertasParadas: 0 } });
  });

  it('is decided once: the second of two is told who was first', async () => {
    for (const verb of ['suspend', 'release'] as const) {
      const { versao } = await head();
      expect((await decide(verb, { by: other, versao })).statusCode).toBe(200);
      const late = await expectOnlyChanged(server, () => decide(verb, { versao }), {});
      expect(late.statusCode).toBe(409);
      expect(late.json<{ erros: string[] }>().erros[0]).toMatch(/^Bia Souza já decidiu/);
    }
  });

  it('ends for good after a suspension, when nothing stands still: no user of it works there any more', async () => {
    const code = await sell();
    expect((await decide('end')).json()).toMatchObject({
      erros: [expect.stringContaining('não está suspensa')],
    });
    await decide('suspend');
    // It stands open without a stay.
    const open = await sell();
    const early = await expectOnlyChanged(server, () => decide('end'), {});
    expect([early.statusCode, early.json<{ erros: string[] }>().erros[0]]).toEqual([
      409,
      expect.stringContaining('abertas: 2'),
    ]);
    expect((await sales.post(`/admin/offers/${code}/end`, { motivo })).statusCode).toBe(200);
    expect((await decide('end')).json()).toMatchObject({ erros: [expect.stringContaining('abertas: 1')] });
    const text = 'update offer set partner_id = null where code = $1';
    await server.deps.database.run({ name: 'test.moved', text }, [open]);
    const { versao } = await head();
    const at = server.clock.now();
    const reply = await expectOnlyChanged(server, () => decide('end', { versao }), {
      partner: {
        status: ['suspended', 'closed'],
        version: [versao, versao + 1],
      },
      audit: added({ action: 'end-store', subject: `partner ${store}`, at }),
      notification: added({ account_id: owner.id }),
    });
    expect(reply.json()).toMatchObject({ data: { situacao: 'encerrada' } });
    expect((await owner.get('/admin/store')).statusCode).toBe(403);
    for (const verb of ['suspend', 'release', 'end'] as const)
      expect((await decide(verb)).statusCode).toBe(409);
  });

  it('is decided by sales alone', async () => {
    for (const staffRole of ['support', 'finance', 'content'] as const) {
      const by = await buildStaff(server, { staffRole });
      for (const verb of ['suspend', 'release', 'end'] as const)
        expect((await decide(verb, { by })).statusCode).toBe(403);
    }
    for (const verb of ['suspend', 'release', 'end'] as const)
      expect((await owner.post(`/admin/stores/${store}/${verb}`, { motivo, versao: 1 })).statusCode).toBe(
        403,
      );
  });
});
