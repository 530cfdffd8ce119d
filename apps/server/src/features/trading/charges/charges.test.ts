import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPlaces } from '../../../../test/builders/address.ts';
import {
  motivo,
  startChargeScene,
  type ChargeScene,
} from '../../../../test/scenes/purchases/charge-scene.ts';

let scene: ChargeScene;
beforeAll(async () => {
  scene = await startChargeScene();
});
afterAll(() => scene.close());

const { saoPaulo, vilaVelha } = builtPlaces;

describe('staff and the table of freight', () => {
  const preview = `/freight-rates/preview?categoria=5&origem=${saoPaulo}&destino=${vilaVelha}`;
  const truck = { categoria: 5, origem: 'SP', destino: 'ES', motivo };
  const price = { base: 1000, porKm: 2, minimo: 1500 };

  test('set a line, see what it comes to, and take it away, each with who and why', async () => {
    expect((await scene.admin('GET', preview)).json()).toMatchObject({ km: 745, frete: 900 + 745 * 4.6 });
    const saved = await scene.admin('PUT', '/freight-rates', { ...truck, preco: price });
    expect(saved.statusCode, saved.body).toBe(200);
    const { codigo } = saved.json<{ data: { codigo: number } }>().data;
    expect((await scene.admin('GET', preview)).json()).toMatchObject({
      frete: 2490,
      linha: { codigo, preco: price },
    });
    expect(await scene.audited('save-freight-rate')).toMatchObject({
      actor_id: scene.staff,
      details: { relation: 'SP-ES', agreed: false, reason: motivo },
      before: { freightBase: null, perKm: null, minimum: null },
      after: { freightBase: 100_000, perKm: 200, minimum: 150_000 },
    });
    const dearer = { ...truck, preco: { ...price, porKm: 3 }, lida: codigo };
    const again = await scene.admin('PUT', '/freight-rates', dearer);
    expect(await scene.audited('save-freight-rate')).toMatchObject({
      before: { freightBase: 100_000, perKm: 200, minimum: 150_000 },
      after: { perKm: 300 },
    });
    // A colleague who had opened the line before is told.
    expect((await scene.admin('PUT', '/freight-rates', dearer)).statusCode).toBe(409);
    const now = again.json<{ data: { codigo: number } }>().data.codigo;
    const listed = (await scene.admin('GET', '/freight-rates')).json<{ data: { codigo: number }[] }>().data;
    expect(listed.map((line) => line.codigo)).toContain(now);
    expect(listed.map((line) => line.codigo)).not.toContain(codigo);
    expect((await scene.admin('DELETE', `/freight-rates/${now}`, { motivo })).statusCode).toBe(204);
    expect(await scene.audited('remove-freight-rate')).toMatchObject({ details: { reason: motivo } });
    expect((await scene.admin('GET', preview)).json()).toMatchObject({ frete: 900 + 745 * 4.6 });
    expect((await scene.admin('DELETE', `/freight-rates/${now}`, { motivo })).statusCode).toBe(404);
  });

  test('a line from later on changes nothing before', async () => {
    const later = new Date(scene.clock.now() + 60_000).toISOString();
    const saved = await scene.admin('PUT', '/freight-rates', { ...truck, preco: price, validaDesde: later });
    expect((await scene.admin('GET', preview)).json()).toMatchObject({ frete: 900 + 745 * 4.6 });
    scene.clock.advance(60_000);
    expect((await scene.admin('GET', preview)).json()).toMatchObject({ frete: 2490 });
    const { codigo } = saved.json<{ data: { codigo: number } }>().data;
    await scene.admin('DELETE', `/freight-rates/${codigo}`, { motivo });
  });

  test.each([
    ['a negative amount', { preco: { ...price, base: -1 } }],
    ['an amount beyond any freight', { preco: { ...price, base: 1_000_000.01 } }],
    ['a kilometre beyond any', { preco: { ...price, porKm: 1000.01 } }],
    ['parts of a centavo', { preco: { ...price, porKm: 0.001 } }],
    ['a state that does not exist', { preco: price, destino: 'ZZ' }],
    ['a kind that does not exist', { preco: price, categoria: 7 }],
    ['no reason', { preco: price, motivo: '' }],
    ['an instant of the past', { preco: price, validaDesde: '2020-01-01T00:00:00Z' }],
  ])('%s is refused with 422', async (_name, given) => {
    expect((await scene.admin('PUT', '/freight-rates', { ...truck, ...given })).statusCode).toBe(422);
  });

  test('a store sets and takes away its own lines only, which go before the house’s', async () => {
    const mine = { parceiro: scene.store, categoria: 1, preco: { base: 0, porKm: 1, minimo: 0 }, motivo };
    const saved = await scene.admin('PUT', '/freight-rates', mine, scene.seller);
    expect(saved.statusCode).toBe(200);
    const ofHouse = { ...mine, parceiro: null };
    expect((await scene.admin('PUT', '/freight-rates', ofHouse, scene.seller)).statusCode).toBe(403);
    const ofStore = await scene.placed({ partnerId: scene.store });
    expect((await scene.costs(ofStore, { cep: '29100000' })).frete).toBe(745);
    expect((await scene.costs(await scene.placed(), { cep: '29100000' })).frete).toBe(1306.75);
    const { codigo } = saved.json<{ data: { codigo: number } }>().data;
    const list = await scene.admin('GET', '/freight-rates', undefined, scene.seller);
    expect(list.json()).toMatchObject({
      data: [{ parceiro: scene.store, loja: expect.stringMatching(/[a-z]/) }],
    });
    expect(list.json<{ data: unknown[] }>().data).toHaveLength(1);
    const all = (await scene.admin('GET', '/freight-rates')).json<{
      data: { codigo: number; parceiro: unknown }[];
    }>();
    const house = all.data.find(({ parceiro }) => parceiro === null)?.codigo;
    expect(
      (await scene.admin('DELETE', `/freight-rates/${house}`, { motivo }, scene.seller)).statusCode,
    ).toBe(404);
    expect(
      (await scene.admin('DELETE', `/freight-rates/${codigo}`, { motivo }, scene.seller)).statusCode,
    ).toBe(204);
  });
});

describe('the fee of the buyer', () => {
  const feeOf = async (code: number) => (await scene.costs(code)).taxa;

  test('is that of the time when the offer was published: open offers keep theirs', async () => {
    const before = await scene.placed();
    scene.clock.advance(10_000);
    const saved = await scene.admin('PUT', '/buyer-fees', { percentual: 5, minimo: 300, fixa: 99.9, motivo });
    expect(saved.statusCode, saved.body).toBe(200);
    scene.clock.advance(10_000);
    const after = await scene.placed();
    expect(await feeOf(before)).toEqual({ percentual: 0, minimo: 0, fixa: 0 });
    expect(await feeOf(after)).toEqual({ percentual: 5, minimo: 300, fixa: 99.9 });
    expect((await scene.costs(after, { valor: 20_000, frete: 'N' })).total).toBe(21_099.9);
    await scene.admin('PUT', '/buyer-fees', { categoria: 5, percentual: 2.75, motivo });
    await scene.admin('PUT', '/buyer-fees', { parceiro: scene.store, percentual: 1, motivo });
    scene.clock.advance(10_000);
    expect(await feeOf(after)).toMatchObject({ percentual: 5 });
    expect(await feeOf(await scene.placed({ category: 5 }))).toMatchObject({ percentual: 2.75 });
    expect(await feeOf(await scene.placed({ category: 5, partnerId: scene.store }))).toMatchObject({
      percentual: 1,
    });
    expect(await scene.audited('save-buyer-fee')).toMatchObject({
      actor_id: scene.staff,
      details: { store: scene.store, basisPoints: 100, reason: motivo },
    });
  });

  test('has a maximum, is shown to its store with who set it and why, and to no other store', async () => {
    const set = { parceiro: scene.store, percentual: 10, minimo: 300, maximo: 900, motivo };
    expect((await scene.admin('PUT', '/buyer-fees', set)).statusCode).toBe(200);
    scene.clock.advance(10_000);
    const offer = await scene.placed({ partnerId: scene.store });
    expect(await feeOf(offer)).toEqual({ percentual: 10, minimo: 300, maximo: 900, fixa: 0 });
    const totals = [1000, 5000, 20_000].map(
      async (valor) => (await scene.costs(offer, { valor, frete: 'N' })).total,
    );
    expect(await Promise.all(totals)).toEqual([1300, 5500, 20_900]);
    const crossed = await scene.admin('PUT', '/buyer-fees', { ...set, maximo: 299.99 });
    expect(crossed.statusCode, crossed.body).toBe(422);
    const listed = async (by?: number) =>
      (await scene.admin('GET', '/buyer-fees', undefined, by)).json<{ data: { parceiro: number | null }[] }>()
        .data;
    expect((await listed())[0]).toMatchObject({ taxa: { maximo: 900 }, motivo, por: expect.any(String) });
    const own = await listed(scene.seller);
    expect(own[0]).toMatchObject({ parceiro: scene.store, nomeLoja: expect.any(String) });
    expect(own.every(({ parceiro }) => parceiro === null || parceiro === scene.store)).toBe(true);
    expect((await scene.admin('PUT', '/buyer-fees', set, scene.seller)).statusCode).toBe(403);
  });

  test('of one offer is set before it is published, and never after', async () => {
    const draft = await scene.placed({ publishedAt: scene.clock.now() + 60_000 });
    expect(
      (await scene.admin('PUT', '/buyer-fees', { oferta: draft, percentual: 8, motivo })).statusCode,
    ).toBe(200);
    scene.clock.advance(61_000);
    expect(await feeOf(draft)).toMatchObject({ percentual: 8 });
    const late = await scene.admin('PUT', '/buyer-fees', { oferta: draft, percentual: 0, motivo });
    expect(late.statusCode).toBe(409);
    const mixed = { oferta: draft, categoria: 1, percentual: 0, motivo };
    expect((await scene.admin('PUT', '/buyer-fees', mixed)).statusCode).toBe(422);
  });

  test('is the house’s to set, never backwards', async () => {
    expect(
      (await scene.admin('PUT', '/buyer-fees', { percentual: 1, motivo }, scene.seller)).statusCode,
    ).toBe(403);
    const past = { percentual: 1, validaDesde: '2020-01-01T00:00:00Z', motivo };
    expect((await scene.admin('PUT', '/buyer-fees', past)).statusCode).toBe(422);
    expect((await scene.admin('PUT', '/buyer-fees', { percentual: 100.01, motivo })).statusCode).toBe(422);
    expect((await scene.admin('PUT', '/buyer-fees', { percentual: 1.001, motivo })).statusCode).toBe(422);
  });
});
