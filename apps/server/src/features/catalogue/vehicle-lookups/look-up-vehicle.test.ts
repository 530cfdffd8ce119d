import type { lookUpVehicle } from '@patio/contract/catalogue/vehicle-lookups/look-up-vehicle.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { beforeEach, expect, test } from 'vitest';
import type { StaffMember } from '../../../../test/builders/staff.ts';
import { draftScene } from '../../../../test/scenes/draft-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { answerTo } from './answer-to.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let scene: Awaited<ReturnType<typeof draftScene>>;

beforeEach(async () => {
  server = await startTestServer({ VEHICLE_DATA_PER_USER: '3', VEHICLE_DATA_PER_DAY: '4' });
  scene = await draftScene(server);
  return () => server.close();
});

const look = (identificacao: string, by: StaffMember = scene.sales) =>
  by.post('/admin/vehicle-lookups', { identificacao });
const found = async (identificacao: string, by?: StaffMember) =>
  (await look(identificacao, by)).json<Reply<typeof lookUpVehicle>>().data;
const rows = <Row>(text: string) => server.deps.database.rows<Row>({ name: '', text });

test('a plate proposes data by the names of the reference data, and a draft changes only when it is saved', async () => {
  expect(await found('pti-1a23')).toEqual({
    situacao: 'encontrado',
    proposta: {
      marca: { codigo: expect.any(Number), nome: 'Fiat' },
      modelo: { codigo: expect.any(Number), nome: 'Uno', categoria: expect.any(Number) },
      versao: 'WAY 1.0',
      anoFabricacao: 2019,
      anoModelo: 2020,
      combustivel: 'Flex',
      cor: 'Branco',
      codigoFipe: null,
    },
  });
  expect(await found('9BWZZZ377VT004251')).toMatchObject({
    proposta: { modelo: { nome: 'Gol' }, cor: 'Azul' },
  });
});

test('what is neither known nor a plate is told, and asks nobody', async () => {
  expect(await found('ABC1D23')).toEqual({ situacao: 'desconhecido', proposta: null });
  for (const text of ['', 'ABC', 'ABC1D23 or 1=1', '9BWZZZ377VTO04251'])
    expect((await look(text)).statusCode).toBe(422);
  expect(await rows('select key from vehicle_lookup')).toEqual([{ key: 'ABC1D23' }]);
});

test('each look-up is audited with its user and store, and limited per day', async () => {
  for (const text of ['PTI1A23', 'PTI1A23', 'PTI2B34'])
    expect((await look(text, scene.seller)).statusCode).toBe(200);
  const refused = await look('PTI3C45', scene.seller);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ erros: [expect.stringContaining('3 veículos')] });
  expect(
    await rows(
      `select actor_id, partner_id, subject from audit where action = 'look-up-vehicle' order by code`,
    ),
  ).toEqual(
    ['PTI1A23', 'PTI1A23', 'PTI2B34'].map((plate) => ({
      actor_id: scene.seller.id,
      partner_id: scene.storeId,
      subject: `vehicle ${plate}`,
    })),
  );
  // Others may go on, and so may the user on another day.
  expect((await look('PTI3C45')).statusCode).toBe(200);
  server.clock.advance(DAY_MS + 1000);
  expect((await look('PTI3C45', scene.seller)).statusCode).toBe(200);
});

test('users who ask at the same time are not allowed more', async () => {
  const replies = await Promise.all(
    ['PTI1A23', 'PTI2B34', 'PTI3C45', 'ABC1D23', 'ABC1D24'].map((one) => look(one)),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 429, 429,
  ]);
});

test('an answer is stored for a day, and the provider is asked no more often than its quota', async () => {
  await look('PTI1A23');
  await look('PTI1A23', scene.rival);
  expect(await rows('select calls from vehicle_lookup_day')).toEqual([{ calls: 1 }]);
  await rows('update vehicle_lookup_day set calls = 4');
  expect(await found('PTI1A23', scene.rival)).toMatchObject({ situacao: 'encontrado' });
  expect(await found('PTI2B34')).toEqual({ situacao: 'indisponivel', proposta: null });
  server.clock.advance(DAY_MS + 1000);
  expect(await found('PTI2B34')).toMatchObject({ situacao: 'encontrado' });
  expect(await rows('select key from vehicle_lookup')).toEqual([{ key: 'PTI2B34' }]);
});

test('a provider that fails is asked once more, and each time counts in its quota', async () => {
  const plate = { kind: 'plate', text: 'ABC1D23' } as const;
  const asked: string[] = [];
  const failing = (times: number) => (id: { readonly text: string }) => {
    asked.push(id.text);
    return Promise.resolve({ kind: asked.length <= times ? 'unavailable' : 'unknown' } as const);
  };
  const calls = () => rows<{ calls: number }>('select calls from vehicle_lookup_day');
  const ask = (times: number) => answerTo(server.deps, failing(times), plate, server.clock.now());
  expect(await ask(99)).toEqual({ kind: 'unavailable' });
  expect([asked.length, await calls()]).toEqual([2, [{ calls: 2 }]]);
  // The last call of the day is the first of two.
  await rows('update vehicle_lookup_day set calls = 3');
  expect(await ask(99)).toEqual({ kind: 'unavailable' });
  expect([asked.length, await calls()]).toEqual([3, [{ calls: 4 }]]);
  await rows('update vehicle_lookup_day set calls = 2');
  expect(await ask(4)).toEqual({ kind: 'unknown' });
  expect([asked.length, await calls()]).toEqual([5, [{ calls: 4 }]]);
});
