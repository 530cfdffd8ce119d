import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;
let sales: StaffMember;

const day = 86_400_000;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  sales = await buildStaff(server);
});
afterAll(() => server.close());

const offer = (given = {}) => buildAuctionedOffer(server.deps.database, server.clock.now(), given);
const correct = (code: number, body: object, by: StaffMember = sales) =>
  by.post(`/admin/offers/${code}/correct`, { motivo: 'O painel foi fotografado de novo.', ...body });
const terms = async (code: number) =>
  (await server.app.inject({ url: `/api/offer/${code}/venda` })).json<{ correcoes: object[] }>();

/** An offer on which Ana has bid. */
async function bidOn(): Promise<number> {
  const code = await offer();
  expect((await ana.bid(code, 12_000)).statusCode).toBe(201);
  server.clock.advance(1000);
  return code;
}

describe('a correction by staff, rules 0.32', () => {
  it('changes the fact, says so on the page with day and reason, notifies the bidder, and moves the end a day away', async () => {
    const code = await bidOn();
    const now = server.clock.now();
    const before = await readStoredAuction(server.deps.database, code);
    const reply = await expectOnlyChanged(server, () => correct(code, { km: 190_000, anoModelo: 2019 }), {
      audit: added({ actor_id: sales.id, action: 'correct-offer', subject: `offer ${code}`, at: now }),
      auction: expect.anything(),
      bid: added({ offer_code: code, kind: 'M' }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
      offer: expect.anything(),
      offer_correction: added({
        offer_code: code,
        reason: 'O painel foi fotografado de novo.',
        changes: [
          { field: 'yearModel', vehicle: 0, before: 2020, after: 2019 },
          { field: 'usage', vehicle: 0, before: 120_000, after: 190_000 },
        ],
        actor_id: sales.id,
        at: now,
      }),
      offer_document: expect.anything(),
      vehicle: { year_model: [2020, 2019], usage: [120_000, 190_000] },
      withdrawal_window: added({ offer_code: code, reason: 'corrected', closes_at: now + day }),
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({
      data: {
        codigoOferta: code,
        mudancas: [
          { veiculo: 1, campo: 'anoModelo', antes: 2020, depois: 2019 },
          { veiculo: 1, campo: 'km', antes: 120_000, depois: 190_000 },
        ],
        fim: new Date(now + day).toISOString(),
        desistenciaAte: new Date(now + day).toISOString(),
        avisados: 1,
      },
    });
    const auction = await readStoredAuction(server.deps.database, code);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
    expect([auction.stored.price, auction.stored.leader?.bidderId]).toEqual([before.stored.price, ana.id]);
    const page = await server.app.inject({ url: `/api/offer/${code}` });
    expect(page.json()).toMatchObject({ vehicles: [{ km: 190_000, yearModel: 2019 }], valorLeilao: 12_000 });
    expect(await terms(code)).toMatchObject({
      correcoes: [
        {
          em: new Date(now).toISOString(),
          motivo: 'O painel foi fotografado de novo.',
          mudancas: [{ campo: 'anoModelo' }, { campo: 'km', antes: 120_000, depois: 190_000 }],
        },
      ],
    });
    const mail = await server.deps.database.row<{ text: string }>(
      { name: 'test.mail', text: 'select text from mail where recipient = $1 order by id desc' },
      [ana.email],
    );
    expect(mail?.text).toContain('Quilometragem ou horímetro: 120.000 → 190.000.');
    expect(mail?.text).toContain('retire seus lances');
  });

  it('lets the bidder take the bid back within 24 hours, not a bid that came after it, nor later', async () => {
    const code = await bidOn();
    await bia.bid(code, 13_000);
    server.clock.advance(1000);
    await correct(code, { cor: 'Verde' });
    server.clock.advance(1000);
    await ana.bid(code, 14_000);
    expect((await bia.post(`/offer/${code}/desistencia`, {})).statusCode).toBe(200);
    expect((await ana.post(`/offer/${code}/desistencia`, {})).statusCode).toBe(409);
    const late = await bidOn();
    await correct(late, { cor: 'Verde' });
    await server.deps.database.run(
      {
        name: 'test.later-end',
        text: `update auction set end_at = end_at + interval '50 minutes' where offer_code = $1`,
      },
      [late],
    );
    server.clock.advance(day + 1000);
    expect((await ana.post(`/offer/${late}/desistencia`, {})).statusCode).toBe(409);
  });

  it('leaves an end alone that is further away, and moves nothing where nobody has dealt', async () => {
    const far = await offer({ endAt: server.clock.now() + 3 * day });
    await ana.bid(far, 12_000);
    server.clock.advance(1000);
    const end = (await readStoredAuction(server.deps.database, far)).stored.end;
    expect((await correct(far, { cor: 'Azul' })).json()).toMatchObject({
      data: { fim: new Date(end).toISOString(), avisados: 1 },
    });
    const quiet = await offer();
    const reply = await correct(quiet, { cor: 'Azul' });
    expect(reply.json()).toMatchObject({ data: { desistenciaAte: null, avisados: 0 } });
    expect((await terms(quiet)).correcoes).toHaveLength(1);
  });

  it('notifies anyone who has an open proposal', async () => {
    const code = await offer({ acceptsProposals: true });
    await ana.post('/lance/purpose', {
      cdofrta: code,
      cdusrio: ana.id,
      cdmoeda: 1,
      vllance: 9000,
      frete: 'N',
      endereco: null,
    });
    expect((await correct(code, { estadoGeral: 'regular' })).json()).toMatchObject({
      data: { avisados: 1, mudancas: [{ campo: 'estadoGeral', antes: null, depois: 'regular' }] },
    });
  });

  it('notifies the store whose offer it is', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-corrigida' });
    const seller = await buildBuyer(server, { partnerId });
    const code = await offer();
    await server.deps.database.run(
      { name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' },
      [code, partnerId],
    );
    await correct(code, { km: 190_000 });
    const notified = await server.deps.database.rows<{ title: string; body: string }>(
      { name: 'test.told', text: 'select title, body from notification where account_id = $1' },
      [seller.id],
    );
    expect(notified).toMatchObject([{ title: 'Oferta corrigida pela equipe – Fiat Uno 1.0' }]);
    expect(notified[0]?.body).toContain('120.000 → 190.000');
  });

  it('corrects legal items one by one and adds remarks on damage', async () => {
    const code = await bidOn();
    await correct(code, { legal: [{ item: 'multas', situacao: 'nada-consta' }] });
    const found = { item: 'ipva', situacao: 'consta', valor: 900, observacao: 'Exercício de 2026' };
    const note = { parte: 'Teto', texto: 'Amassado', gravidade: 'grave' };
    expect((await correct(code, { legal: [found], avarias: [note] })).statusCode).toBe(200);
    const sheet = await server.app.inject({ url: `/api/offer/${code}/condicao` });
    const [vehicle] = sheet.json<{ legal: object[]; notas: object[] }[]>();
    expect(vehicle?.legal).toContainEqual(
      expect.objectContaining({ item: 'multas', situacao: 'nada-consta' }),
    );
    expect(vehicle?.legal).toContainEqual(
      expect.objectContaining({ item: 'ipva', situacao: 'consta', valor: 900 }),
    );
    expect(vehicle?.notas).toEqual([{ ...note, fotos: [] }]);
  });

  it('changes nothing when it says what is there, or when it is sent again', async () => {
    const code = await bidOn();
    await correct(code, { km: 190_000 });
    for (const body of [{ km: 190_000 }, {}]) {
      const reply = await expectNothingChanged(server, () => correct(code, body));
      expect(reply.json()).toMatchObject({ data: { mudancas: [], avisados: 0 } });
    }
  });

  it('is refused for an ended offer, an unknown one, a foreign vehicle, without a reason', async () => {
    const code = await bidOn();
    await expectRefused(server, () => correct(code, { motivo: 'ok', km: 1 }), 422);
    await expectRefused(server, () => correct(code, { veiculo: 999_999_999, km: 1 }), 422);
    await expectRefused(server, () => correct(999_999_999, { km: 1 }), 404);
    const ended = await offer({ endAt: server.clock.now() - 1 });
    await expectRefused(server, () => correct(ended, { km: 1 }), 409);
  });

  it('is an action of the sales team of the house alone', async () => {
    const code = await bidOn();
    const content = await buildStaff(server, { staffRole: 'content' });
    await expectRefused(server, () => correct(code, { km: 1 }, content), 403);
    await expectRefused(
      server,
      () => ana.post(`/admin/offers/${code}/correct`, { motivo: 'Errado', km: 1 }),
      403,
    );
  });
});
