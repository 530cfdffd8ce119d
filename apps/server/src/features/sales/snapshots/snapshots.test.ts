import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { endAuction, purchaseOf, undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';
import { fillSnapshotsJob } from './public.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  sales = await buildStaff(server);
});
afterAll(() => server.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
interface Own {
  readonly fatos: { readonly compra: { readonly origem: string }; readonly precoCentavos: number };
  readonly texto: string;
  readonly hash: string;
  readonly pessoal: string | null;
  readonly sal: string | null;
  readonly situacao: string;
  readonly reconstituida: boolean;
}
const own = async (buyer: Buyer, offer: number): Promise<Own> => {
  const reply = await buyer.get(`/offer/${offer}/compra`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: Own }>().data;
};
const bought = async (): Promise<number> => {
  const offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 2_000_000,
    acceptsProposals: true,
  });
  const order = { cdofrta: offer, cdmoeda: 1, vllance: 20_000, frete: 'S', endereco: ana.addressCode };
  const reply = await ana.post('/compreja', order);
  expect(reply.statusCode, reply.body).toBe(201);
  return offer;
};

describe('a purchase is a snapshot, rules 0.33', () => {
  it('notifies the buyer what was bought, with a hash that anybody can compute again', async () => {
    const offer = await bought();
    const data = await own(ana, offer);
    expect(data).toMatchObject({
      codigoOferta: offer,
      reconstituida: false,
      situacao: 'integra',
      fatos: {
        compra: { origem: 'buy', reconstituida: false },
        oferta: { codigo: offer, titulo: 'Fiat Uno 1.0', direito: 'direct | private' },
        veiculos: [{ placa: 'ABC1D23', anoModelo: 2020, uso: 120_000 }],
        precoCentavos: 2_000_000,
        frete: { tipo: 'S' },
        termos: { vigentes: '2026-11-23' },
      },
    });
    expect(sha256(data.texto)).toBe(data.hash);
    expect(data.texto).toContain(`"dadosPessoais":"${sha256(`${data.sal}|${data.pessoal}`)}"`);
    expect(data.pessoal).toContain(ana.email);
    expect(data.texto).not.toContain(ana.email);
  });

  it('is written for every way in which a sale is made', async () => {
    const origins: unknown[] = [];
    const note = async (buyer: Buyer, offer: number) => {
      const data = await own(buyer, offer);
      expect(sha256(data.texto)).toBe(data.hash);
      origins.push([data.fatos.compra.origem, data.fatos.precoCentavos]);
    };
    const closed = await endAuction(server, [[ana, 12_000]]);
    await note(ana, closed);
    const conditional = await endAuction(server, [[ana, 12_000]], { reserveCents: 9_000_000 });
    await sales.post(`/admin/offers/${conditional}/conditional`, { decisao: 'aceitar' });
    await note(ana, conditional);
    const proposed = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      acceptsProposals: true,
    });
    const body = {
      cdofrta: proposed,
      cdusrio: ana.id,
      cdmoeda: 1,
      vllance: 15_000,
      frete: 'N',
      endereco: null,
    };
    const sent = await ana.post('/lance/purpose', body);
    const code = sent.json<{ data: { codigo: number } }>().data.codigo;
    await sales.post(`/admin/proposals/${code}/accept`, { valor: 15_000 });
    await note(ana, proposed);
    const chance = await undoSale(server, sales, [
      [ana, 12_000],
      [bia, 13_000],
    ]);
    await sales.post(`/admin/offers/${chance}/second-chance`, {});
    await ana.post(`/offer/${chance}/segunda-chance`, { aceita: true });
    await note(ana, chance);
    expect(origins).toEqual([
      ['bid', 1_200_000],
      ['bid', 1_200_000],
      ['proposal', 1_500_000],
      ['bid', 1_200_000],
    ]);
  });

  it('stays what it was when the offer says something else, and nobody can change it', async () => {
    const offer = await bought();
    const before = await own(ana, offer);
    await server.deps.database.run(
      { name: 'test.change', text: 'update vehicle set usage = 1 where offer_code = $1' },
      [offer],
    );
    expect(await own(ana, offer)).toEqual(before);
    const purchase = await purchaseOf(server, offer);
    for (const text of [
      `update purchase_snapshot set facts = '{}' where purchase_code = $1`,
      `update purchase_snapshot set personal = null, salt = null where purchase_code = $1`,
      'delete from purchase_snapshot where purchase_code = $1',
    ]) {
      await expect(
        server.deps.database.run({ name: `test.tamper-${text.length}`, text }, [purchase]),
      ).rejects.toThrow(/append-only/);
    }
  });

  it('loses the person and the salt in an erasure, and remains provable', async () => {
    const offer = await bought();
    const { hash } = await own(ana, offer);
    await server.deps.database.transact(async (transaction) => {
      await transaction.run({ name: 'test.begin', text: `select set_config('patio.erasure', 'on', true)` });
      await transaction.run(
        {
          name: 'test.erase',
          text: `update purchase_snapshot set personal = null, salt = null
            where purchase_code in (select code from purchase where offer_code = $1)`,
        },
        [offer],
      );
    });
    expect(await own(ana, offer)).toMatchObject({
      hash,
      pessoal: null,
      sal: null,
      situacao: 'integra-sem-pessoa',
    });
  });

  it('is filled in for older purchases and marked as reconstituted, once', async () => {
    const offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), { status: 'V' });
    await server.deps.database.run(
      {
        name: 'test.old-purchase',
        text: `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at)
          values ($1, $2, 'bid', 1200000, 'V', 'N', now(), now())`,
      },
      [offer, bia.id],
    );
    await expectRefused(server, () => bia.get(`/offer/${offer}/compra`), 404);
    const run = () => fillSnapshotsJob(server.deps).run();
    await expectOnlyChanged(server, run, {
      purchase_snapshot: added({ reconstituted: true, taken_at: server.clock.now() }),
    });
    await expectOnlyChanged(server, run, {});
    expect(await own(bia, offer)).toMatchObject({ reconstituida: true, situacao: 'integra' });
  });

  it('is shown to sellers without the buyer, and every access is recorded', async () => {
    const offer = await bought();
    const purchase = await purchaseOf(server, offer);
    const reply = await expectOnlyChanged(server, () => sales.get(`/admin/purchases/${purchase}/snapshot`), {
      audit: added({ actor_id: sales.id, action: 'get-snapshot', subject: `purchase ${purchase}` }),
    });
    expect(reply.json()).toMatchObject({ data: { hash: (await own(ana, offer)).hash, situacao: 'integra' } });
    expect(reply.body).not.toContain(ana.email);
    await expectRefused(server, () => sales.get('/admin/purchases/999999999/snapshot'), 404);
  });

  it('is nobody else’s: no other buyer, no other store', async () => {
    const offer = await bought();
    const purchase = await purchaseOf(server, offer);
    await expectRefused(server, () => bia.get(`/offer/${offer}/compra`), 404);
    const partnerId = await buildPartner(server.deps.database, { store: 'outra-loja' });
    const store = await buildBuyer(server, { partnerId });
    await expectRefused(server, () => store.get(`/admin/purchases/${purchase}/snapshot`), 404);
    await server.deps.database.run(
      { name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' },
      [offer, partnerId],
    );
    expect((await store.get(`/admin/purchases/${purchase}/snapshot`)).statusCode).toBe(200);
  });
});
