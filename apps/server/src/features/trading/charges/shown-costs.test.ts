import { getCosts } from '@patio/contract/trading/costs/get-costs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPlaces } from '../../../../test/builders/address.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import {
  manaus,
  motivo,
  startChargeScene,
  type ChargeScene,
} from '../../../../test/scenes/purchases/charge-scene.ts';

let scene: ChargeScene;
beforeAll(async () => {
  scene = await startChargeScene();
});
afterAll(() => scene.close());

const { vilaVelha } = builtPlaces;

const terms = (code: number, reais: number, more: object = {}) => ({
  cdofrta: code,
  cdmoeda: 1,
  vllance: reais,
  frete: 'S',
  endereco: scene.ana.addressCode,
  ...more,
});

describe('what was shown is what is paid', () => {
  const setCar = (base: number) =>
    scene.admin('PUT', '/freight-rates', {
      categoria: 1,
      origem: 'SP',
      destino: 'ES',
      preco: { base, porKm: 0, minimo: 0 },
      motivo,
    });
  const totalOf = async (code: number, valor: number) => {
    const { headers } = await buildSession(scene.deps, scene.ana.id);
    return (await scene.costs(code, { valor, endereco: scene.ana.addressCode }, headers)).total;
  };

  test('a purchase, a bid and a proposal at a total that changed meanwhile are 409 with the new one, and nothing is done', async () => {
    await setCar(1000);
    const code = await scene.placed({ buyNowCents: 4_000_000, acceptsProposals: true });
    const ways = [
      ['/compreja', 40_000, {}],
      ['/lance', 10_000, { ismaximo: false }],
      ['/lance', 12_000, { ismaximo: true }],
      ['/lance/purpose', 30_000, { cdusrio: scene.ana.id }],
    ] as const;
    for (const [path, reais, more] of ways) {
      const vltotal = await totalOf(code, reais);
      await setCar(1234.5);
      const reply = await scene.ana.post(path, terms(code, reais, { ...more, vltotal }));
      expect(reply.statusCode, path).toBe(409);
      const fresh = await totalOf(code, reais);
      expect(reply.json()).toMatchObject({ valorTotal: fresh, valorParcial: fresh });
      await setCar(1000);
    }
    const { total: bids } = await scene.ask(getCosts, { params: { id: code } });
    expect(bids).toBeNull();
    const vltotal = await totalOf(code, 40_000);
    expect((await scene.ana.post('/compreja', terms(code, 40_000, { vltotal }))).statusCode).toBe(201);
  });

  test('the agreed freight is in bid, purchase, snapshot and mail, whatever the table says later', async () => {
    await setCar(1000);
    const code = await scene.placed();
    const vltotal = await totalOf(code, 11_000);
    const bid = await scene.ana.post('/lance', terms(code, 11_000, { ismaximo: false, vltotal }));
    expect(bid.statusCode, bid.body).toBe(201);
    await setCar(9000);
    const { headers } = await buildSession(scene.deps, scene.ana.id);
    const agreed = await scene.costs(code, { acordo: 'lance', valor: 11_000 }, headers);
    expect(agreed).toMatchObject({ frete: 1000, total: vltotal });
    const [stored] = await scene.deps.database.rows<{ costs: { freight: number } }>(
      { name: 'test.kept', text: 'select costs from participation where offer_code = $1' },
      [code],
    );
    expect(stored?.costs.freight).toBe(100_000);
  });

  test('total null is what is said where freight is to be agreed on', async () => {
    const machine = await scene.placed({ category: 3, city: manaus });
    const shown = await scene.ana.post(
      '/lance',
      terms(machine, 10_000, { ismaximo: false, vltotal: 10_000 }),
    );
    expect(shown.statusCode).toBe(409);
    expect(shown.json()).not.toHaveProperty('valorTotal');
    const agreed = await scene.ana.post('/lance', terms(machine, 10_000, { ismaximo: false, vltotal: null }));
    expect(agreed.statusCode).toBe(201);
  });

  test('an address that a deal goes to stays in its city; street and number may change', async () => {
    const bia = await buildBuyer(scene);
    const code = await scene.placed();
    expect((await bia.bid(code, 10_000)).statusCode).toBe(201);
    const { headers } = await buildSession(scene.deps, bia.id);
    const put = (payload: object) =>
      scene.app.inject({ method: 'PUT', url: '/api/usrio/address', headers, payload });
    const given = {
      codEnd: bia.addressCode,
      cep: '29100000',
      endereco: 'Rua das Palmeiras',
      numeroEndereco: '20',
      complemento: '',
      bairro: 'Centro',
      estado: 32,
      cidade: vilaVelha,
      principal: 'S',
    };
    const same = await put(given);
    expect(same.statusCode, same.body).toBe(200);
    const moved = { ...given, cep: '69000000', estado: 13, cidade: manaus };
    expect((await put(moved)).statusCode).toBe(409);
    // Nor does its CEP go to another state behind the back of its city.
    expect((await put({ ...given, cep: '69000000' })).statusCode).toBe(409);
    const free = await buildBuyer(scene);
    const own = await buildSession(scene.deps, free.id);
    const reply = await scene.app.inject({
      method: 'PUT',
      url: '/api/usrio/address',
      headers: own.headers,
      payload: { ...moved, codEnd: free.addressCode },
    });
    expect(reply.statusCode, reply.body).toBe(200);
  });

  test('an address whose CEP is of another state than its city has no price: it is agreed on', async () => {
    const eva = await buildBuyer(scene);
    await scene.deps.database.run(
      { name: 'test.move-cep', text: `update address set cep = '69000000' where code = $1` },
      [eva.addressCode],
    );
    const { headers } = await buildSession(scene.deps, eva.id);
    expect(
      (await scene.costs(await scene.placed(), { endereco: eva.addressCode }, headers)).frete,
    ).toBeNull();
  });
});
