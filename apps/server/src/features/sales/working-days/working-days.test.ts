import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
} from '../../../../test/state/whole-state.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

const VITORIA = { uf: 'ES', cidade: 3_205_309 };
const why = { motivo: 'Calendário de 2026.' };

beforeAll(async () => {
  server = await startTestServer({}, 'reference');
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  sales = await buildStaff(server);
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const put = async (path: string, body: object, by: { readonly id: number } = sales) => {
  const { headers } = await buildSession(server.deps, by.id, { office: true });
  return server.app.inject({ method: 'PUT', url: `/api${path}`, headers, payload: { ...why, ...body } });
};
const holiday = (dia: string, more: object = {}) =>
  put('/admin/working-days/holidays', { dia, nome: 'Feriado', ...more });
interface Day {
  readonly codigo: number | null;
  readonly dia: string;
}
const list = async (year = 2026) =>
  (await sales.get(`/admin/working-days?ano=${year}`)).json<{ data: Day[]; local: { versao: string } }>();
const setPlace = async (body: object) =>
  put('/admin/working-days', { versao: (await list()).local.versao, ...body });

/** Until when a conditional sale is decided on that ends now, as a day in São Paulo. */
async function termFromNow(): Promise<string> {
  const { database } = server.deps;
  const now = server.clock.now();
  const code = await buildAuctionedOffer(database, now, {
    endAt: now + 1000,
    reserveCents: 90_000_000,
    softCloseMs: 0,
  });
  expect((await ana.bid(code, 12_000)).statusCode).toBe(201);
  server.clock.advance(1000 + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
  const row = await database.row<{ until: string }>(
    {
      name: 'test.until',
      text: `select to_char(conditional_until at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as until
        from auction where offer_code = $1`,
    },
    [code],
  );
  return row?.until ?? '';
}
const setClock = (instant: string) => server.clock.advance(Date.parse(instant) - server.clock.now());

describe('working days, rules 0.44', () => {
  it('a conditional sale is decided within three working days that are no holidays', async () => {
    setClock('2026-12-23T12:00:00-03:00');
    expect(await termFromNow()).toBe('2026-12-29');
  });

  it('what staff enter holds: of the country, of the state and city where the house works, not elsewhere', async () => {
    await holiday('2026-12-24', { nome: 'Véspera' });
    await holiday('2026-12-28', { uf: 'SP' });
    expect(await termFromNow()).toBe('2026-12-30');
    expect((await setPlace({ ...VITORIA, corte: null })).statusCode).toBe(204);
    await holiday('2026-12-30', { uf: 'ES' });
    await holiday('2026-12-31', VITORIA);
    expect(await termFromNow()).toBe('2027-01-04');
    expect((await list()).local).toMatchObject({
      uf: 'ES',
      cidade: { codigo: VITORIA.cidade, nome: 'Vitória' },
      corte: null,
    });
  });

  it('a computed holiday can be worked on, an entered one be removed, and a late hour counts for the next day', async () => {
    await holiday('2026-12-25', { nome: 'Plantão', util: true });
    expect(await termFromNow()).toBe('2026-12-29');
    const entered = (await list()).data.find(({ codigo, dia }) => codigo !== null && dia === '2026-12-24');
    expect((await sales.remove(`/admin/working-days/holidays/${entered?.codigo}`, why)).statusCode).toBe(204);
    expect(await termFromNow()).toBe('2026-12-28');
    await setPlace({ ...VITORIA, corte: '11:00' });
    expect(await termFromNow()).toBe('2026-12-29');
  });

  it('lists computed and entered days in order', async () => {
    const { data } = await list(2027);
    expect(data.map(({ dia }) => dia)).toContain('2027-02-09');
    expect(data.map(({ dia }) => dia)).toEqual(data.map(({ dia }) => dia).toSorted());
  });

  it('is entered once for a day and place, with reason and audit', async () => {
    const at = server.clock.now();
    await expectOnlyChanged(server, () => holiday('2027-03-02', { nome: 'Aniversário' }), {
      audit: added({ actor_id: sales.id, action: 'save-holiday', at }),
      holiday: added({ day: '2027-03-02', name: 'Aniversário', working: false, state_code: null }),
    });
    const twice = await expectRefused(server, () => holiday('2027-03-02', { nome: 'Outro' }), 409);
    expect(twice.body).toContain('“Aniversário”');
    expect((await holiday('2027-03-02', { uf: 'ES' })).statusCode).toBe(200);
  });

  it('is set where the house works in the version that was read, and a colleague who changed it is named', async () => {
    const { versao } = (await list()).local;
    const colleague = await buildStaff(server, { name: 'Clara' });
    const changed = await put('/admin/working-days', { ...VITORIA, corte: '16:00', versao }, colleague);
    expect(changed.statusCode).toBe(204);
    const late = await expectRefused(
      server,
      () => put('/admin/working-days', { uf: 'SP', cidade: null, corte: null, versao }),
      409,
    );
    expect(late.body).toContain('Clara mudou isto');
    expect((await list()).local).toMatchObject({ uf: 'ES', corte: '16:00' });
  });

  it('is refused for days and places that there are not, without a reason, and to everybody else', async () => {
    const content = await buildStaff(server, { staffRole: 'content' });
    const asked = { dia: '2026-03-02', nome: 'Feriado' };
    const replies = await expectNothingChanged(server, async () => [
      await holiday('2026-02-30'),
      await holiday('2026-03-02', { uf: 'XX' }),
      await holiday('2026-03-02', { uf: 'SP', cidade: VITORIA.cidade }),
      await holiday('2026-03-02', { cidade: VITORIA.cidade }),
      await holiday('2026-03-02', { motivo: 'x' }),
      await setPlace({ ...VITORIA, corte: '25:00' }),
      await sales.remove('/admin/working-days/holidays/999999', why),
      await put('/admin/working-days/holidays', asked, content),
      await put('/admin/working-days/holidays', asked, ana),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([
      422, 422, 422, 422, 422, 422, 404, 403, 403,
    ]);
  });
});
