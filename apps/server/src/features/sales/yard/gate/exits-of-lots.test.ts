import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getOwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { buildDelivery, carrier } from '../../../../../test/scenes/purchases/delivery-scene.ts';
import { buildCollectable, buildYard } from '../../../../../test/scenes/yard-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import type { Change } from '../../../../platform/live/change.ts';
import { fillPickupCodesJob, pickupCodeOf } from '../../pickup-codes/public.ts';

let server: TestServer;
let staff: StaffMember;
let ana: Buyer;
let plates = 4000;

/** A Monday, 9:00 in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 12);
const HOUR = 3_600_000;

beforeAll(async () => {
  server = await startTestServer();
  await buildYard(server);
  staff = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(MONDAY);
  ana = await buildBuyer(server);
  plates += 2;
});

/** Adds a second vehicle to an offer, and gives its number. */
async function addVehicle(offer: number): Promise<number> {
  const row = await server.deps.database.row<{ code: number }>(
    {
      name: 'test.second-vehicle',
      text: `insert into vehicle (offer_code, position, category_code, version, plate)
        select offer_code, 1, category_code, 'Segundo', $2 from vehicle where offer_code = $1 returning code`,
    },
    [offer, `LOT${plates + 1}`],
  );
  return row?.code ?? 0;
}

const own = async (code: number) =>
  getOwnPurchase.success.schema.parse((await ana.get(`/usrio/compras/${code}`)).json()).data;

async function exit(compra: number, veiculo: number) {
  const codigo = await pickupCodeOf(server.deps, server.deps.database, compra);
  const retirante = {
    nome: 'Beto Motorista',
    documento: '529.982.247-25',
    terceiro: true,
    autorizacao: 'Procuração',
  };
  const reply = await staff.post('/admin/yard/exits', {
    cliente: randomUUID(),
    compra,
    veiculo,
    codigo,
    retirante,
    uso: null,
    chaves: 1,
    observacao: '',
  });
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)]);
  return reply.json<{ desfazer: string }>();
}

it('the buyer of a lot sees each vehicle leave and come back; it is collected once all have left', async () => {
  const sold = await buildCollectable(server, ana.id, `LOT${plates}`);
  expect(await own(sold.code)).toMatchObject({ veiculos: [], retiradaEm: null });
  const second = await addVehicle(sold.offer);
  await fillPickupCodesJob(server.deps).run();
  const there = { saiuEm: null, placa: expect.stringContaining('LOT') };
  expect(await own(sold.code)).toMatchObject({ veiculos: [there, there], retiradaEm: null });
  const first = new Date(server.clock.now()).toISOString();
  await exit(sold.code, sold.vehicle);
  const half = {
    veiculos: [
      { placa: `LOT${plates}`, saiuEm: first },
      { nome: expect.stringContaining('Segundo'), placa: `LOT${plates + 1}`, saiuEm: null },
    ],
    retiradaEm: null,
  };
  expect(await own(sold.code)).toMatchObject(half);
  server.clock.advance(HOUR);
  const last = new Date(server.clock.now()).toISOString();
  const { desfazer } = await exit(sold.code, second);
  expect(await own(sold.code)).toMatchObject({
    veiculos: [{ saiuEm: first }, { saiuEm: last }],
    retiradaEm: last,
  });
  expect((await staff.post('/admin/undo', { desfazer })).statusCode).toBe(200);
  expect(await own(sold.code)).toMatchObject(half);
});

it('a sold lot that is not released, or was completed without noted exits, tells of no vehicle', async () => {
  for (const status of ['V', 'C', 'X'] as const) {
    plates += 2;
    const sold = await buildCollectable(server, ana.id, `LOT${plates}`, status);
    await addVehicle(sold.offer);
    expect((await own(sold.code)).veiculos).toEqual([]);
  }
});

it('open pages of a delivered lot are told of each exit, though no mail is written of it', async () => {
  const sold = await buildDelivery(server, ana);
  await addVehicle(sold.offer);
  await sold.move(staff, 'propor', { valor: 0, texto: '' });
  await sold.answer('aceitar');
  await sold.move(staff, 'agendar', carrier);
  await fillPickupCodesJob(server.deps).run();
  const told: Change[] = [];
  const stop = server.deps.live.onChange((changes) => void (changes === 'any' || told.push(...changes)));
  await exit(sold.code, sold.vehicle);
  await expect
    .poll(() => told)
    .toContainEqual({ kind: 'negotiation', accountId: ana.id, offerCode: sold.offer });
  stop();
  expect(await own(sold.code)).toMatchObject({
    veiculos: [{ saiuEm: expect.any(String) }, { saiuEm: null }],
  });
});
