import { randomUUID } from 'node:crypto';
import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtPlaces } from '../builders/address.ts';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import { buildPartner } from '../builders/partner.ts';
import { buildStaff, type StaffMember } from '../builders/staff.ts';
import { declaredCalls, type Reference } from '../fuzz/calls.ts';
import { buildCollectable, buildYard, intake, photoContent } from '../scenes/yard-scene.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const PLATE = 'YRD1A23';
const PHONE = '27999887766';
/** A Monday, 9:00 in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 12);

let server: TestServer;
let yard: StaffMember;
let sales: StaffMember;
let ana: Buyer;
let sold: Awaited<ReturnType<typeof buildCollectable>>;
let cpf: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(MONDAY);
  await buildYard(server);
  yard = await buildStaff(server, { staffRole: 'yard' });
  sales = await buildStaff(server);
  ana = await buildBuyer(server);
  sold = await buildCollectable(server, ana.id, PLATE);
  const { database } = server.deps;
  await database.run(
    { name: 'test.yard-role-city', text: 'update vehicle set city_code = $2 where offer_code = $1' },
    [sold.offer, builtPlaces.vilaVelha],
  );
  const row = await database.row<{ document: string }>(
    { name: 'test.yard-role-buyer', text: 'update account set phone = $2 where id = $1 returning document' },
    [ana.id, PHONE],
  );
  cpf = row?.document ?? '';
});
afterAll(() => server.close());

/** What the role names; every role may take back, follow and save what is its own. */
const OF_THE_YARD = [
  'add-exit-photo',
  'add-yard-photo',
  'charge-purchase-storage',
  'confirm-exit',
  'export-yard-vehicles',
  'find-yard-plate',
  'get-purchase-pickup',
  'get-purchase-storage',
  'get-yard-vehicle',
  'inspect-vehicle',
  'leave-yard',
  'list-pickups',
  'list-yard-vehicles',
  'list-yards',
  'look-at-gate',
  'look-up-vehicle',
  'move-yard-vehicle',
  'take-in-vehicle',
];

it('the role opens the calls of the yard and those of every role, and no other', async () => {
  const reference = (await server.app.inject('/openapi.json')).json<Reference>();
  const named = declaredCalls(reference).filter(({ staff }) => staff?.roles.includes('yard') === true);
  const ofAll = named.filter(({ staff }) => STAFF_ROLES.every((role) => staff?.roles.includes(role)));
  const own = named.filter((call) => !ofAll.includes(call));
  expect(own.map(({ name }) => name).toSorted()).toEqual(OF_THE_YARD);
});

it('a vehicle is taken in, moved, inspected, photographed, and handed over at the gate', async () => {
  const taken = await yard.post('/admin/yard/vehicles', intake({ placa: PLATE }));
  expect(taken.statusCode).toBe(201);
  const { codigo } = taken.json<{ data: { codigo: number } }>().data;
  const at = `/admin/yard/vehicles/${codigo}`;
  const photo = async () => ({ cliente: randomUUID(), conteudo: await photoContent() });
  expect((await yard.post(`${at}/photos`, await photo())).statusCode).toBe(201);
  expect((await yard.post(`${at}/inspections`, intake({ chaves: 3 }))).statusCode).toBe(201);
  const { versao } = (await yard.get(at)).json<{ data: { versao: number } }>().data;
  const place = { cidade: builtPlaces.vilaVelha, vaga: 'C-1', versao };
  expect((await yard.post(`${at}/move`, place)).statusCode).toBe(200);
  expect((await yard.post(`${at}/draft`, {})).statusCode).toBe(403);

  const seen = await yard.post('/admin/yard/gate', { codigo: null, placa: PLATE });
  expect(seen.json()).toMatchObject({ data: { compra: sold.code, liberacao: { permitida: true } } });
  for (const secret of [cpf, PHONE, ana.email]) expect(seen.body).not.toContain(secret);
  expect(seen.body).not.toMatch(/valor|preco|total|taxa/u);

  const exit = {
    cliente: randomUUID(),
    compra: sold.code,
    veiculo: sold.vehicle,
    codigo: null,
    retirante: { nome: 'Ana Compradora', documento: cpf, terceiro: false, autorizacao: '' },
    uso: 81_010,
    chaves: 3,
    observacao: '',
  };
  const left = (await yard.post('/admin/yard/exits', exit)).json<{
    data: { codigo: number };
    desfazer: string;
  }>();
  expect((await yard.post(`/admin/yard/exits/${left.data.codigo}/photos`, await photo())).statusCode).toBe(
    201,
  );
  expect((await yard.post('/admin/undo', { desfazer: left.desfazer })).statusCode).toBe(200);
  expect((await yard.get(at)).json()).toMatchObject({ data: { situacao: 'vendido', vaga: 'C-1' } });
});

it('of a pickup it reads who comes, not how to reach the buyer', async () => {
  const body = { cidade: builtPlaces.vilaVelha, inicio: '2026-11-24T17:00:00.000Z', versao: null };
  expect((await ana.put(`/usrio/compras/${sold.code}/retirada`, body)).statusCode).toBe(200);
  const [mine, theirs] = [await yard.get('/admin/pickups'), await sales.get('/admin/pickups')];
  expect(theirs.json()).toMatchObject({ data: [{ comprador: { telefone: PHONE } }] });
  expect(mine.json()).toMatchObject({
    data: [{ compra: sold.code, placas: [PLATE], comprador: { telefone: null } }],
  });
  const pickup = await yard.get(`/admin/purchases/${sold.code}/pickup`);
  for (const reply of [mine, pickup]) {
    expect(reply.statusCode).toBe(200);
    for (const secret of [cpf, PHONE, ana.email]) expect(reply.body).not.toContain(secret);
  }
});

it('of the audit log it reads what was done in the yard, and nothing of purchases, stores or accounts', async () => {
  const place = { cidade: builtPlaces.vilaVelha, endereco: 'Rua Dois, 2', motivo: 'Mudança do pátio.' };
  const parceiro = await buildPartner(server.deps.database, { store: 'loja-do-papel' });
  expect((await sales.put('/admin/yards', { ...place, parceiro })).statusCode).toBe(204);
  const kinds = async (by: StaffMember) => {
    const { data } = (await by.get('/admin/audit')).json<{ data: readonly { tipo: string }[] }>();
    return [...new Set(data.map(({ tipo }) => tipo))].toSorted();
  };
  expect(await kinds(sales)).toEqual(expect.arrayContaining(['partner', 'yard']));
  expect(await kinds(yard)).toEqual(['yard']);
});

it('its desk counts nothing', async () => {
  expect((await yard.get('/admin/desk')).json()).toEqual({ data: [] });
});
