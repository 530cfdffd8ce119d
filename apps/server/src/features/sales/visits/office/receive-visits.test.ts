import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import {
  book,
  buildVisitableOffer,
  buildVisitPlace,
  goToVisit,
  slotsOf,
  visitsOf,
} from '../../../../../test/scenes/visit-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let place: number;
let storePlace: number;
let store: number;
let offer: number;
let ana: Buyer;
let sales: StaffMember;
let seller: StaffMember;

interface Seen {
  readonly codigo: number;
  readonly situacao: string;
  readonly visitante: string;
  readonly telefone: string | null;
  readonly nota: string;
  readonly faltas: number;
  readonly versao: number;
}

beforeAll(async () => {
  server = await startTestServer();
  store = await buildPartner(server.deps.database, { store: 'loja-de-visitas' });
  sales = await buildStaff(server);
  seller = await buildStaff(server, { staffRole: null, partnerId: store });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.database.run({ name: 'test.no-visits', text: 'delete from visit' });
  await server.deps.database.run({ name: 'test.no-closed-days', text: 'delete from visit_closed_day' });
  place = await buildVisitPlace(server);
  storePlace = await buildVisitPlace(server, { partnerId: store });
  offer = await buildVisitableOffer(server);
  ana = await buildBuyer(server);
});

/** Books the first slot, or a later one, and gives the number of the visit. */
async function booked(by: Buyer, { of = offer, at = place, slot = 0 } = {}): Promise<number> {
  const reply = await book(by, of, at, (await slotsOf(by, of))[slot]);
  return reply.json<{ data: { codigo: number } }>().data.codigo;
}
const seen = async (code: number, by: StaffMember = sales): Promise<Seen> =>
  (await by.get(`/admin/visits/${code}`)).json<{ data: Seen }>().data;
const act = async (code: number, what: string, body: object = {}, by: StaffMember = sales) =>
  by.post(`/admin/visits/${code}/${what}`, { versao: (await seen(code)).versao, ...body });
const lastMail = (to: string) =>
  server.deps.database.row<{ subject: string; text: string }>(
    {
      name: 'test.last-mail',
      text: 'select subject, text from mail where recipient = $1 order by id desc limit 1',
    },
    [to],
  );
/** As if a user had not come to some visits of the last weeks. */
const missed = (by: Buyer, times: number, daysAgo = 20) =>
  server.deps.database.run(
    {
      name: 'test.missed',
      text: `insert into visit (account_id, offer_code, place_code, starts_at, ends_at, state, booked_at, changed_at)
        select $1, $2, $3, $4, $4::timestamptz + interval '30 minutes', 'faltou', $4, $4 from generate_series(1, $5)`,
    },
    [by.id, offer, place, new Date(server.clock.now() - daysAgo * 86_400_000), times],
  );

describe('visits in the back office', () => {
  test('are read by who receives them: sales and support all, a store those to its own offers, others none', async () => {
    const ofHouse = await booked(ana);
    const theirs = await buildVisitableOffer(server, { partnerId: store });
    const ofStore = await booked(ana, { of: theirs, at: storePlace, slot: 1 });
    const roles = ['administrator', 'sales', 'support', 'finance', 'content'] as const;
    const staff = await Promise.all(roles.map((staffRole) => buildStaff(server, { staffRole })));
    const other = await buildStaff(server, {
      staffRole: null,
      partnerId: await buildPartner(server.deps.database, { store: 'outra-de-visitas' }),
    });
    const table = await Promise.all(
      [...staff, seller, other].map(async (by) => {
        const list = (await by.get('/admin/visits')).json<{ data?: Seen[] }>().data;
        const codes = await Promise.all(
          [ofHouse, ofStore].map(async (code) => (await by.get(`/admin/visits/${code}`)).statusCode),
        );
        return [list?.map(({ codigo }) => codigo) ?? 'refused', ...codes];
      }),
    );
    const all = [[ofHouse, ofStore], 200, 200];
    const none = ['refused', 403, 403];
    expect(table).toEqual([all, all, all, none, none, [[ofStore], 404, 200], [[], 404, 404]]);
    expect((await seen(ofStore)).telefone).not.toBeNull();
    expect((await seen(ofStore, seller)).telefone).toBeNull();
    for (const what of ['approve', 'note', 'record'])
      expect(
        (await other.post(`/admin/visits/${ofStore}/${what}`, { versao: 0, nota: '', veio: true }))
          .statusCode,
      ).toBe(404);
    const file = await seller.get('/admin/visits.csv');
    expect(file.body).toContain(`\r\n${ofStore};`);
    expect(file.body).not.toContain(`\r\n${ofHouse};`);
  });

  test('are listed by day and place', async () => {
    const code = await booked(ana);
    const [visit] = await visitsOf(ana);
    const day = (visit?.inicio ?? '').slice(0, 10);
    const found = async (query: string) =>
      (await sales.get(`/admin/visits?${query}`)).json<{ data: Seen[] }>().data.map(({ codigo }) => codigo);
    expect(await found(`dia.de=${day}&dia.ate=${day}`)).toEqual([code]);
    expect(await found('dia.de=2099-01-01')).toEqual([]);
    expect(await found(`oferta=${offer}&situacao=marcada`)).toEqual([code]);
    expect(await found('cidade=1')).toEqual([]);
    expect(await found('situacao=feita,faltou')).toEqual([]);
  });

  test('tell who receives what a visitor does', async () => {
    const theirs = await buildVisitableOffer(server, { partnerId: store });
    const code = await booked(ana, { of: theirs, at: storePlace });
    const notices = (await seller.get('/usrio/notif')).body;
    expect(notices).toContain('Visita agendada');
    await ana.post(`/usrio/visitas/${code}/cancelar`, {});
    expect((await seller.get('/usrio/notif')).body).toContain('Visita cancelada');
  });
});

describe('a visit of who did not come twice in 90 days', () => {
  test('waits for approval without an address, holds its slot, and is approved or refused with a reason', async () => {
    await missed(ana, 2);
    const [slot] = await slotsOf(ana, offer);
    const code = await booked(ana);
    const [visit] = await visitsOf(ana);
    expect(visit).toMatchObject({ situacao: 'pedida', local: { endereco: null, contato: null } });
    expect((await slotsOf(ana, offer)).some(({ inicio }) => inicio === slot?.inicio)).toBe(false);
    expect((await lastMail(ana.email))?.text).not.toContain('Rua Um');
    expect((await seen(code)).faltas).toBe(2);
    await expectRefused(
      server,
      () => sales.post(`/admin/visits/${code}/cancel`, { versao: 0, motivo: 'x' }),
      422,
    );
    expect((await act(code, 'approve')).statusCode).toBe(204);
    expect((await lastMail(ana.email))?.text).toContain('Rua Um, 1');
    await expectRefused(server, () => sales.post(`/admin/visits/${code}/approve`, { versao: 0 }), 409);
    await expectRefused(server, () => sales.post(`/admin/visits/${code}/approve`, { versao: 1 }), 409);

    const bia = await buildBuyer(server);
    await missed(bia, 2);
    const refused = await booked(bia);
    expect((await act(refused, 'cancel', { motivo: 'Faltou duas vezes.' })).statusCode).toBe(204);
    expect((await visitsOf(bia))[0]).toMatchObject({ situacao: 'recusada', motivo: 'Faltou duas vezes.' });
    expect((await lastMail(bia.email))?.text).toContain('Motivo: Faltou duas vezes.');
  });

  test('is cancelled by a store without the links and contacts of its reason', async () => {
    const own = await buildVisitableOffer(server, { partnerId: store });
    const code = await booked(ana, { of: own, at: storePlace });
    const motivo = 'Pague o sinal em https://golpe.example ou ligue 27 99999-0000.';
    expect((await act(code, 'cancel', { motivo }, seller)).statusCode).toBe(204);
    const told = 'Pague o sinal em [endereço oculto] ou ligue [telefone oculto].';
    expect((await lastMail(ana.email))?.text).toContain(told);
    expect((await visitsOf(ana))[0]).toMatchObject({ motivo: told });
  });

  test('of one missed visit, and of two long ago, is booked at once', async () => {
    await missed(ana, 1);
    await missed(ana, 5, 91);
    await booked(ana);
    expect((await visitsOf(ana))[0]?.situacao).toBe('marcada');
  });
});

describe('who receives', () => {
  test('moves a visit within the lead of visitors, with a reason; of two who do so, the second is told', async () => {
    const code = await booked(ana);
    const { data } = (await sales.get(`/admin/visits/${code}/slots`)).json<{ data: { inicio: string }[] }>();
    const body = { inicio: data.at(3)?.inicio, motivo: 'O gerente só está à tarde.', versao: 0 };
    const [one, two] = await Promise.all([1, 2].map(() => sales.post(`/admin/visits/${code}/move`, body)));
    expect(new Set([one?.statusCode, two?.statusCode])).toEqual(new Set([204, 409]));
    expect((await visitsOf(ana))[0]).toMatchObject({ inicio: body.inicio, situacao: 'marcada' });
    const mail = await lastMail(ana.email);
    expect(mail?.subject).toMatch(/^Novo horário da visita/);
    expect(mail?.text).toContain('O gerente só está à tarde.');
  });

  test('records that a visitor came, or not, once it has begun; corrects it; nothing is assumed', async () => {
    const code = await booked(ana);
    const [visit] = await visitsOf(ana);
    await expectRefused(
      server,
      () => sales.post(`/admin/visits/${code}/record`, { veio: true, versao: 0 }),
      409,
    );
    goToVisit(server, visit ?? { inicio: '' });
    await expectRefused(server, () => ana.post(`/usrio/visitas/${code}/cancelar`, {}), 409);
    expect((await act(code, 'record', { veio: false })).statusCode).toBe(204);
    expect((await visitsOf(ana))[0]?.situacao).toBe('faltou');
    expect((await lastMail(ana.email))?.subject).toMatch(/^Você não veio à visita/);
    server.clock.advance(1000);
    const { versao } = await seen(code);
    await expectOnlyChanged(
      server,
      () => sales.post(`/admin/visits/${code}/record`, { veio: true, versao }),
      {
        visit: {
          state: ['faltou', 'feita'],
          version: [versao, versao + 1],
          changed_at: [expect.anything(), server.clock.now()],
        },
        audit: added({
          actor_id: sales.id,
          action: 'record-visit',
          subject: `visit ${code}`,
          before: { state: 'faltou' },
          after: { state: 'feita' },
        }),
      },
    );
  });

  test('notes what is theirs alone', async () => {
    const code = await booked(ana);
    expect((await act(code, 'note', { nota: 'Quer trocar por um Gol.' })).statusCode).toBe(204);
    expect((await seen(code)).nota).toBe('Quer trocar por um Gol.');
    expect((await ana.get('/usrio/visitas')).body).not.toContain('Gol');
    await expectRefused(
      server,
      () => sales.post(`/admin/visits/${code}/note`, { nota: 'x', versao: 0 }),
      409,
    );
  });
});
