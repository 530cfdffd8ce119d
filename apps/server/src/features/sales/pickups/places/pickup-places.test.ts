import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtPlaces } from '../../../../../test/builders/address.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { buildCollectable, buildYard } from '../../../../../test/scenes/yard-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

interface Place {
  readonly parceiro: number | null;
  readonly vale: { readonly das: string; readonly ate: string; readonly lugares: number };
  readonly versao: number;
  readonly marcadas: number;
  readonly fora: readonly { readonly compra: number; readonly motivo: string }[];
}

let server: TestServer;
let sales: StaffMember;
let seller: StaffMember;
let store: number;

/** A Monday, 9:00 in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 12);

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(MONDAY);
  store = await buildPartner(server.deps.database, { store: 'loja-das-retiradas' });
  sales = await buildStaff(server);
  seller = await buildStaff(server, { staffRole: null, partnerId: store });
  await buildYard(server);
  await buildYard(server, store);
});
afterAll(() => server.close());

const placesOf = async (by: StaffMember) =>
  (await by.get('/admin/pickup-places')).json<{ data: Place[] }>().data;
const terms = (given: object = {}) => ({
  parceiro: null,
  cidade: builtPlaces.vilaVelha,
  horario: { das: '10:00', ate: '15:00' },
  sabados: true,
  lugares: 3,
  versao: 0,
  ...given,
});
const save = (given: object = {}, by = sales) => by.put('/admin/pickup-places', terms(given));

it('a place has its own hours once they are saved; what is booked outside of them stands and is told', async () => {
  const ana = await buildBuyer(server);
  const sold = await buildCollectable(server, ana.id, 'PPL1D23');
  await server.deps.database.run(
    { name: 'test.place-city', text: 'update vehicle set city_code = $2 where offer_code = $1' },
    [sold.offer, builtPlaces.vilaVelha],
  );
  const booked = await ana.put(`/usrio/compras/${sold.code}/retirada`, {
    cidade: builtPlaces.vilaVelha,
    inicio: '2026-11-24T19:00:00.000Z',
    versao: null,
  });
  expect(booked.statusCode).toBe(200);
  expect((await placesOf(sales))[0]).toMatchObject({ marcadas: 1, fora: [], versao: 0 });
  await expectOnlyChanged(server, () => save(), {
    yard: [
      added({
        partner_id: null,
        pickup_opens: 600,
        pickup_closes: 900,
        pickup_saturdays: true,
        pickup_capacity: 3,
        pickup_version: 1,
      }),
      { removed: expect.objectContaining({ partner_id: null, pickup_opens: null, pickup_version: 0 }) },
    ],
    audit: added({ action: 'save-pickup-place', actor_id: sales.id }),
  });
  expect((await placesOf(sales))[0]).toMatchObject({
    vale: { das: '10:00', ate: '15:00', lugares: 3 },
    versao: 1,
    marcadas: 1,
    fora: [{ compra: sold.code, motivo: 'horario' }],
  });
  const again = await expectRefused(server, () => save(), 409);
  expect(again.body).toContain('Outra pessoa mudou este local');
});

it('hours that no pickup fits in, broken ones and too many at once are refused', async () => {
  const wrong: readonly (readonly [object, number])[] = [
    [{ horario: { das: '15:00', ate: '10:00' } }, 422],
    [{ horario: { das: '10:00', ate: '10:01' } }, 422],
    [{ horario: { das: '25:00', ate: '26:00' } }, 422],
    [{ lugares: 0 }, 422],
    [{ lugares: 101 }, 422],
    [{ cidade: builtPlaces.serra }, 422],
  ];
  const [{ versao } = { versao: 0 }] = await placesOf(sales);
  for (const [given, status] of wrong) await expectRefused(server, () => save({ versao, ...given }), status);
});

it('a store sets its own places alone, and sees no others', async () => {
  expect((await placesOf(seller)).map(({ parceiro }) => parceiro)).toEqual([store]);
  expect((await save({ parceiro: store }, seller)).statusCode).toBe(204);
  await expectRefused(server, () => save({ versao: 1 }, seller), 403);
});
