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

const { saoPaulo, serra } = builtPlaces;

describe('the freight of a fresh house, S-17', () => {
  test('comes from its table, by kind of vehicle and distance, to the city of a CEP', async () => {
    const car = await scene.placed();
    const reply = await scene.costs(car, { cep: '29100-000', valor: 10_000 });
    // 745 km in a straight line: R$ 450,00 and R$ 1,15 each.
    expect(reply).toMatchObject({
      km: 745,
      frete: 1306.75,
      total: 11_306.75,
      destino: { cidade: 'Vila Velha', uf: 'ES', aproximado: false },
    });
    expect(reply.linhas.at(-1)?.texto).toBe('Frete até Vila Velha (ES)');
    const machine = await scene.placed({ category: 3 });
    expect((await scene.costs(machine, { cep: '29100000' })).frete).toBe(2800 + 745 * 8.9);
  });

  test('is the minimum nearby, and that of the capital where only a state or an unknown CEP is said', async () => {
    const near = await scene.placed({ city: serra });
    expect(await scene.costs(near, { cep: '29100000' })).toMatchObject({ frete: 650 });
    expect(await scene.costs(near, { uf: 'SP' })).toMatchObject({
      destino: { cidade: 'São Paulo', uf: 'SP', aproximado: false },
    });
    expect(await scene.costs(near, { cep: '13010-000' })).toMatchObject({
      destino: { cidade: 'São Paulo', uf: 'SP', aproximado: true },
    });
  });

  test('is agreed on where the table has no price, and where nobody knows where the vehicle stands', async () => {
    const machine = await scene.placed({ category: 3, city: manaus });
    const reply = await scene.costs(machine, { uf: 'SP' });
    expect(reply).toMatchObject({ frete: null, total: null });
    expect(reply.linhas.at(-1)?.texto).toBe('Frete até São Paulo (SP): a combinar com a equipe de vendas');
    const nowhere = await scene.offer({ buyNowCents: 100_000 });
    expect((await scene.costs(nowhere, { uf: 'SP' })).frete).toBeNull();
  });

  test('adds up over the vehicles of a lot, each from where it stands', async () => {
    const lot = await scene.offer({
      vehicles: [
        { categoryCode: 1, cityCode: saoPaulo },
        { categoryCode: 2, cityCode: serra },
      ],
    });
    expect(await scene.costs(lot, { cep: '29100000' })).toMatchObject({ frete: 1306.75 + 850, km: null });
  });

  test('is given for the user’s own address only, and refuses an unknown CEP', async () => {
    const code = await scene.placed();
    const own = await buildSession(scene.deps, scene.ana.id);
    expect((await scene.costs(code, { endereco: scene.ana.addressCode }, own.headers)).frete).toBe(1306.75);
    const other = await buildSession(scene.deps, (await buildBuyer(scene)).id);
    const path = `/offer/${code}/custos?endereco=${scene.ana.addressCode}`;
    expect((await scene.get(path, other.headers)).statusCode).toBe(404);
    expect((await scene.get(path)).statusCode).toBe(404);
    expect((await scene.get(`/offer/${code}/custos?cep=00000000`)).statusCode).toBe(404);
  });
});

test('quotes by CEP are counted for a network: many an hour are refused with 429', async () => {
  const code = await scene.placed();
  const ask = () =>
    scene.app.inject({ url: `/api/offer/${code}/custos?cep=29100000`, remoteAddress: '203.0.113.9' });
  for (let asked = 0; asked < 300; asked++) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
  expect((await scene.get(`/offer/${code}/custos?cep=29100000`)).statusCode).toBe(200);
});

describe('pickup', () => {
  test('is free where the vehicle stands, with address and hours where they are known', async () => {
    const code = await scene.placed({ city: serra });
    expect((await scene.costs(code, { frete: 'N' })).retirada).toEqual([
      { cidade: 'Serra', uf: 'ES', endereco: '', horario: '' },
    ]);
    const yard = { cidade: serra, endereco: 'Avenida das Oficinas, 1000', horario: '8h às 17h', motivo };
    expect((await scene.admin('PUT', '/yards', yard)).statusCode).toBe(204);
    // A colleague who had read no yard there is told.
    expect((await scene.admin('PUT', '/yards', { ...yard, lido: null })).statusCode).toBe(409);
    expect(await scene.costs(code, { frete: 'N', valor: 10_000 })).toMatchObject({
      frete: 0,
      total: 10_000,
      retirada: [{ cidade: 'Serra', endereco: 'Avenida das Oficinas, 1000', horario: '8h às 17h' }],
    });
    // Another seller's vehicles do not stand there.
    const ofStore = await scene.placed({ city: serra, partnerId: scene.store });
    expect((await scene.costs(ofStore, { frete: 'N' })).retirada[0]?.endereco).toBe('');
    expect(await scene.audited('save-yard')).toMatchObject({
      actor_id: scene.staff,
      subject: 'house',
      details: { city: serra, reason: motivo },
    });
    expect((await scene.admin('GET', '/yards')).json()).toMatchObject({
      data: [{ cidade: serra, uf: 'ES', parceiro: null, loja: null }],
    });
    expect((await scene.admin('GET', '/yards', undefined, scene.seller)).json()).toEqual({ data: [] });
  });
});
