import { getBiddingRule } from '@patio/contract/trading/auctions/get-bidding-rule.ts';
import { getIncrements } from '@patio/contract/trading/auctions/get-increments.ts';
import { getLedger } from '@patio/contract/trading/auctions/get-ledger.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import type { OfferTraits } from '../../../../test/builders/offer.ts';

let server: CatalogueServer;
let partner: number;
let staff: number;
let seller: number;
const motivo = 'Combinado com a loja.';

beforeAll(async () => {
  server = await startCatalogueServer({ BID_THROTTLE_MINUTES: '0' });
  const { database } = server.deps;
  partner = await buildPartner(database, { store: 'loja-de-passos' });
  staff = (await buildAccount(database, { staffRole: 'sales' })).id;
  seller = (await buildAccount(database, { partnerId: partner })).id;
});
afterAll(() => server.close());

async function put(account: number, url: string, payload: object) {
  const { headers } = await buildSession(server.deps, account, { office: true });
  return server.app.inject({ method: 'PUT', url: `/api/admin${url}`, headers, payload });
}

const bindStore = (minimumStep: string, account = staff, parceiro = partner) =>
  put(account, '/minimum-step', { parceiro, minimumStep, motivo });

const ruleOf = async (code: number) => {
  const params = { id: code };
  const [rule, ledger, { minimumStep, passo }] = await Promise.all([
    server.ask(getBiddingRule, { params }),
    server.ask(getLedger, { params }),
    server.ask(getIncrements, { params }),
  ]);
  return [rule.minimumStep, ledger.regra.minimumStep, ledger.regra.versao, minimumStep, passo];
};

/** An offer from R$ 60.000,00 in steps of R$ 100,00, some of whose buttons add less. */
const bindingOffer = (traits: OfferTraits = {}) =>
  server.offer({
    incrementsCents: [5000, 20_000],
    ...traits,
    auction: { baseCents: 6_000_000, incrementCents: 10_000, minimumStep: 'increment', ...traits.auction },
  });

const publish = (code: number) =>
  server.deps.database.run(
    { name: 'test.publish', text: 'update offer set published_at = $2 where code = $1' },
    [code, new Date(server.clock.now())],
  );

const audited = (action: string) =>
  server.deps.database.row<{ subject: string; details: object }>(
    {
      name: 'test.audited',
      text: 'select subject, details, before, after from audit where action = $1 order by code desc',
    },
    [action],
  );

describe('where steps bind', () => {
  it('a bid by hand or automatic of less than a step is refused with 422 and the least one', async () => {
    const code = await bindingOffer();
    const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
    expect((await ana.bid(code, 60_000)).statusCode).toBe(201);
    for (const automatic of [false, true]) {
      const reply = await bia.bid(code, 60_099.99, { automatic });
      expect([reply.statusCode, reply.json()]).toEqual([
        422,
        {
          erros: [
            expect.stringMatching(
              /^O lance mínimo agora é R\$\s60\.100,00: nesta oferta cada lance sobe ao menos R\$\s100,00\.$/u,
            ),
          ],
          minimo: 60_100,
          valorLeilao: 60_000,
        },
      ]);
    }
    expect((await bia.bid(code, 60_000)).statusCode).toBe(409);
    expect((await bia.bid(code, 60_100)).statusCode).toBe(201);
  });

  it('rule, increments and ledger say so, and no button adds less', async () => {
    const code = await bindingOffer();
    expect(await ruleOf(code)).toEqual(['increment', 'increment', 3, 'increment', 100]);
    expect((await server.ask(getIncrements, { params: { id: code } })).incremento).toEqual([200]);
    const other = await server.offer();
    expect((await ruleOf(other)).slice(0, 4)).toEqual(['any', 'any', 3, 'any']);
    const buyer = await buildBuyer(server);
    const second = await buildBuyer(server);
    await buyer.bid(other, 1000);
    expect((await second.bid(other, 1000.01)).statusCode).toBe(201);
  });

  it('the step stays as the offer opened, even before the first bid', async () => {
    const code = await bindingOffer();
    const reply = await put(staff, `/offers/${code}/increments`, { incremento: [], automatico: 50 });
    expect(reply.statusCode).toBe(409);
    await bindingOffer({ code, auction: { incrementCents: 50_000 } });
    expect((await ruleOf(code)).at(-1)).toBe(100);
  });
});

describe('the rule of an offer', () => {
  const set = (code: number, given: object = {}) =>
    put(staff, `/offers/${code}/minimum-step`, { minimumStep: 'increment', motivo, ...given });

  it('is set before its opening, with an audit row, and never after', async () => {
    const code = await server.offer({ publishedAt: null });
    expect((await set(code, { passo: 250 })).json()).toEqual({
      data: { codigoOferta: code, minimumStep: 'increment', passo: 250 },
    });
    expect(await audited('set-offer-minimum-step')).toEqual({
      subject: `offer ${code}`,
      details: { reason: motivo },
      before: { minimumStep: 'any', step: 10_000 },
      after: { minimumStep: 'increment', step: 25_000 },
    });
    await publish(code);
    expect(await ruleOf(code)).toEqual(['increment', 'increment', 3, 'increment', 250]);
    const late = await set(code, { minimumStep: 'any' });
    expect([late.statusCode, late.json<{ erros: string[] }>().erros]).toEqual([
      409,
      ['Esta oferta já abriu: a regra dos incrementos obrigatórios não muda mais.'],
    ]);
    expect((await ruleOf(code))[0]).toBe('increment');
  });

  it('stays though the offer is taken off the site again', async () => {
    const code = await bindingOffer();
    const { headers } = await buildSession(server.deps, staff, { office: true });
    const url = `/api/admin/offers/${code}/suspend`;
    await server.app.inject({ method: 'POST', url, headers, payload: { motivo } });
    expect((await set(code, { minimumStep: 'any' })).statusCode).toBe(409);
  });

  it('needs a reason and a step that can be one, and is not for the people of another store', async () => {
    const code = await server.offer({ publishedAt: null });
    expect((await set(code, { motivo: '' })).statusCode).toBe(422);
    expect((await set(code, { passo: 0 })).statusCode).toBe(422);
    expect((await set(code, { minimumStep: 'step' })).statusCode).toBe(422);
    const body = { minimumStep: 'increment', motivo };
    expect((await put(seller, `/offers/${code}/minimum-step`, body)).statusCode).toBe(404);
    expect((await set(987_654_321)).statusCode).toBe(404);
  });
});

describe('the rule of a store', () => {
  it('holds for the offers that it opens from then on, unless they name their own', async () => {
    const before = await server.offer({ partnerId: partner });
    expect((await bindStore('increment', seller)).statusCode).toBe(200);
    expect(await audited('set-store-minimum-step')).toEqual({
      subject: `partner ${partner}`,
      details: { reason: motivo },
      before: { minimumStep: 'any' },
      after: { minimumStep: 'increment' },
    });
    const after = await server.offer({ partnerId: partner });
    const own = await server.offer({ partnerId: partner, auction: { minimumStep: 'any' } });
    const house = await server.offer();
    const rules = await Promise.all([before, after, own, house].map(async (code) => (await ruleOf(code))[0]));
    expect(rules).toEqual(['any', 'increment', 'any', 'any']);
    expect((await bindStore('any')).statusCode).toBe(200);
    expect((await ruleOf(after))[0]).toBe('increment');
  });

  it('is not for the people of another store, and unknown stores are refused', async () => {
    const other = await buildPartner(server.deps.database, { store: 'loja-ao-lado' });
    expect((await bindStore('increment', seller, other)).statusCode).toBe(403);
    expect((await bindStore('increment', staff, 987_654)).statusCode).toBe(404);
  });
});
