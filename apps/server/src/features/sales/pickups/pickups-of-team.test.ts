import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtPlaces } from '../../../../test/builders/address.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { buildCollectable, buildYard } from '../../../../test/scenes/yard-scene.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { whileMailRefused } from '../../../../test/state/while-mail-refused.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { untilDone } from '../../../../test/until-done.ts';
import { noteMissedPickupsJob, remindOfPickupsJob } from './public.ts';

interface Shown {
  readonly reserva: {
    readonly inicio: string;
    readonly situacao: string;
    readonly versao: number;
    readonly terceiro: { readonly nome: string; readonly cpf: string } | null;
    readonly motivo: string | null;
  } | null;
  readonly podeMarcar: boolean;
  readonly podeCancelar: boolean;
  readonly locais: readonly {
    readonly dias: readonly {
      readonly dia: string;
      readonly horarios: readonly { readonly inicio: string; readonly livres: number }[];
    }[];
  }[];
}

let server: TestServer;
let staff: StaffMember;
let ana: Buyer;
let sold: Awaited<ReturnType<typeof buildCollectable>>;
let plates = 1000;

const HOUR = 3_600_000;
/** A Monday, 9:00 in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 12);
const AT = '2026-11-24T17:00:00.000Z';

beforeAll(async () => {
  server = await startTestServer();
  await buildYard(server);
  staff = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(MONDAY);
  await server.deps.database.run({ name: 'test.no-bookings', text: 'delete from pickup_booking' });
  ana = await buildBuyer(server);
  sold = await collectable(ana);
});

async function collectable(buyer: Buyer, status: 'C' | 'L' = 'L') {
  plates += 1;
  const made = await buildCollectable(server, buyer.id, `PKP${plates}`, status);
  await server.deps.database.run(
    { name: 'test.pickup-city', text: 'update vehicle set city_code = $2 where offer_code = $1' },
    [made.offer, builtPlaces.vilaVelha],
  );
  return made;
}

const path = (code = sold.code) => `/usrio/compras/${code}/retirada`;
const office = (code = sold.code) => `/admin/purchases/${code}/pickup`;
const shown = async (by: Pick<Buyer, 'get'> = ana, at = path()) =>
  (await by.get(at)).json<{ data: Shown }>().data;
const fields = (given: object = {}) => ({
  cidade: builtPlaces.vilaVelha,
  inicio: AT,
  versao: null,
  ...given,
});
const book = (given: object = {}, by = ana, code = sold.code) => by.put(path(code), fields(given));
const run = (text: string, values: readonly (number | Date)[] = []) =>
  server.deps.database.run({ name: `test.pickups-${text.length}`, text }, [...values]);

describe('the team', () => {
  const motivo = 'O comprador ligou.';

  it('books for a buyer also within the notice; the buyer is told, and it is audited', async () => {
    const body = fields({ inicio: '2026-11-23T13:00:00.000Z', motivo });
    await expectOnlyChanged(server, () => staff.put(office(), body), {
      pickup_booking: added({ purchase_code: sold.code, by_team: true, reason: motivo }),
      audit: added({
        action: 'book-purchase-pickup',
        actor_id: staff.id,
        before: { slot: null, place: null, thirdParty: false },
        after: { slot: '2026-11-23T13:00:00.000Z', place: 'Vila Velha/ES', thirdParty: false },
      }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect((await shown()).reserva).toMatchObject({ motivo });
    await expectRefused(server, () => staff.put(office(), { ...body, versao: 0, motivo: 'x' }), 422);
  });

  it('cancels with a reason; of two who do, the second is told', async () => {
    await book();
    const cancel = () => staff.post(`${office()}/cancellation`, { versao: 0, motivo });
    await expectOnlyChanged(server, cancel, {
      pickup_booking: expect.objectContaining({
        state: ['booked', 'cancelled'],
        by_team: [false, true],
        reason: [null, motivo],
      }),
      audit: added({ action: 'cancel-purchase-pickup', details: { reason: motivo } }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    await expectRefused(server, cancel, 409);
  });

  it('lists the day with who, plate and state, and saves it as a spreadsheet', async () => {
    await book({ terceiro: { nome: 'Bia Prima', cpf: '52998224725' } });
    const day = '/admin/pickups?inicio.de=2026-11-24&inicio.ate=2026-11-24';
    const { data } = (await staff.get(day)).json<{ data: object[] }>();
    expect(data).toMatchObject([
      {
        compra: sold.code,
        situacao: 'marcada',
        placas: [`PKP${plates}`],
        terceiro: { nome: 'Bia Prima', cpf: '•••4725' },
        local: 'Vila Velha/ES',
      },
    ]);
    expect((await staff.get('/admin/pickups?inicio.de=2026-11-25')).json()).toMatchObject({ total: 0 });
    const csv = await staff.get('/admin/pickups.csv?situacao=marcada');
    expect(csv.body).toContain(`PKP${plates}`);
    expect(csv.body).toContain('Bia Prima');
    expect(csv.body).not.toContain('52998224725');
  });

  it('lists, saves and reminds of a pickup whose third party no key opens, and of the others', async () => {
    await book({ terceiro: { nome: 'Bia Prima', cpf: '52998224725' } });
    const bia = await buildBuyer(server);
    const second = await collectable(bia);
    expect((await book({}, bia, second.code)).statusCode).toBe(200);
    await run(`update pickup_booking set third_party = '\\x00' where purchase_code = $1`, [sold.code]);
    const { data } = (await staff.get('/admin/pickups')).json<{ data: { terceiro: object | null }[] }>();
    expect(data.map(({ terceiro }) => terceiro)).toEqual([null, null]);
    expect((await staff.get('/admin/pickups.csv')).statusCode).toBe(200);
    expect((await shown()).reserva).toMatchObject({ terceiro: null });
    await run('update pickup_booking set changed_at = $1', [new Date(MONDAY - 48 * HOUR)]);
    await expectOnlyChanged(server, () => remindOfPickupsJob(server.deps).run(), {
      pickup_booking: [expect.anything(), expect.anything()],
      mail: [mailTo(ana.email), mailTo(bia.email)],
      notification: [noticeTo(ana.id), noticeTo(bia.id)],
    });
  });

  it('of a store finds and changes only its own', async () => {
    await book();
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-das-retiradas' });
    const other = await buildBuyer(server, { partnerId });
    expect((await other.get('/admin/pickups')).json()).toMatchObject({ total: 0 });
    expect((await other.get(office())).statusCode).toBe(404);
    await expectRefused(server, () => other.put(office(), fields({ versao: 0, motivo })), 404);
    await expectRefused(server, () => other.post(`${office()}/cancellation`, { versao: 0, motivo }), 404);
    const own = await collectable(ana);
    await run('update offer set partner_id = $2 where code = $1', [own.offer, partnerId]);
    await buildYard(server, partnerId);
    expect((await other.put(office(own.code), fields({ motivo }))).statusCode).toBe(200);
    expect((await other.get('/admin/pickups')).json()).toMatchObject({ total: 1 });
  });

  it('sees at the gate what was booked, and that an exit outside of it is possible', async () => {
    const look = async () =>
      (await staff.post('/admin/yard/gate', { codigo: null, placa: `PKP${plates}` })).json<{
        data: { marcada: object | null; liberacao: object };
      }>().data;
    expect(await look()).toMatchObject({ marcada: null, liberacao: { permitida: true } });
    await book();
    expect((await look()).marcada).toMatchObject({ inicio: AT, quando: 'outro-dia' });
    server.clock.set(Date.parse(AT) - HOUR);
    expect(await look()).toMatchObject({ marcada: { quando: 'outra-hora' }, liberacao: { permitida: true } });
    server.clock.set(Date.parse(AT) + 60_000);
    expect((await look()).marcada).toMatchObject({ quando: 'agora' });
  });
});

describe('the jobs', () => {
  it('remind the buyer once, on the day before, with address and what to bring', async () => {
    await book({ inicio: '2026-11-26T17:00:00.000Z' });
    const remind = () => remindOfPickupsJob(server.deps).run();
    server.clock.set(MONDAY + 24 * HOUR);
    await expectNothingChanged(server, remind);
    server.clock.set(MONDAY + 48 * HOUR);
    // What fails is tried again.
    await expectNothingChanged(server, () => whileMailRefused(server.deps.database, ana.email, remind));
    await expectOnlyChanged(server, remind, {
      pickup_booking: { reminded_at: [null, MONDAY + 48 * HOUR] },
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    await expectNothingChanged(server, remind);
    const mail = await server.deps.database.row<{ text: string }>({
      name: 'test.pickup-reminder',
      text: `select text from mail where subject like 'Amanhã%' order by id desc limit 1`,
    });
    expect(mail?.text).toContain('Rua Um, 1');
    expect(mail?.text).toContain('documento com foto');
    expect(mail?.text).toContain(`/compra/${sold.code}#retirada`);
  });

  it('remind the others also while as many as they take at once fail', async () => {
    const bia = await buildBuyer(server);
    const second = await collectable(bia);
    await book({ inicio: '2026-11-26T17:00:00.000Z' });
    await book({ inicio: '2026-11-26T17:00:00.000Z' }, bia, second.code);
    server.clock.set(MONDAY + 48 * HOUR);
    const remindAll = untilDone(remindOfPickupsJob(server.deps, 1));
    const told = (buyer: Buyer) => ({
      pickup_booking: { reminded_at: [null, MONDAY + 48 * HOUR] },
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    await whileMailRefused(server.deps.database, ana.email, () =>
      expectOnlyChanged(server, remindAll, told(bia)),
    );
    await expectOnlyChanged(server, remindAll, told(ana));
  });

  it('record that nobody came some hours after the slot, tell both, and put it before the team', async () => {
    await book();
    const note = () => noteMissedPickupsJob(server.deps).run();
    server.clock.set(Date.parse(AT) + 3 * HOUR);
    await expectNothingChanged(server, note);
    server.clock.set(Date.parse(AT) + 3.5 * HOUR);
    await expectOnlyChanged(server, note, {
      pickup_booking: expect.objectContaining({ state: ['booked', 'missed'] }),
      mail: [mailTo(ana.email), mailTo(staff.email)],
      notification: [noticeTo(ana.id), noticeTo(staff.id)],
    });
    const pending = async () =>
      (await staff.get('/admin/pickups?pendente=S')).json<{ total: number }>().total;
    expect(await pending()).toBe(1);
    expect(await shown()).toMatchObject({ reserva: { situacao: 'faltou' }, podeMarcar: true });
    await book({ inicio: '2026-11-26T17:00:00.000Z' });
    expect(await pending()).toBe(0);
  });

  it('leave a buyer alone who asked to cancel the purchase, and who can give the slot back meanwhile', async () => {
    await book({ inicio: '2026-11-26T17:00:00.000Z' });
    await run(`update purchase set cancellation = 'Q' where code = $1`, [sold.code]);
    expect(await shown()).toMatchObject({ podeMarcar: false, podeCancelar: true });
    server.clock.set(MONDAY + 48 * HOUR);
    await expectNothingChanged(server, () => remindOfPickupsJob(server.deps).run());
    server.clock.set(MONDAY + 96 * HOUR);
    await expectOnlyChanged(server, () => noteMissedPickupsJob(server.deps).run(), {
      pickup_booking: expect.objectContaining({ state: ['booked', 'cancelled'] }),
    });
    await run(`update purchase set cancellation = null where code = $1`, [sold.code]);
    server.clock.set(MONDAY);
    await book();
    await run(`update purchase set cancellation = 'Q' where code = $1`, [sold.code]);
    expect((await ana.post(`${path()}/cancelamento`, { versao: 0 })).json()).toMatchObject({
      data: { reserva: { situacao: 'cancelada' }, podeMarcar: false, podeCancelar: false },
    });
  });

  it('record the others also while as many as they take at once fail', async () => {
    const bia = await buildBuyer(server);
    const second = await collectable(bia);
    await book();
    await book({}, bia, second.code);
    server.clock.set(Date.parse(AT) + 3.5 * HOUR);
    const noteAll = untilDone(noteMissedPickupsJob(server.deps, 1));
    const missed = (buyer: Buyer) => ({
      pickup_booking: expect.objectContaining({ state: ['booked', 'missed'] }),
      mail: [mailTo(buyer.email), mailTo(staff.email)],
      notification: [noticeTo(buyer.id), noticeTo(staff.id)],
    });
    await whileMailRefused(server.deps.database, ana.email, () =>
      expectOnlyChanged(server, noteAll, missed(bia)),
    );
    await expectOnlyChanged(server, noteAll, missed(ana));
  });

  it('record nothing of a vehicle that has left', async () => {
    await book();
    await run(
      `insert into yard_exit (client_id, purchase_code, vehicle_code, by_code, collector, third_party, keys, confirmed_by, confirmed_at)
       values (gen_random_uuid(), $1, $2, false, '\\x00', false, 1, $3, $4)`,
      [sold.code, sold.vehicle, staff.id, new Date(AT)],
    );
    server.clock.set(Date.parse(AT) + 9 * HOUR);
    await expectNothingChanged(server, () => noteMissedPickupsJob(server.deps).run());
    expect((await shown()).reserva).toMatchObject({ situacao: 'retirada' });
  });
});
