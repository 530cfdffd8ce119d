import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { documentOf } from '../../../../../test/builders/tax-id.ts';
import { buildCollectable, buildYard, intake, photoContent } from '../../../../../test/scenes/yard-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { fillPickupCodesJob, pickupCodeOf } from '../../pickup-codes/public.ts';
import { completeCollectedJob } from '../public.ts';

let server: TestServer;
let staff: StaffMember;
let ana: Buyer;
let plates = 1000;
let plate: string;
let sold: Awaited<ReturnType<typeof buildCollectable>>;
let code: string;
let cpf: string;

beforeAll(async () => {
  server = await startTestServer();
  await buildYard(server);
  staff = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  plates += 1;
  plate = `XYZ${plates}`;
  ana = await buildBuyer(server);
  sold = await buildCollectable(server, ana.id, plate);
  await fillPickupCodesJob(server.deps).run();
  code = (await pickupCodeOf(server.deps, server.deps.database, sold.code)) ?? '';
  const row = await server.deps.database.row<{ document: string }>(
    { name: 'test.gate-document', text: 'select document from account where id = $1' },
    [ana.id],
  );
  cpf = row?.document ?? '';
});

const look = (codigo: string | null, placa: string | null = null, by: Pick<StaffMember, 'post'> = staff) =>
  by.post('/admin/yard/gate', { codigo, placa });
const exit = (given: object = {}, person: object = {}) => ({
  cliente: randomUUID(),
  compra: sold.code,
  veiculo: sold.vehicle,
  codigo: code,
  retirante: { nome: 'Ana Compradora', documento: cpf, terceiro: false, autorizacao: '', ...person },
  uso: 81_010,
  chaves: 2,
  observacao: '',
  ...given,
});
const confirm = (body: object, by: StaffMember = staff) => by.post('/admin/yard/exits', body);
const own = async () =>
  (await ana.get(`/usrio/compras/${sold.code}`)).json<{
    data: { situacao: string; retiradaEm: string | null };
  }>().data;

describe('at the gate', () => {
  it('a purchase is found by its code or its plate, with whether it may leave', async () => {
    for (const reply of [await look(code.toLowerCase()), await look(null, plate)]) {
      expect(reply.json()).toMatchObject({
        data: {
          compra: sold.code,
          comprador: { documento: `•••${cpf.slice(-4)}` },
          liberacao: { permitida: true, motivos: [] },
          veiculos: [{ codigo: sold.vehicle, placa: plate, saida: null }],
        },
      });
      expect(reply.body).not.toContain(cpf);
      expect(reply.body).not.toContain(code);
    }
  });

  it('one that is not released says why, and cannot leave', async () => {
    const early = await buildCollectable(server, ana.id, 'QQQ1A11', 'C');
    expect((await look(null, 'QQQ1A11')).json()).toMatchObject({
      data: { liberacao: { permitida: false, motivos: ['A compra ainda não foi liberada para retirada.'] } },
    });
    const body = exit({ compra: early.code, veiculo: early.vehicle, codigo: null });
    await expectRefused(server, () => confirm(body), 409);
  });

  it('wrong codes are audited without the code, and too many stop their user, not the plate', async () => {
    await expectOnlyChanged(server, () => look('AAAA-AAAA'), {
      gate_attempt: added({ account_id: staff.id }),
      audit: added({ action: 'wrong-pickup-code', actor_id: staff.id, details: {} }),
    });
    const tries = await Promise.all(Array.from({ length: 12 }, (_, at) => look(`AAAA-AA${23 + at}`)));
    expect(tries.filter(({ statusCode }) => statusCode === 404)).toHaveLength(7);
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    await expectRefused(server, () => look(code), 429);
    expect((await look(null, plate)).statusCode).toBe(200);
    server.clock.advance(15 * 60_000 + 1);
    expect((await look(code)).statusCode).toBe(200);
  });

  it('a store finds nothing of another: its code is a wrong one', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-do-portao' });
    const other = await buildBuyer(server, { partnerId });
    expect((await look(code, null, other)).statusCode).toBe(404);
    expect((await look(null, plate, other)).statusCode).toBe(404);
    expect((await other.post('/admin/yard/exits', exit({ codigo: null }))).statusCode).toBe(404);
  });
});

describe('an exit', () => {
  it('is written whole, notifies buyer and sellers, and the buyer sees it; ten minutes later the purchase is complete', async () => {
    const taken = await staff.post('/admin/yard/vehicles', intake({ placa: plate }));
    const yard = taken.json<{ data: { codigo: number } }>().data.codigo;
    await expectOnlyChanged(server, () => confirm(exit()), {
      yard_exit: added({
        purchase_code: sold.code,
        yard_code: yard,
        by_code: true,
        keys: 2,
        confirmed_by: staff.id,
      }),
      yard_vehicle: { left_at: [null, server.clock.now()], keys: [2, 0], version: [0, 1] },
      yard_event: added({ kind: 'saida', by: staff.id }),
      audit: added({ action: 'confirm-exit', subject: `purchase ${sold.code}` }),
      undoable_change: added({ action: 'confirm-exit' }),
      mail: [mailTo(ana.email), mailTo(staff.email)],
      notification: [noticeTo(ana.id), noticeTo(staff.id)],
    });
    expect(await own()).toMatchObject({
      situacao: 'L',
      retiradaEm: new Date(server.clock.now()).toISOString(),
    });
    await completeCollectedJob(server.deps).run();
    expect((await own()).situacao).toBe('L');
    server.clock.advance(600_000);
    await completeCollectedJob(server.deps).run();
    expect((await own()).situacao).toBe('X');
  });

  it('is one, of two guards at two phones: the second is told who was first', async () => {
    const other = await buildStaff(server);
    const replies = await Promise.all([confirm(exit()), confirm(exit(), other), confirm(exit(), other)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const late = await expectRefused(server, () => confirm(exit()), 409);
    expect(late.json<{ erros: string[] }>().erros[0]).toMatch(/^Este veículo já saiu: .+ confirmou às /u);
  });

  it('that is sent again with its id is the same one', async () => {
    const body = exit();
    const first = await confirm(body);
    const again = await confirm(body);
    expect(again.json()).toMatchObject({ data: first.json<{ data: object }>().data, desfazer: null });
  });

  it('is taken back within ten minutes: the vehicle is in the yard, and the buyer is notified', async () => {
    await staff.post('/admin/yard/vehicles', intake({ placa: plate }));
    const { desfazer } = (await confirm(exit())).json<{ desfazer: string }>();
    server.clock.advance(599_000);
    expect((await staff.post('/admin/undo', { desfazer })).statusCode).toBe(200);
    expect((await own()).retiradaEm).toBeNull();
    const listed = (await staff.get(`/admin/yard/vehicles?busca=${plate}`)).json<{ data: object[] }>();
    expect(listed.data).toMatchObject([{ placa: plate, saiuEm: null }]);
    expect((await confirm(exit())).statusCode).toBe(201);
  });

  it.each([
    ['a document that is none', {}, { documento: '123' }, 422],
    ['another document than the buyer’s', {}, { documento: documentOf('cpf', 987_654) }, 409],
    [
      'a third person without authorisation',
      {},
      { documento: documentOf('cpf', 987_654), terceiro: true },
      422,
    ],
    [
      'a third person without the code',
      { codigo: null },
      { documento: documentOf('cpf', 987_654), terceiro: true, autorizacao: 'Procuração' },
      409,
    ],
    ['a code of nothing', { codigo: 'AAAA-BBBB' }, {}, 404],
    ['a vehicle of nothing', { veiculo: 999_999 }, {}, 404],
    ['no name', {}, { nome: '' }, 422],
  ])('is refused with %s', async (_what, given, person, status) => {
    expect((await confirm(exit(given, person))).statusCode).toBe(status);
    expect((await own()).retiradaEm).toBeNull();
  });

  it('by a third person with code and authorisation is noted without their document in plain text', async () => {
    const documento = documentOf('cpf', 987_655);
    const person = { nome: 'Beto Motorista', documento, terceiro: true, autorizacao: 'Procuração assinada' };
    const made = await confirm(exit({}, person));
    expect(made.statusCode).toBe(201);
    const rows = await server.deps.database.rows<{ text: string }>({
      name: 'test.exit-texts',
      text: 'select e::text as text from yard_exit e union all select a::text from audit a union all select v::text from yard_event v',
    });
    expect(rows.filter(({ text }) => text.includes(documento) || text.includes('Beto'))).toEqual([]);
    const { codigo } = made.json<{ data: { codigo: number } }>().data;
    const photo = { cliente: randomUUID(), conteudo: await photoContent() };
    expect((await staff.post(`/admin/yard/exits/${codigo}/photos`, photo)).statusCode).toBe(201);
  });
});
