import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertScene } from '../../../../test/scenes/alert-scene.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let staff: StaffMember;
let ana: Buyer;
let offerCode: number;
let code: number;

beforeAll(async () => {
  server = await startTestServer();
  staff = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  offerCode = await buildPurchasedOffer(server, ana.id);
  code = (await purchase())?.code ?? 0;
});

const purchase = () =>
  server.deps.database.row<{
    code: number;
    status: string;
    negotiation_at: number | null;
    awaiting_withdrawal_at: number | null;
    finished_at: number | null;
    cancelled_at: number | null;
    cancellation: string | null;
    offer_status: string;
  }>(
    {
      name: 'test.purchase',
      text: `select p.*, o.status as offer_status from purchase p join offer o on o.code = p.offer_code where p.offer_code = $1`,
    },
    [offerCode],
  );
const step = (passo: string, by: Pick<Buyer, 'post'> = staff) =>
  by.post(`/admin/purchases/${code}/step`, { passo });
const subjects = async () => (await alertScene(server).mails(ana)).map(({ subject }) => subject);

test('every step of a purchase is dated, audited and notified by mail and on the site, S-11 S-40 S-41', async () => {
  const replies = [];
  for (const passo of ['negociacao', 'credito', 'retirada', 'conclusao']) {
    server.clock.advance(1000);
    replies.push((await step(passo)).json<{ data: { statusOferta: string } }>().data.statusOferta);
  }
  expect(replies).toEqual(['V', 'C', 'L', 'X']);
  expect(await purchase()).toMatchObject({
    status: 'X',
    offer_status: 'X',
    negotiation_at: expect.any(Number),
    finished_at: server.clock.now(),
  });
  expect(await subjects()).toEqual([
    'Sua compra está em negociação – Fiat Uno 1.0',
    'Sua compra aguarda o crédito – Fiat Uno 1.0',
    'Seu veículo aguarda retirada – Fiat Uno 1.0',
    'Sua compra foi concluída – Fiat Uno 1.0',
  ]);
  expect(await alertScene(server).notices(ana)).toHaveLength(4);
  const audited = await server.deps.database.rows(
    {
      name: 'test.audited',
      text: `select after ->> 'status' as to from audit where subject = $1 order by code`,
    },
    [`purchase ${code}`],
  );
  expect(audited).toEqual([{ to: 'V' }, { to: 'C' }, { to: 'L' }, { to: 'X' }]);
});

test('credit may be passed over, and a step twice is one', async () => {
  expect((await step('retirada')).statusCode).toBe(200);
  const [one, other] = await Promise.all([step('conclusao'), step('conclusao')]);
  expect(one.json()).toEqual(other.json());
  expect(await subjects()).toHaveLength(2);
});

test.each([['conclusao'], ['nada']])('the step %s is refused at the beginning', async (passo) => {
  expect((await step(passo)).statusCode).toBe(passo === 'nada' ? 422 : 409);
  expect(await subjects()).toEqual([]);
});

test('is for the sales team alone', async () => {
  expect((await step('negociacao', ana)).statusCode).toBe(403);
  code = 999_999;
  expect((await step('negociacao')).statusCode).toBe(404);
});

describe('a cancellation request', () => {
  let request: number;
  const decide = (body: object) => staff.post(`/admin/cancellations/${request}`, body);

  beforeEach(async () => {
    await step('negociacao');
    await server.deps.database.run({
      name: 'test.reason',
      text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false) on conflict do nothing`,
    });
    await ana.post('/offer/cancelCompra', { cdOfrta: offerCode, cdJustf: 1, obsJustf: '' });
    const open = (await staff.get('/admin/cancellations')).json<{ data: { codigo: number }[] }>();
    request = open.data.at(-1)?.codigo ?? 0;
  });

  test('waits in the list of the sales team with its price and reason', async () => {
    const open = (await staff.get('/admin/cancellations')).json<{ data: object[] }>();
    expect(open.data.at(-1)).toMatchObject({ codigo: request, valor: 12_000, motivo: expect.any(String) });
  });

  test('is granted once: the purchase is cancelled and the buyer notified, S-13 S-40', async () => {
    const replies = await Promise.all([decide({ decisao: 'aprovar' }), decide({ decisao: 'aprovar' })]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await purchase()).toMatchObject({ cancelled_at: server.clock.now(), cancellation: null });
    expect((await subjects()).filter((subject) => subject.startsWith('Cancelamento aprovado'))).toHaveLength(
      1,
    );
    expect((await decide({ decisao: 'recusar' })).statusCode).toBe(409);
    expect((await step('retirada')).statusCode).toBe(409);
  });

  test('is refused with a reason that the buyer reads, and they may ask again', async () => {
    const reply = await decide({ decisao: 'recusar', motivo: 'O veículo já foi faturado.' });
    expect(reply.json()).toMatchObject({ data: { situacao: 'RECUSADO' } });
    expect(await purchase()).toMatchObject({ cancelled_at: null, cancellation: null });
    const [mail] = (await alertScene(server).mails(ana)).toReversed();
    expect(mail?.subject).toMatch(/^Cancelamento não aprovado/);
    expect(mail?.text).toContain('Motivo informado pela equipe: O veículo já foi faturado.');
    expect((await ana.post(`/admin/cancellations/${request}`, { decisao: 'aprovar' })).statusCode).toBe(403);
    request = 999_999;
    expect((await decide({ decisao: 'aprovar' })).statusCode).toBe(404);
  });
});
