import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPlaces } from '../../../../../test/builders/address.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import {
  book,
  buildVisitableOffer,
  buildVisitPlace,
  placesOf,
  visitsOf,
} from '../../../../../test/scenes/visit-scene.ts';
import { buildYard } from '../../../../../test/scenes/yard-scene.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { endDueVisitsJob } from '../public.ts';

let server: TestServer;
let sales: StaffMember;
let seller: StaffMember;
let store: number;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  store = await buildPartner(server.deps.database, { store: 'loja-dos-locais' });
  seller = await buildStaff(server, { staffRole: null, partnerId: store });
  await buildYard(server);
  await buildYard(server, store);
});
afterAll(() => server.close());

const week = [0, 1, 2, 3, 4, 5, 6].map((dia) => ({ dia, das: '08:00', ate: '12:00' }));
const terms = (given: object = {}) => ({
  parceiro: null,
  cidade: builtPlaces.vilaVelha,
  aberto: true,
  horarios: week,
  lugares: 2,
  contato: 'Rui',
  observacoes: '',
  versao: null,
  ...given,
});
const places = async (by: StaffMember) =>
  (await by.get('/admin/visit-places')).json<{
    data: {
      parceiro: number | null;
      visitas: { versao: number; horarios: unknown; aberto: boolean } | null;
    }[];
  }>().data;

test('a place takes visits once its hours are given, by the house or its store; the switch closes it for new ones', async () => {
  const offer = await buildVisitableOffer(server);
  const ana = await buildBuyer(server);
  expect(await placesOf(ana, offer)).toEqual([]);
  expect((await places(sales)).map(({ parceiro, visitas }) => [parceiro, visitas])).toEqual([
    [null, null],
    [store, null],
  ]);
  expect((await sales.put('/admin/visit-places', terms())).statusCode).toBe(204);
  const [place] = await placesOf(ana, offer);
  expect(place?.horarios[0]?.livres).toBe(2);
  await book(ana, offer, place?.codigo ?? 0, place?.horarios[0]);
  const second = await expectRefused(
    server,
    () => sales.put('/admin/visit-places', terms({ versao: null })),
    409,
  );
  expect(second.body).toContain('Outra pessoa mudou este local');
  expect((await sales.put('/admin/visit-places', terms({ versao: 0, aberto: false }))).statusCode).toBe(204);
  expect(await placesOf(ana, offer)).toEqual([]);
  expect((await visitsOf(ana))[0]?.situacao).toBe('marcada');
  const actions = await server.deps.database.rows({
    name: 'test.place-audit',
    text: `select before, after from audit where action = 'save-visit-place' order by code`,
  });
  expect(actions).toMatchObject([
    { before: { open: null }, after: { open: true, capacity: 2 } },
    { before: { open: true }, after: { open: false, capacity: 2 } },
  ]);
});

test('a store sets its own places alone, and sees no others', async () => {
  expect((await places(seller)).map(({ parceiro }) => parceiro)).toEqual([store]);
  await expectRefused(server, () => seller.put('/admin/visit-places', terms()), 403);
  expect((await seller.put('/admin/visit-places', terms({ parceiro: store }))).statusCode).toBe(204);
  const [house] = await server.deps.database.rows<{ code: number }>({
    name: 'test.house-place',
    text: 'select code from visit_place where partner_id is null',
  });
  const closing = { dia: '2099-01-01', motivo: 'Inventário.' };
  await expectRefused(
    server,
    () => seller.post(`/admin/visit-places/${house?.code}/closed-days`, closing),
    404,
  );
});

test('what cannot be is refused: overlapping or broken hours, none, no place, too many, a city without a pickup place', async () => {
  const versao = (await places(sales))[0]?.visitas?.versao ?? null;
  const wrong: readonly (readonly [object, number])[] = [
    [{ horarios: [{ dia: 1, das: '12:00', ate: '08:00' }] }, 422],
    [{ horarios: [...week, { dia: 1, das: '11:00', ate: '13:00' }] }, 422],
    [{ horarios: [] }, 422],
    [{ horarios: [{ dia: 7, das: '08:00', ate: '09:00' }] }, 422],
    [{ horarios: [{ dia: 1, das: '8h', ate: '25:00' }] }, 422],
    [{ lugares: 0 }, 422],
    [{ lugares: 51 }, 422],
    [{ contato: '' }, 422],
    [{ contato: 'x'.repeat(101) }, 422],
    [{ cidade: 1 }, 422],
    [{ parceiro: 999_999 }, 422],
  ];
  for (const [given, status] of wrong)
    await expectRefused(server, () => sales.put('/admin/visit-places', terms({ versao, ...given })), status);
});

test('a visit is where the vehicle stands: a plate that was taken in elsewhere is not at its old place', async () => {
  const place = await buildVisitPlace(server);
  const offer = await buildVisitableOffer(server);
  const ana = await buildBuyer(server);
  const [there] = await placesOf(ana, offer);
  expect(there?.codigo).toBe(place);
  expect((await book(ana, offer, place, there?.horarios.at(-1))).statusCode).toBe(201);
  await server.deps.database.run(
    {
      name: 'test.taken-in-elsewhere',
      text: `insert into yard_vehicle (client_id, plate, kind, city_code, counter, checklist, damages, taken_by, taken_at)
        select gen_random_uuid(), plate, 'carro', $2, 'Km', '{}', '[]', $3, now() from vehicle where offer_code = $1`,
    },
    [offer, builtPlaces.serra, sales.id],
  );
  expect(await placesOf(ana, offer)).toEqual([]);
  await endDueVisitsJob(server.deps).run();
  expect(await visitsOf(ana)).toMatchObject([{ situacao: 'cancelada', causa: 'local' }]);
});
