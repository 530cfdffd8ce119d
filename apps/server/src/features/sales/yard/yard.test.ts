import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtPlaces } from '../../../../test/builders/address.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { buildYard, intake, photoContent } from '../../../../test/scenes/yard-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { mediaRoutes } from '../../catalogue/media/public.ts';

let server: TestServer;
let staff: StaffMember;
let plates = 1000;
let plate: string;

beforeAll(async () => {
  server = await startTestServer();
  staff = await buildStaff(server);
  await buildYard(server);
});
afterAll(() => server.close());
beforeEach(() => {
  plates += 1;
  plate = `ABC${plates}`;
});

const send = (given: object = {}, by: StaffMember = staff) =>
  by.post('/admin/yard/vehicles', intake({ placa: plate, ...given }));
const codeOf = (reply: { json<T>(): T }) => reply.json<{ data: { codigo: number } }>().data.codigo;
const vehicle = async (code: number) =>
  (await staff.get(`/admin/yard/vehicles/${code}`)).json<{
    data: {
      [field: string]: unknown;
      historia: { tipo: string; texto: string }[];
      imagens: { guid: string; endereco: string }[];
      versao: number;
    };
  }>().data;

describe('an intake', () => {
  it('is written whole, by the clock of the server; that of the phone is a note', async () => {
    const body = intake({ placa: `${plate.slice(0, 3)}-${plate.slice(3)}`.toLowerCase() });
    const reply = await expectOnlyChanged(server, () => staff.post('/admin/yard/vehicles', body), {
      yard_vehicle: added({
        plate,
        spot: 'B-12',
        usage: 81_000,
        keys: 2,
        taken_by: staff.id,
        taken_at: server.clock.now(),
        phone_time: '1999-01-01T00:00:00Z',
      }),
      yard_event: added({ kind: 'entrada', by: staff.id }),
      audit: added({ action: 'take-in-vehicle', actor_id: staff.id }),
    });
    expect(await vehicle(codeOf(reply))).toMatchObject({ placa: plate, situacao: 'sem-anuncio', dias: 0 });
  });

  it('that is sent again is taken once, also when both arrive at the same moment', async () => {
    const body = intake({ placa: plate });
    const replies = await Promise.all([1, 2, 3].map(() => staff.post('/admin/yard/vehicles', body)));
    expect(new Set(replies.map(codeOf)).size).toBe(1);
    const other = await buildStaff(server);
    await expectRefused(server, () => other.post('/admin/yard/vehicles', body), 409);
  });

  it('of a plate that is there already says where, and may become an inspection instead', async () => {
    const code = codeOf(await send());
    const again = await expectRefused(server, () => send({ vaga: 'C-1' }), 409);
    expect(again.json<{ erros: string[] }>().erros[0]).toContain('B-12');
    const { placa: _placa, serie: _serie, ...seen } = intake({ vaga: 'C-1', chaves: 1 });
    const path = `/admin/yard/vehicles/${code}/inspections`;
    expect((await staff.post(path, seen)).statusCode).toBe(201);
    expect((await staff.post(path, seen)).statusCode).toBe(201);
    const now = await vehicle(code);
    expect(now).toMatchObject({ vaga: 'C-1', chaves: 1 });
    expect(now.historia.map(({ tipo }) => tipo)).toEqual(['vistoria', 'entrada']);
  });

  it('of one plate by two phones at once leaves one vehicle, and the other is told', async () => {
    const other = await buildStaff(server);
    const replies = await Promise.all([send(), send({}, other)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it.each([
    ['no plate and no number', { placa: null }, 422],
    ['a plate that is none', { placa: 'XXXX' }, 422],
    ['a place that is none', { cidade: 99_999 }, 422],
    ['too many damages', { avarias: Array.from({ length: 61 }, () => ({})) }, 422],
    ['a text without end', { observacao: 'x'.repeat(5000) }, 422],
    ['an odometer below zero', { uso: -1 }, 422],
    ['an item that is none', { conferencia: { versao: 1, itens: { asa: 'sim' }, combustivel: 9 } }, 422],
    ['nothing', { cliente: 'x' }, 422],
  ])('with %s is refused', async (_what, given, status) => {
    await expectRefused(server, () => send(given), status);
  });

  it('of a machine without plate is taken by its serial number', async () => {
    expect(
      (await send({ placa: null, serie: 'CAT-320-0007', tipo: 'maquina', contador: 'h' })).statusCode,
    ).toBe(201);
  });
});

describe('photos of the yard', () => {
  it('are stored once each, and what is none is refused', async () => {
    const code = codeOf(await send());
    const path = `/admin/yard/vehicles/${code}/photos`;
    const body = { cliente: randomUUID(), conteudo: await photoContent() };
    const replies = await Promise.all([staff.post(path, body), staff.post(path, body)]);
    const again = await staff.post(path, body);
    expect([...replies, again].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const { imagens } = await vehicle(code);
    expect(imagens).toHaveLength(1);
    // Who opens the vehicle sees them.
    const media = fastify();
    mediaRoutes(media, server.deps);
    expect((await media.inject(imagens[0]?.endereco ?? '')).statusCode).toBe(200);
    const none = { cliente: randomUUID(), conteudo: Buffer.from('<svg/>').toString('base64') };
    expect((await staff.post(path, none)).statusCode).toBe(422);
    await expectRefused(server, () => staff.post(path, { ...none, conteudo: '' }), 422);
    await expectRefused(server, () => staff.post('/admin/yard/vehicles/999999/photos', body), 404);
  });

  it('are at most a hundred', async () => {
    const code = codeOf(await send());
    await server.deps.database.run(
      {
        name: 'test.many-photos',
        text: `insert into yard_photo (guid, client_id, yard_code, width, height, added_by, added_at)
          select gen_random_uuid(), gen_random_uuid(), $1, 1, 1, $2, now() from generate_series(1, 100)`,
      },
      [code, staff.id],
    );
    const body = { cliente: randomUUID(), conteudo: await photoContent() };
    const full = await expectRefused(
      server,
      () => staff.post(`/admin/yard/vehicles/${code}/photos`, body),
      409,
    );
    expect(full.json()).toEqual({ erros: ['Um veículo do pátio tem no máximo 100 fotos.'] });
  });
});

describe('a vehicle in the yard', () => {
  it('is moved by one of two users; the second is told', async () => {
    const code = codeOf(await send());
    const move = (vaga: string) =>
      staff.post(`/admin/yard/vehicles/${code}/move`, { cidade: builtPlaces.vilaVelha, vaga, versao: 0 });
    const replies = await Promise.all([move('D-1'), move('D-2')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('becomes the draft of an offer with odometer, keys, damages and photos; a second time feeds it', async () => {
    const foto = randomUUID();
    const damage = {
      vista: 'esquerda',
      x: 0.1,
      y: 0.5,
      tipo: 'risco',
      gravidade: 'leve',
      observacao: 'porta',
      foto,
    };
    const code = codeOf(await send({ avarias: [damage] }));
    const conteudo = await photoContent();
    for (const cliente of [foto, randomUUID()])
      await staff.post(`/admin/yard/vehicles/${code}/photos`, { cliente, conteudo });
    const made = await staff.post(`/admin/yard/vehicles/${code}/draft`, {});
    expect(made.json()).toEqual({ data: { oferta: expect.any(Number), novo: true, fotos: 1 } });
    const { oferta } = made.json<{ data: { oferta: number } }>().data;
    const draft = (await staff.get(`/admin/offer-drafts/${oferta}`)).json<{
      data: { formulario: unknown };
    }>();
    expect(draft.data.formulario).toMatchObject({
      fotos: [{ guid: expect.any(String) }],
      veiculos: [
        {
          placa: plate,
          uso: 81_000,
          condicao: {
            chaves: 2,
            manual: true,
            avarias: [
              {
                parte: 'Lado esquerdo, dianteira',
                texto: 'Risco: porta',
                gravidade: 'leve',
                fotos: [expect.any(String)],
              },
            ],
          },
        },
      ],
    });
    expect((await vehicle(code))['situacao']).toBe('rascunho');
    const drafts = (await staff.get('/admin/yard/vehicles?situacao=rascunho')).json<{ data: object[] }>()
      .data;
    expect(drafts).toMatchObject([{ codigo: code, oferta: { codigo: oferta } }]);
    const file = await staff.get('/admin/yard/vehicles.csv?situacao=rascunho');
    expect(file.statusCode).toBe(200);
    expect(file.body.trim().split('\n')).toHaveLength(2);
    for (const text of [plate, 'B-12', 'Rascunho', String(oferta)]) expect(file.body).toContain(text);
    const again = await staff.post(`/admin/yard/vehicles/${code}/draft`, {});
    expect(again.json()).toMatchObject({ data: { oferta, novo: false } });
  });

  it('is found by its plate with the draft that names it', async () => {
    const code = codeOf(await send());
    await staff.post(`/admin/yard/vehicles/${code}/draft`, {});
    const found = (await staff.get(`/admin/yard/plates/${plate}`)).json();
    expect(found).toMatchObject({ data: { presente: { codigo: code }, ofertas: [{ rascunho: true }] } });
    await expectRefused(server, () => staff.get('/admin/yard/plates/none'), 422);
  });

  it('leaves without a sale with a reason, once, and its plate may come again', async () => {
    const code = codeOf(await send());
    const leave = () => staff.post(`/admin/yard/vehicles/${code}/leave`, { motivo: 'Devolvido ao dono' });
    expect((await leave()).statusCode).toBe(200);
    await expectRefused(server, leave, 409);
    expect((await send()).statusCode).toBe(201);
    const listed = (await staff.get('/admin/yard/vehicles?situacao=saiu')).json<{
      data: { codigo: number }[];
    }>();
    expect(listed.data.map(({ codigo }) => codigo)).toContain(code);
  });
});

describe('the yard of a store', () => {
  it('is its own: others neither see nor change it', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-do-patio' });
    const strange = await buildPartner(server.deps.database, { store: 'loja-alheia' });
    const owner = await buildBuyer(server, { partnerId });
    const other = await buildBuyer(server, { partnerId: strange });
    await expectRefused(server, () => owner.post('/admin/yard/vehicles', intake({ placa: plate })), 422);
    await buildYard(server, partnerId);
    const code = codeOf(await owner.post('/admin/yard/vehicles', intake({ placa: plate })));
    const paths = ['inspections', 'move', 'draft', 'leave', 'photos'];
    const { placa: _placa, serie: _serie, ...seen } = intake();
    const body = { ...seen, versao: 0, motivo: 'Devolvido', conteudo: await photoContent() };
    for (const path of paths)
      await expectRefused(server, () => other.post(`/admin/yard/vehicles/${code}/${path}`, body), 404);
    expect((await other.get(`/admin/yard/vehicles/${code}`)).statusCode).toBe(404);
    expect((await other.get('/admin/yard/vehicles')).json()).toMatchObject({ data: [] });
    expect((await owner.get('/admin/yard/vehicles')).json()).toMatchObject({ data: [{ codigo: code }] });
    // The same plate in another yard is no secret that one may find out.
    expect((await send()).statusCode).toBe(201);
  });
});
