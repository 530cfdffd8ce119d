import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountTraits } from '../../../../test/builders/account.ts';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

const MOST = 999_999_999.99;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  sales = await buildStaff(server);
});
beforeEach(async () => {
  ana = await person({ identityVerified: false });
});
afterAll(() => server.close());

const person = (given: Partial<AccountTraits> = {}) => buildBuyer(server, given);
const offer = (given: Partial<AuctionedOfferTraits> = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), { acceptsProposals: true, ...given });
const terms = { cdmoeda: 1, frete: 'N', endereco: null };
const propose = (code: number, vllance: number, by = ana) =>
  by.post('/lance/purpose', { ...terms, cdusrio: by.id, cdofrta: code, vllance });
const buy = (code: number, vllance: number, by = ana) =>
  by.post('/compreja', { ...terms, cdofrta: code, vllance });

/** Returns the vehicle of an offer a price in the reference table. */
async function refer(code: number, reais: number): Promise<void> {
  const fipe = '001267-0';
  await server.deps.database.run(
    {
      name: 'test.refer',
      text: `with m as (insert into reference_model (fipe_code, brand, brand_key, model, from_table)
          values ('${fipe}', 'Fiat', 'fiat', 'Uno', false) on conflict do nothing),
        r as (insert into vehicle_reference (vehicle_code, fipe_code, given)
          select code, '${fipe}', true from vehicle where offer_code = $1)
        insert into reference_price (fipe_code, year_model, month, cents) values ('${fipe}', 2020, '2026-05-01', $2)
        on conflict (fipe_code, year_model, month) do update set cents = excluded.cents`,
    },
    [code, reais * 100],
  );
}

describe('beyond the limit of exposure, rule 0.26', () => {
  it('a bid is refused with 206, the limit and the way to raise it, and nothing is recorded', async () => {
    const [first, second] = [await offer(), await offer()];
    expect((await ana.bid(first, 50_000, { automatic: true })).statusCode).toBe(201);
    const reply = await expectRefused(server, () => ana.bid(second, 30_000.01), 206);
    expect(reply.json()).toEqual({
      erros: [
        'Este valor passa do seu limite de R$\u00A080.000,00, do qual R$\u00A050.000,00 já está em uso por lances, propostas e compras a pagar. Para aumentar o limite, verifique sua identidade com os documentos pedidos no seu perfil.',
      ],
      tipo: 'EXPOSICAO',
      nivel: 1,
      limite: 80_000,
      usado: 50_000,
      comoAumentar: 'documentos',
    });
    expect((await ana.bid(second, 30_000)).statusCode).toBe(201);
  });

  it('a maximum counts in full, and its own raise replaces it', async () => {
    const code = await offer();
    expect((await ana.bid(code, 80_000, { automatic: true })).statusCode).toBe(201);
    await expectRefused(server, () => ana.bid(code, 80_001, { automatic: true }), 206);
    const second = await offer();
    const bia = await person();
    expect((await bia.bid(second, 20_000, { automatic: true })).statusCode).toBe(201);
    expect((await bia.bid(second, 500_000, { automatic: true })).statusCode).toBe(201);
  });

  it('bids, proposals and unpaid purchases count together; paid and cancelled ones do not', async () => {
    const bought = await offer({ buyNowCents: 3_000_000 });
    expect((await buy(bought, 30_000)).statusCode).toBe(201);
    expect((await propose(await offer(), 20_000)).statusCode).toBe(201);
    expect((await ana.bid(await offer(), 30_000)).statusCode).toBe(201);
    const more = await offer({ buyNowCents: 100 });
    await expectRefused(server, () => buy(more, 1), 206);
    const proposed = await offer();
    await expectRefused(server, () => propose(proposed, 1), 206);
    const paid = {
      name: 'test.paid',
      text: `update purchase set payment_approved = true where offer_code = $1`,
    };
    await server.deps.database.run(paid, [bought]);
    expect((await propose(proposed, 30_000)).statusCode).toBe(201);
    await expectRefused(server, () => buy(more, 1), 206);
  });

  it('a new proposal replaces the open one on its offer', async () => {
    const code = await offer();
    expect((await propose(code, 50_000)).statusCode).toBe(201);
    expect((await propose(code, 80_000)).statusCode).toBe(201);
    await expectRefused(server, () => propose(code, 80_001), 206);
  });

  it('an overtaken bid gives its place back at once', async () => {
    const code = await offer();
    expect((await ana.bid(code, 80_000)).statusCode).toBe(201);
    await (await person()).bid(code, 81_000);
    expect((await ana.bid(await offer(), 80_000)).statusCode).toBe(201);
  });

  it('a counter-proposal is accepted within the limit only', async () => {
    const code = await offer();
    const { codigo } = (await propose(code, 50_000)).json<{ data: { codigo: number } }>().data;
    expect(
      (await sales.post(`/admin/proposals/${codigo}/counter`, { valor: 80_001, valorProposta: 50_000 }))
        .statusCode,
    ).toBeLessThan(300);
    const accept = () => ana.post(`/lance/purpose/${codigo}/aceitar`, { vllance: 80_001 });
    const reply = await expectRefused(server, accept, 206);
    expect(reply.json()).toMatchObject({ tipo: 'EXPOSICAO', limite: 80_000, usado: 0 });
    const again = () =>
      ana.post(`/lance/purpose/${codigo}/contraproposta`, { vllance: 80_000.5, mensagem: '' });
    await expectRefused(server, again, 206);
  });

  it('an account that has not confirmed its e-mail neither bids nor proposes nor buys', async () => {
    const nobody = await person({ emailConfirmed: false, identityVerified: false });
    const code = await offer({ buyNowCents: 4_000_000 });
    for (const call of [
      () => nobody.bid(code, 10_000),
      () => propose(code, 9_000, nobody),
      () => buy(code, 40_000, nobody),
    ]) {
      const reply = await expectRefused(server, call, 206);
      expect(reply.json()).toEqual({
        erros: [
          'Seu limite é R$\u00A00,00 enquanto o e-mail da conta não for confirmado. Confirme o e-mail com o código que enviamos para dar lances, fazer propostas e comprar.',
        ],
        tipo: 'EXPOSICAO',
        nivel: 0,
        limite: 0,
        usado: 0,
        comoAumentar: 'email',
      });
    }
  });

  it('made-up accounts that bid the most there is on 15 auctions are stopped', async () => {
    const made = await person({ emailConfirmed: false, identityVerified: false });
    for (let count = 0; count < 15; count += 1) {
      const code = await offer();
      await expectRefused(server, () => made.bid(code, MOST, { automatic: count % 2 === 0 }), 206);
      await expectRefused(server, () => ana.bid(code, MOST), 206);
      expect((await (await person()).bid(code, 10_000)).statusCode).toBe(201);
    }
  });

  it('the monthly allowance keeps its own words and type, S-05', async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => offer()));
    const replies = [];
    for (const code of codes) replies.push(await ana.bid(code, 10_000));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 206]);
    expect(replies[5]?.json()).toEqual({
      erros: ['Limite da franquia mensal ultrapassado'],
      tipo: 'PODE_DAR_LANCE',
    });
  });
});

describe('levels and profiles', () => {
  it.each([
    [{ profileCode: 7 }, 500_000],
    [{ profileCode: 4 }, 1_500_000],
    [{ profileCode: 5 }, 3_000_000],
    [{ profileCode: 5, identityVerified: false }, 150_000],
    [{ profileCode: 7, depositCents: 5_000_000 }, 1_000_000],
  ] as const)('%j may stand for %i', async (given, reais) => {
    const buyer = await person(given);
    const code = await offer();
    const reply = await expectRefused(server, () => buyer.bid(code, reais + 0.01), 206);
    expect(reply.json()).toMatchObject({ tipo: 'EXPOSICAO', limite: reais });
    expect((await buyer.bid(code, reais)).statusCode).toBe(201);
  });

  it('verified companies and dealers are not counted, others are, S-04', async () => {
    const company = await person({ profileCode: 4 });
    const unverified = await person({ profileCode: 4, identityVerified: false });
    await server.deps.database.run(
      {
        name: 'test.few',
        text: `insert into limit_release (account_id, kind, extra, until)
             select a, kind, -1000, $3 from unnest($1::bigint[]) a, unnest($2::text[]) kind`,
      },
      [
        [company.id, unverified.id],
        ['PODE_DAR_LANCE', 'PODE_COMPRAR'],
        new Date(server.clock.now() + 9_000_000),
      ],
    );
    const code = await offer({ buyNowCents: 2_000_000 });
    expect((await unverified.bid(code, 10_000)).json()).toMatchObject({ tipo: 'PODE_DAR_LANCE' });
    expect((await buy(code, 20_000, unverified)).json()).toMatchObject({ tipo: 'PODE_COMPRAR' });
    expect((await company.get('/usrio/limites')).json()).toEqual([
      { tipo: 'PODE_DAR_LANCE', valor: 1 },
      { tipo: 'PODE_COMPRAR', valor: 1 },
    ]);
    expect((await company.bid(code, 10_000)).statusCode).toBe(201);
    expect((await buy(code, 20_000, company)).statusCode).toBe(201);
  });
});

describe('an amount far above reference and price', () => {
  it('is to be read again at levels 0 and 1, whatever the limit says', async () => {
    const code = await offer({ baseCents: 100_000 });
    await refer(code, 10_000);
    const reply = await expectRefused(server, () => ana.bid(code, 30_000.01, { automatic: true }), 422);
    expect(reply.json()).toEqual({ erros: ['Confira o valor'] });
    await expectRefused(server, () => propose(code, 30_000.01), 422);
    await expectRefused(server, () => ana.bid(code, MOST), 422);
    expect((await ana.bid(code, 30_000)).statusCode).toBe(201);
    const bia = await person();
    expect((await bia.bid(code, 95_000)).statusCode).toBe(201);
  });
});
