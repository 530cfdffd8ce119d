import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtPlaces } from '../../../../test/builders/address.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
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
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

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
let rui: Buyer;
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
  rui = await buildBuyer(server);
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

/** The vehicle of an offer, without plate, stands in the yard of Serra. */
const takeIn = (offer: number) =>
  run(
    `with bare as (update vehicle set plate = null where offer_code = $1)
      insert into yard_vehicle (client_id, serial, kind, city_code, counter, checklist, damages, offer_code, taken_by, taken_at)
      values (gen_random_uuid(), 'S-1', 'maquina', $2, 'h', '{}', '[]', $1, $3, now())`,
    [offer, builtPlaces.serra, staff.id],
  );

const path = (code = sold.code) => `/usrio/compras/${code}/retirada`;
const shown = async (by: Pick<Buyer, 'get'> = ana, at = path()) =>
  (await by.get(at)).json<{ data: Shown }>().data;
const slots = ({ locais }: Shown) => locais.flatMap(({ dias }) => dias.flatMap(({ horarios }) => horarios));
const fields = (given: object = {}) => ({
  cidade: builtPlaces.vilaVelha,
  inicio: AT,
  versao: null,
  ...given,
});
const book = (given: object = {}, by = ana, code = sold.code) => by.put(path(code), fields(given));
const run = (text: string, values: readonly (number | Date)[] = []) =>
  server.deps.database.run({ name: `test.pickups-${text.length}`, text }, [...values]);

describe('the buyer of a released purchase', () => {
  it('sees slots from the notice on, and the next step asks to book one', async () => {
    const before = await shown();
    expect(before).toMatchObject({ reserva: null, podeMarcar: true, podeCancelar: false });
    expect(slots(before)[0]).toEqual({ inicio: new Date(MONDAY + 4 * HOUR).toISOString(), livres: 2 });
    expect(before.locais[0]?.dias.map(({ dia }) => dia)).not.toContain('2026-11-28');
    const next = async () =>
      (await ana.get(`/usrio/compras/${sold.code}`)).json<{ data: { proximo: object } }>().data.proximo;
    expect(await next()).toMatchObject({ etapa: 'retirada', acao: 'marcar', acaoEm: null });
    await book();
    expect(await next()).toMatchObject({ acao: 'comparecer', acaoEm: AT });
    expect((await staff.get(`/admin/purchases/${sold.code}`)).json()).toMatchObject({
      data: { proximo: { acao: 'comparecer', acaoEm: AT } },
    });
  });

  it('books once: both sides are told, and the same again is the same booking', async () => {
    await expectOnlyChanged(server, () => book({ terceiro: { nome: 'Bia Prima', cpf: '529.982.247-25' } }), {
      pickup_booking: added({ purchase_code: sold.code, state: 'booked', by_team: false, version: 0 }),
      mail: [mailTo(ana.email), mailTo(staff.email)],
      notification: [noticeTo(ana.id), noticeTo(staff.id)],
    });
    const { reserva } = await shown();
    expect(reserva).toMatchObject({ inicio: AT, terceiro: { nome: 'Bia Prima', cpf: '•••4725' } });
    await run('delete from pickup_booking');
    await book();
    await expectNothingChanged(server, () => book());
    await expectRefused(server, () => book({ inicio: '2026-11-24T18:00:00.000Z' }), 409);
  });

  it('moves and cancels until some hours before, and reads who comes as it was', async () => {
    await book({ terceiro: { nome: 'Bia Prima', cpf: '52998224725' } });
    expect((await book({ inicio: '2026-11-24T18:00:00.000Z', versao: 0 })).json()).toMatchObject({
      data: { reserva: { versao: 1, terceiro: { nome: 'Bia Prima' } } },
    });
    await expectRefused(server, () => ana.post(`${path()}/cancelamento`, { versao: 0 }), 409);
    server.clock.set(Date.parse('2026-11-24T14:00:01.000Z'));
    await expectRefused(server, () => ana.post(`${path()}/cancelamento`, { versao: 1 }), 409);
    await expectRefused(server, () => book({ inicio: '2026-11-25T17:00:00.000Z', versao: 1 }), 409);
    server.clock.set(MONDAY);
    expect((await ana.post(`${path()}/cancelamento`, { versao: 1 })).json()).toMatchObject({
      data: { reserva: { situacao: 'cancelada' }, podeMarcar: true, podeCancelar: false },
    });
  });

  it.each([
    ['in the past', { inicio: '2026-11-20T17:00:00.000Z' }, 409],
    ['within the notice', { inicio: '2026-11-23T13:00:00.000Z' }, 409],
    ['on a Saturday', { inicio: '2026-11-28T17:00:00.000Z' }, 409],
    ['on a holiday', { inicio: '2026-12-25T17:00:00.000Z' }, 409],
    ['between two slots', { inicio: '2026-11-24T17:10:00.000Z' }, 409],
    ['in a year', { inicio: '2027-11-24T17:00:00.000Z' }, 409],
    ['elsewhere', { cidade: builtPlaces.serra }, 409],
    ['at no time', { inicio: 'amanhã' }, 422],
    ['for a person without CPF', { terceiro: { nome: 'Bia', cpf: '111.111.111-11' } }, 422],
    ['for a person without name', { terceiro: { nome: ' ', cpf: '529.982.247-25' } }, 422],
    ['that was never read', { versao: 7 }, 409],
  ])('books nothing %s', async (_what, given, status) => {
    await expectRefused(server, () => book(given), status);
  });

  it('books nothing for a purchase of another user, one that is not released, or one that has left', async () => {
    await expectRefused(server, () => book({}, rui), 404);
    expect((await rui.get(path())).statusCode).toBe(404);
    expect((await rui.post(`${path()}/cancelamento`, { versao: 0 })).statusCode).toBe(404);
    const early = await collectable(ana, 'C');
    await expectRefused(server, () => book({}, ana, early.code), 409);
    await run(`update purchase set freight = 'S' where code = $1`, [sold.code]);
    await expectRefused(server, () => book(), 409);
    expect(await shown()).toMatchObject({ podeMarcar: false, locais: [] });
  });
});

describe('a slot', () => {
  it('goes to one of two who race for its last place', async () => {
    await run('update yard set pickup_capacity = 1');
    const other = await collectable(rui);
    for (let round = 0; round < 5; round += 1) {
      const codes = (await Promise.all([book(), book({}, rui, other.code)])).map(
        ({ statusCode }) => statusCode,
      );
      expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
      const rows = await server.deps.database.rows({
        name: 'test.pickups-taken',
        text: `select code from pickup_booking where state = 'booked'`,
      });
      expect(rows).toHaveLength(1);
      await run('delete from pickup_booking');
    }
    await run('update yard set pickup_capacity = null');
  });

  it('is booked once when its buyer sends it twice at once', async () => {
    const replies = await Promise.all([book(), book(), book()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await shown()).reserva?.versao).toBe(0);
  });

  it('is as the place says: hours, Saturdays and bookings at once', async () => {
    await run(
      'update yard set pickup_opens = 480, pickup_closes = 600, pickup_saturdays = true, pickup_capacity = 5',
    );
    const saturday = (await shown()).locais[0]?.dias.find(({ dia }) => dia === '2026-11-28');
    expect(saturday?.horarios).toEqual(
      [11, 11.5, 12, 12.5].map((hour) => ({
        inicio: new Date(Date.UTC(2026, 10, 28) + hour * HOUR).toISOString(),
        livres: 5,
      })),
    );
    await run(
      'update yard set pickup_opens = null, pickup_closes = null, pickup_saturdays = false, pickup_capacity = null',
    );
  });

  it('of a vehicle that has left is free again', async () => {
    await run('update yard set pickup_capacity = 1');
    await book();
    const other = await collectable(rui);
    await expectRefused(server, () => book({}, rui, other.code), 409);
    await run(
      `insert into yard_exit (client_id, purchase_code, vehicle_code, by_code, collector, third_party, keys, confirmed_by, confirmed_at)
       values (gen_random_uuid(), $1, $2, false, '\\x00', false, 1, $3, $4)`,
      [sold.code, sold.vehicle, staff.id, new Date(MONDAY)],
    );
    expect((await book({}, rui, other.code)).statusCode).toBe(200);
    await run('update yard set pickup_capacity = null');
  });

  it('of a vehicle that was moved is where it stands now', async () => {
    await run(
      `insert into yard (partner_id, city_code, address, changed_at) values (null, $1, 'Rua Dois, 2', now()) on conflict do nothing`,
      [builtPlaces.serra],
    );
    await takeIn(sold.offer);
    expect((await shown()).locais).toMatchObject([{ cidade: builtPlaces.serra }]);
    await run('update yard_vehicle set left_at = now() where offer_code = $1', [sold.offer]);
    expect((await shown()).locais).toEqual([]);
  });

  it('of a cancelled purchase is free again', async () => {
    await run('update yard set pickup_capacity = 1');
    await book();
    await run('update purchase set cancelled_at = $2 where code = $1', [sold.code, new Date(MONDAY)]);
    const other = await collectable(rui);
    expect((await book({}, rui, other.code)).statusCode).toBe(200);
    await run('update yard set pickup_capacity = null');
  });
});
