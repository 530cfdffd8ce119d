import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import {
  book,
  buildVisitableOffer,
  buildVisitPlace,
  placesOf,
  slotsOf,
  visitsOf,
  type SeenVisit,
} from '../../../../test/scenes/visit-scene.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let place: number;
let offer: number;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.database.run({ name: 'test.no-visits', text: 'delete from visit' });
  await server.deps.database.run({ name: 'test.no-closed-days', text: 'delete from visit_closed_day' });
  place = await buildVisitPlace(server);
  offer = await buildVisitableOffer(server);
  ana = await buildBuyer(server);
});

const mailsTo = (email: string) =>
  server.deps.database.rows<{ subject: string; text: string }>(
    { name: 'test.visit-mails', text: 'select subject, text from mail where recipient = $1 order by id' },
    [email],
  );
const own = async (by: Buyer): Promise<SeenVisit | undefined> => (await visitsOf(by))[0];

describe('a visit', () => {
  test('is booked in a free slot; its visitor learns where it is only then, by mail and notification, with a calendar file', async () => {
    const [before] = await placesOf(ana, offer);
    expect(before).toMatchObject({ codigo: place, cidade: 'Vila Velha' });
    expect(JSON.stringify(before)).not.toContain('Rua Um');
    const [slot] = await slotsOf(ana, offer);
    const reply = await book(ana, offer, place, slot);
    expect(reply.statusCode).toBe(201);
    const visit = await own(ana);
    expect(visit).toMatchObject({
      situacao: 'marcada',
      inicio: slot?.inicio,
      podeMudar: true,
      local: { endereco: 'Rua Um, 1', contato: 'Rui, no balcão', observacoes: 'Toque a campainha.' },
    });
    const [mail] = await mailsTo(ana.email);
    expect(mail?.subject).toMatch(/^Visita agendada: Fiat Uno 1\.0/);
    expect(mail?.text).toContain('Endereço: Rua Um, 1, Vila Velha, ES');
    expect(mail?.text).toContain('Procure por: Rui, no balcão');
    const [notice] = (await ana.get('/usrio/notif')).json<{ tituloNotificacao: string }[]>();
    expect(notice?.tituloNotificacao).toBe('Visita agendada: Fiat Uno 1.0');
    const file = await ana.get(`/usrio/visitas/${visit?.codigo}/agenda`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.body).toContain('LOCATION:Rua Um\\, 1\\, Vila Velha\\, ES');
    expect((await slotsOf(ana, offer)).some(({ inicio }) => inicio === slot?.inicio)).toBe(false);
  });

  test('of two users who want the last place at the same time is given to one', async () => {
    const others = [ana, await buildBuyer(server), await buildBuyer(server), await buildBuyer(server)];
    const [slot] = await slotsOf(ana, offer);
    // On two offers of the same place too: the place is what is full.
    const second = await buildVisitableOffer(server);
    const codes = await Promise.all(
      others.map(async (by, at) => (await book(by, at % 2 === 0 ? offer : second, place, slot)).statusCode),
    );
    expect(codes.toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409]);
    const rows = await server.deps.database.rows({ name: 'test.standing', text: 'select from visit' });
    expect(rows).toHaveLength(1);
  });

  test('takes one of the places of a slot, as many as there are', async () => {
    await buildVisitPlace(server, { capacity: 2 });
    const [slot] = await slotsOf(ana, offer);
    const others = [ana, await buildBuyer(server), await buildBuyer(server)];
    const codes: number[] = [];
    for (const by of others) codes.push((await book(by, offer, place, slot)).statusCode);
    expect(codes).toEqual([201, 201, 409]);
  });

  test('that is sent twice is one; a second to the same offer is refused', async () => {
    const [slot, later] = await slotsOf(ana, offer);
    const replies = await Promise.all([1, 2, 3].map(() => book(ana, offer, place, slot)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await mailsTo(ana.email)).toHaveLength(1);
    const again = await expectRefused(server, () => book(ana, offer, place, later), 409);
    expect(again.body).toContain('já tem uma visita agendada para esta oferta');
  });

  test('of one user is one of three at most, also when they are sent together', async () => {
    const offers = await Promise.all([1, 2, 3, 4, 5].map(() => buildVisitableOffer(server)));
    const slots = await slotsOf(ana, offer);
    const codes = await Promise.all(
      offers.map(async (code, at) => (await book(ana, code, place, slots[at])).statusCode),
    );
    expect(codes.filter((code) => code === 201)).toHaveLength(3);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
  });

  test('is booked and moved thirty times an hour at most, so that no program floods who sells', async () => {
    const [slot] = await slotsOf(ana, offer);
    const codes: number[] = [];
    for (let at = 0; at < 32; at += 1) codes.push((await book(ana, offer, place, slot)).statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(30);
    expect(codes.slice(30)).toEqual([429, 429]);
  });

  test('needs a session and a confirmed e-mail', async () => {
    const [slot] = await slotsOf(ana, offer);
    const visitor = await server.app.inject(`/api/offer/${offer}/visitas`);
    expect(visitor.statusCode).toBe(401);
    const eva = await buildBuyer(server, { emailConfirmed: false });
    const reply = await expectRefused(server, () => book(eva, offer, place, slot), 403);
    expect(reply.body).toContain('Confirme o e-mail');
  });
});

describe('no visit is booked', () => {
  test('outside the slots: at another minute, too soon, too far ahead, in the past, at another place, with broken input', async () => {
    const slots = await slotsOf(ana, offer);
    const at = (ms: number) => ({ inicio: new Date(ms).toISOString(), fim: '', livres: 1 });
    const first = Date.parse(slots[0]?.inicio ?? '');
    const wrong = [first + 60_000, first - 86_400_000, first + 40 * 86_400_000, 0].map(at);
    for (const slot of wrong) await expectRefused(server, () => book(ana, offer, place, slot), 409);
    await expectRefused(server, () => book(ana, offer, 999_999, slots[0]), 409);
    for (const body of [
      {},
      { local: place },
      { local: place, inicio: 'amanhã' },
      { local: -1, inicio: slots[0]?.inicio },
      { local: place, inicio: '9'.repeat(5000) },
    ])
      await expectRefused(server, () => ana.post(`/offer/${offer}/visitas`, body), 422);
  });

  test('while the offer is over, unknown or unpublished, or its vehicle stands elsewhere', async () => {
    const [slot] = await slotsOf(ana, offer);
    const change = (text: string) =>
      server.deps.database.run({ name: `test.${text.slice(0, 40)}`, text }, [offer]);
    await change(`update vehicle set city_code = null where offer_code = $1`);
    expect(await placesOf(ana, offer)).toEqual([]);
    const gone = await expectRefused(server, () => book(ana, offer, place, slot), 409);
    expect(gone.body).toContain('não recebe visitas');
    await change(`update offer set published_at = now() + interval '9 years' where code = $1`);
    await expectRefused(server, () => book(ana, offer, place, slot), 404);
    await expectRefused(server, () => ana.get(`/offer/${offer}/visitas`), 404);
    await expectRefused(server, () => book(ana, 999_999_999, place, slot), 404);
    const sold = await buildVisitableOffer(server);
    const buyer = await buildBuyer(server);
    const terms = {
      cdofrta: sold,
      cdmoeda: 1,
      frete: 'N',
      endereco: null,
      cdusrio: buyer.id,
      vllance: 45_900,
    };
    expect((await buyer.post('/compreja', terms)).statusCode).toBe(201);
    expect(await placesOf(ana, sold)).toEqual([]);
    await expectRefused(server, () => book(ana, sold, place, slot), 409);
  });

  test('to a vehicle of another seller by the number of their place', async () => {
    const store = await buildPartner(server.deps.database, { store: 'loja-sem-visitas' });
    const theirs = await buildVisitableOffer(server, { partnerId: store });
    const [slot] = await slotsOf(ana, offer);
    expect(await placesOf(ana, theirs)).toEqual([]);
    await expectRefused(server, () => book(ana, theirs, place, slot), 409);
  });

  test('that would end after the offer', async () => {
    const short = await buildVisitableOffer(server, { days: 1 });
    const end = server.clock.now() + 86_400_000;
    const slots = await slotsOf(ana, short);
    expect(slots.every(({ fim }) => Date.parse(fim) <= end)).toBe(true);
    const all = await slotsOf(ana, offer);
    const later = all.find(({ inicio }) => Date.parse(inicio) > end);
    await expectRefused(server, () => book(ana, short, place, later), 409);
  });
});

describe('who booked', () => {
  test('moves a visit, which frees the first slot, and cancels it; another user cannot', async () => {
    const [slot, later] = await slotsOf(ana, offer);
    await book(ana, offer, place, slot);
    const code = (await own(ana))?.codigo ?? 0;
    const rui = await buildBuyer(server);
    const there = { local: place, inicio: later?.inicio };
    await expectRefused(server, () => rui.post(`/usrio/visitas/${code}/mudar`, there), 404);
    await expectRefused(server, () => rui.post(`/usrio/visitas/${code}/cancelar`, {}), 404);
    await expectRefused(server, () => rui.get(`/usrio/visitas/${code}/agenda`), 404);
    expect(await visitsOf(rui)).toEqual([]);
    expect((await ana.post(`/usrio/visitas/${code}/mudar`, there)).statusCode).toBe(200);
    expect(await own(ana)).toMatchObject({ inicio: later?.inicio, situacao: 'marcada', versao: 1 });
    expect((await book(rui, offer, place, slot)).statusCode).toBe(201);
    const taken = { local: place, inicio: slot?.inicio };
    const full = await expectRefused(server, () => ana.post(`/usrio/visitas/${code}/mudar`, taken), 409);
    expect(full.body).toContain('acabou de ser ocupado');
    expect((await ana.post(`/usrio/visitas/${code}/cancelar`, {})).statusCode).toBe(204);
    expect(await own(ana)).toMatchObject({
      situacao: 'cancelada',
      causa: 'visitante',
      local: { endereco: null },
    });
    await expectRefused(server, () => ana.post(`/usrio/visitas/${code}/cancelar`, {}), 409);
    expect((await slotsOf(ana, offer)).some(({ inicio }) => inicio === later?.inicio)).toBe(true);
  });

  test('and two users who swap at once do not both get one slot', async () => {
    const [first, second, third] = await slotsOf(ana, offer);
    const rui = await buildBuyer(server);
    await book(ana, offer, place, first);
    await book(rui, offer, place, second);
    const move = async (by: Buyer) =>
      (
        await by.post(`/usrio/visitas/${(await own(by))?.codigo}/mudar`, {
          local: place,
          inicio: third?.inicio,
        })
      ).statusCode;
    expect((await Promise.all([move(ana), move(rui)])).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });
});
