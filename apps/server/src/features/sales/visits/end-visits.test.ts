import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import {
  book,
  buildVisitableOffer,
  buildVisitPlace,
  goToVisit,
  slotsOf,
  visitsOf,
} from '../../../../test/scenes/visit-scene.ts';
import { whileMailRefused } from '../../../../test/state/while-mail-refused.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';
import { endDueVisitsJob, remindVisitorsJob } from './public.ts';

const DAY = 86_400_000;

let server: TestServer;
let place: number;
let ana: Buyer;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.database.run({ name: 'test.no-visits', text: 'delete from visit' });
  place = await buildVisitPlace(server, { capacity: 5 });
  ana = await buildBuyer(server);
});

const sweep = async (): Promise<void> => {
  while (await endDueVisitsJob(server.deps).run());
};
const mailsTo = (email: string) =>
  server.deps.database.rows<{ subject: string; text: string }>(
    { name: 'test.visit-mails', text: 'select subject, text from mail where recipient = $1 order by id' },
    [email],
  );
const change = (text: string, offer: number) =>
  server.deps.database.run({ name: `test.${text.slice(0, 40)}`, text }, [offer]);

describe('open visits are cancelled by themselves, and their visitors told once', () => {
  const ends: readonly (readonly [string, string, (offer: number, store: number) => Promise<unknown>])[] = [
    [
      'its end',
      'oferta',
      async () => {
        server.clock.advance(2 * DAY);
        await closeDueAuctions(server.deps);
      },
    ],
    [
      'its sale',
      'oferta',
      async (offer) => {
        const buyer = await buildBuyer(server);
        const terms = { cdofrta: offer, cdmoeda: 1, frete: 'N', endereco: null, cdusrio: buyer.id };
        await buyer.post('/compreja', { ...terms, vllance: 45_900 });
      },
    ],
    [
      'being unpublished',
      'oferta',
      (offer) => change('update offer set published_at = null where code = $1', offer),
    ],
    [
      'its store being suspended',
      'oferta',
      (_offer, store) => sales.post(`/admin/stores/${store}/suspend`, { motivo: 'Documentos em análise.' }),
    ],
    [
      'its vehicle being elsewhere',
      'local',
      (offer) => change('update vehicle set city_code = null where offer_code = $1', offer),
    ],
  ];
  test.each(ends)('after %s', async (why, cause, end) => {
    const store = await buildPartner(server.deps.database, { store: `visitas-${why.replaceAll(' ', '-')}` });
    const at = await buildVisitPlace(server, { partnerId: store });
    const offer = await buildVisitableOffer(server, { partnerId: store, days: why === 'its end' ? 2 : 30 });
    const other = await buildVisitableOffer(server);
    // A slot after the end cannot be booked: the end comes earlier than was known.
    const slots = await slotsOf(ana, offer);
    const code = (await book(ana, offer, at, slots.at(-1))).json<{ data: { codigo: number } }>().data.codigo;
    await book(ana, other, place, (await slotsOf(ana, other)).at(-1));
    if (why === 'its end')
      await change(
        "update visit set starts_at = starts_at + interval '3 days', ends_at = ends_at + interval '3 days' where offer_code = $1",
        offer,
      );
    await sweep();
    expect((await visitsOf(ana)).every(({ situacao }) => situacao === 'marcada')).toBe(true);
    await end(offer, store);
    await sweep();
    await sweep();
    const own = await visitsOf(ana);
    expect(own.find(({ codigo }) => codigo === code)).toMatchObject({ situacao: 'cancelada', causa: cause });
    expect(own.filter(({ situacao }) => situacao === 'marcada')).toHaveLength(1);
    const told = (await mailsTo(ana.email)).filter(({ subject }) => subject.startsWith('Visita cancelada'));
    expect(told).toHaveLength(1);
  });

  test('after their time, when nobody answered a request', async () => {
    const offer = await buildVisitableOffer(server);
    const [slot] = await slotsOf(ana, offer);
    await book(ana, offer, place, slot);
    await change(`update visit set state = 'pedida' where offer_code = $1`, offer);
    goToVisit(server, slot ?? { inicio: '' });
    await sweep();
    expect((await visitsOf(ana))[0]).toMatchObject({ situacao: 'cancelada', causa: 'prazo' });
  });
});

describe('a day that is closed', () => {
  test('cancels its visits with the reason, and takes none until it is opened again', async () => {
    const offer = await buildVisitableOffer(server);
    const slots = await slotsOf(ana, offer);
    const last = slots.at(-1);
    await book(ana, offer, place, last);
    const day = (last?.inicio ?? '').slice(0, 10);
    const bia = await buildBuyer(server);
    await book(bia, offer, place, slots[0]);
    const content = await buildStaff(server, { staffRole: 'content' });
    const body = { dia: day, motivo: 'Inventário do pátio.' };
    expect((await content.post(`/admin/visit-places/${place}/closed-days`, body)).statusCode).toBe(403);
    const reply = await sales.post(`/admin/visit-places/${place}/closed-days`, body);
    expect(reply.json()).toEqual({ data: { canceladas: 1 } });
    expect((await visitsOf(ana))[0]).toMatchObject({
      situacao: 'cancelada',
      causa: 'dia',
      motivo: 'Inventário do pátio.',
    });
    expect((await visitsOf(bia))[0]?.situacao).toBe('marcada');
    const mail = (await mailsTo(ana.email)).at(-1);
    expect(mail?.text).toContain('Inventário do pátio.');
    expect(mail?.text).toContain(`/oferta/${offer}`);
    expect((await sales.post(`/admin/visit-places/${place}/closed-days`, body)).statusCode).toBe(409);
    expect((await slotsOf(ana, offer)).some(({ inicio }) => inicio.startsWith(day))).toBe(false);
    await sales.post(`/admin/visit-places/${place}/opened-days`, { dia: day });
    expect((await slotsOf(ana, offer)).some(({ inicio }) => inicio === last?.inicio)).toBe(true);
    const past = { dia: '2020-01-01', motivo: 'Inventário do pátio.' };
    expect((await sales.post(`/admin/visit-places/${place}/closed-days`, past)).statusCode).toBe(422);
  });
});

describe('after a visit', () => {
  test('without a record it waits for one, and nothing is assumed of its visitor', async () => {
    const offer = await buildVisitableOffer(server);
    const [slot] = await slotsOf(ana, offer);
    await book(ana, offer, place, slot);
    goToVisit(server, slot ?? { inicio: '' }, 29);
    await sweep();
    expect((await visitsOf(ana))[0]?.situacao).toBe('marcada');
    goToVisit(server, slot ?? { inicio: '' }, 30);
    await sweep();
    expect((await visitsOf(ana))[0]?.situacao).toBe('passou');
    // It no longer counts against another one; the desk asks for the record some hours later.
    expect((await book(ana, offer, place, (await slotsOf(ana, offer)).at(-1))).statusCode).toBe(201);
    const total = async (query: string) =>
      (await sales.get(`/admin/visits?${query}`)).json<{ total: number }>().total;
    expect([await total('situacao=passou'), await total('semRegistro=S')]).toEqual([1, 0]);
    goToVisit(server, slot ?? { inicio: '' }, 151);
    expect(await total('semRegistro=S')).toBe(1);
  });
});

describe('a reminder', () => {
  test('is not sent at night', async () => {
    const offer = await buildVisitableOffer(server);
    const slot = (await slotsOf(ana, offer)).at(-1);
    await book(ana, offer, place, slot);
    goToVisit(server, slot ?? { inicio: '' }, -18 * 60);
    await remindVisitorsJob(server.deps).run();
    expect(await mailsTo(ana.email)).toHaveLength(1);
  });

  test('is sent on the day before, once, with the address', async () => {
    const offer = await buildVisitableOffer(server);
    const slots = await slotsOf(ana, offer);
    const slot = slots.at(-1);
    await book(ana, offer, place, slot);
    const remind = () => remindVisitorsJob(server.deps).run();
    await remind();
    expect(await mailsTo(ana.email)).toHaveLength(1);
    goToVisit(server, slot ?? { inicio: '' }, -22 * 60);
    // What fails is tried again.
    await whileMailRefused(server.deps.database, ana.email, remind);
    await remind();
    await remind();
    const mails = await mailsTo(ana.email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.subject).toMatch(/^Sua visita é amanhã/);
    expect(mails[1]?.text).toContain('Rua Um, 1');
  });

  test('is sent to the others also while as many as are sent at once fail', async () => {
    const bia = await buildBuyer(server);
    const offer = await buildVisitableOffer(server);
    const slot = (await slotsOf(ana, offer)).at(-1);
    for (const visitor of [ana, bia]) await book(visitor, offer, place, slot);
    goToVisit(server, slot ?? { inicio: '' }, -22 * 60);
    const job = remindVisitorsJob(server.deps, 1);
    const reminders = async () => {
      while (await job.run());
      const lists = await Promise.all([ana, bia].map(({ email }) => mailsTo(email)));
      return lists.map(
        (mails) => mails.filter(({ subject }) => subject.startsWith('Sua visita é amanhã')).length,
      );
    };
    expect(await whileMailRefused(server.deps.database, ana.email, reminders)).toEqual([0, 1]);
    expect(await reminders()).toEqual([1, 1]);
  });
});
