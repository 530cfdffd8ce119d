import { randomUUID } from 'node:crypto';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtPlaces } from '../../../../../test/builders/address.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { buildCollectable, buildYard } from '../../../../../test/scenes/yard-scene.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { fillPickupCodesJob, pickupCodeOf } from '../../pickup-codes/public.ts';
import { noteMissedPickupsJob } from '../../pickups/public.ts';

let server: TestServer;
let sales: StaffMember;
let finance: StaffMember;
let colleague: StaffMember;
let yard: StaffMember;
let ana: Buyer;
let sold: Awaited<ReturnType<typeof buildCollectable>>;
let plates = 1000;

/** A Monday, 9:00 in São Paulo, and a slot of the next day. */
const MONDAY = Date.UTC(2026, 10, 23, 12);
const AT = '2026-11-24T17:00:00.000Z';

beforeAll(async () => {
  server = await startTestServer();
  await buildYard(server);
  sales = await buildStaff(server);
  finance = await buildStaff(server, { staffRole: 'finance' });
  colleague = await buildStaff(server, { staffRole: 'finance' });
  yard = await buildStaff(server, { staffRole: 'yard' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(MONDAY);
  plates += 1;
  ana = await buildBuyer(server);
  sold = await released('L');
});

async function released(status: 'V' | 'L') {
  const made = await buildCollectable(server, ana.id, `PAG${plates}`, status);
  await server.deps.database.run(
    { name: 'test.withdrawn-city', text: 'update vehicle set city_code = $2 where offer_code = $1' },
    [made.offer, builtPlaces.vilaVelha],
  );
  await fillPickupCodesJob(server.deps).run();
  return made;
}

/** The buyer pays by a transfer; gives how finance takes that back. */
async function pay(code = sold.code) {
  const row = await server.deps.database.row<{ charge: number; name: string }>(
    {
      name: 'test.withdrawn-charge',
      text: `select c.code as charge, trim(a.name || ' ' || a.surname) as name
        from charge c join purchase p on p.code = c.purchase_code join account a on a.id = p.account_id where p.code = $1`,
    },
    [code],
  );
  const recorded = await finance.post(`/admin/charges/${row?.charge}/receipts`, {
    valor: 12_000,
    dia: dayOf(server.clock.now()),
    pagador: row?.name,
    documentoPagador: null,
    referencia: `TED ${randomUUID()}`,
  });
  expect([recorded.statusCode, recorded.body]).toEqual([201, expect.any(String)]);
  return async () => {
    const receipt = await server.deps.database.row<{ code: number }>(
      {
        name: 'test.withdrawn-receipt',
        text: 'select max(code) as code from receipt where charge_code = $1',
      },
      [row?.charge ?? 0],
    );
    const undone = await colleague.post(`/admin/receipts/${receipt?.code}/undo`, {
      motivo: 'O banco tomou.',
    });
    expect([undone.statusCode, undone.body]).toEqual([200, expect.any(String)]);
  };
}

const gate = async () =>
  (await yard.post('/admin/yard/gate', { codigo: null, placa: `PAG${plates}` })).json<{
    data: { liberacao: { permitida: boolean; motivos: string[] } };
  }>().data.liberacao;
const step = (passo: string, code = sold.code) => sales.post(`/admin/purchases/${code}/step`, { passo });
const slot = (more: object = {}) => ({ cidade: builtPlaces.vilaVelha, inicio: AT, versao: null, ...more });
const pickup = async () =>
  (await ana.get(`/usrio/compras/${sold.code}/retirada`)).json<{ data: object }>().data;

async function exit() {
  return yard.post('/admin/yard/exits', {
    cliente: randomUUID(),
    compra: sold.code,
    veiculo: sold.vehicle,
    codigo: await pickupCodeOf(server.deps, server.deps.database, sold.code),
    retirante: { nome: 'Beto', documento: '529.982.247-25', terceiro: true, autorizacao: 'Procuração' },
    uso: null,
    chaves: 1,
    observacao: '',
  });
}

describe('a payment that is taken back after the release', () => {
  it('keeps the keys: gate, pickup and completion refuse, without saying what became of the money', async () => {
    const takeBack = await pay();
    expect(await gate()).toEqual({ permitida: true, motivos: [] });
    await takeBack();
    expect(await gate()).toEqual({
      permitida: false,
      motivos: ['O pagamento desta compra está em conferência.'],
    });
    await expectRefused(server, exit, 409);
    await expectRefused(server, () => ana.put(`/usrio/compras/${sold.code}/retirada`, slot()), 409);
    const byTeam = slot({ motivo: 'Combinado por telefone.' });
    await expectRefused(server, () => sales.put(`/admin/purchases/${sold.code}/pickup`, byTeam), 409);
    await expectRefused(server, () => step('conclusao'), 409);
    const shown = (await sales.get(`/admin/purchases/${sold.code}`)).json<{ data: { passos: string[] } }>()
      .data;
    expect(shown.passos).toEqual([]);
    expect(await pickup()).toMatchObject({ podeMarcar: false, pagamentoEmConferencia: true });
  });

  it('goes on once it is paid again', async () => {
    const takeBack = await pay();
    await takeBack();
    await pay();
    expect(await gate()).toEqual({ permitida: true, motivos: [] });
    expect(await pickup()).toMatchObject({ podeMarcar: true, pagamentoEmConferencia: false });
    expect((await ana.put(`/usrio/compras/${sold.code}/retirada`, slot())).statusCode).toBe(200);
    expect((await exit()).statusCode).toBe(201);
  });

  it('does not count as a pickup to which nobody came', async () => {
    const takeBack = await pay();
    expect((await ana.put(`/usrio/compras/${sold.code}/retirada`, slot())).statusCode).toBe(200);
    await takeBack();
    server.clock.set(Date.parse(AT) + 86_400_000);
    await noteMissedPickupsJob(server.deps).run();
    expect(await pickup()).toMatchObject({ reserva: { situacao: 'cancelada' } });
  });

  it('is not released by the sales team either, until they approve it again', async () => {
    plates += 1;
    sold = await released('V');
    const takeBack = await pay();
    await takeBack();
    await expectRefused(server, () => step('retirada'), 409);
    await pay();
    expect((await step('retirada')).statusCode).toBe(200);
  });
});

it('a payment that never was approved is no obstacle: the house releases on credit', async () => {
  expect(await gate()).toEqual({ permitida: true, motivos: [] });
  expect((await step('conclusao')).statusCode).toBe(200);
});
