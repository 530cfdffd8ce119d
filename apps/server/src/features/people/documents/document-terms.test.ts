import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { dayOf, endOfDay } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { whileMailRefused } from '../../../../test/state/while-mail-refused.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { forgetOldDocuments } from './forget-old-documents.ts';
import { remindOfDocumentsJob } from './remind-of-documents.job.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 366 * DAY;
const WHY = 'O Detran exige para transferir o carro.';
const PDF = Buffer.from('%PDF-1.7 the licence of Ana').toString('base64');

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
});

/** Moves the clock to ten in the morning in São Paulo, some days from now. */
const morningIn = (days: number): void => {
  const now = server.clock.now();
  server.clock.advance(endOfDay(dayOf(now + (days - 1) * DAY)) + 10 * HOUR - now);
};
const ask = (days: number, of = ana.id) =>
  sales.post(`/admin/accounts/${of}/documents`, {
    tipo: 'habilitacao',
    motivo: WHY,
    prazo: dayOf(server.clock.now() + days * DAY),
  });
const asked = async (days: number) => (await ask(days)).json<{ data: { codigo: number } }>().data.codigo;
const send = (code: number) => ana.put(`/usrio/documentos/${code}`, { conteudo: PDF });
const remind = () => remindOfDocumentsJob(server.deps).run();
const block = (id: number) => sales.post(`/admin/accounts/${id}/block`, { motivo: 'Conta suspeita.' });

describe('who was asked and has sent nothing', () => {
  it('is reminded on the day before and on the day, once each, also by two workers at once', async () => {
    morningIn(1);
    await asked(2);
    await expectOnlyChanged(server, remind, {});
    morningIn(1);
    const today = dayOf(server.clock.now());
    await expectOnlyChanged(server, () => Promise.all([remind(), remind()]), {
      asked_document: { reminded_on: [null, today] },
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    const last = (await mailsTo(server.deps.database, ana.email)).find(({ text }) =>
      text?.includes('o último dia é'),
    );
    expect(last?.text).toContain(WHY);
    await expectOnlyChanged(server, remind, {});
    morningIn(1);
    await expectOnlyChanged(server, remind, {
      asked_document: { reminded_on: [today, dayOf(server.clock.now())] },
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    morningIn(1);
    await expectOnlyChanged(server, remind, {});
  });

  it('is not reminded at night, on the day of the request, after sending, or while blocked', async () => {
    morningIn(1);
    const code = await asked(1);
    await expectOnlyChanged(server, remind, {});
    morningIn(1);
    server.clock.advance(12 * HOUR);
    await expectOnlyChanged(server, remind, {});
    await server.deps.database.run(
      { name: 'test.due-again', text: 'update asked_document set due_on = $2 where code = $1' },
      [code, dayOf(server.clock.now() + DAY)],
    );
    morningIn(1);
    expect((await send(code)).statusCode).toBe(200);
    await expectOnlyChanged(server, remind, {});
    expect((await ana.delete(`/usrio/documentos/${code}`)).statusCode).toBe(200);
    expect((await block(ana.id)).statusCode).toBe(201);
    await expectOnlyChanged(server, remind, {});
  });
});

it('a blocked account is not asked, because it could not send anything', async () => {
  expect((await block(ana.id)).statusCode).toBe(201);
  const reply = await expectRefused(server, () => ask(3), 409);
  expect(reply.json()).toEqual({
    erros: ['Esta conta está bloqueada e não consegue enviar documentos. Libere a conta antes de pedir.'],
  });
});

it('a document waits at the desk from its arrival until it is decided, and can be taken by who decides', async () => {
  const code = await asked(3);
  const support = await buildStaff(server, { staffRole: 'support' });
  const finance = await buildStaff(server, { staffRole: 'finance' });
  const waiting = async (by: StaffMember) =>
    (await by.get('/admin/desk'))
      .json<{ data: { tipo: string; total: number; primeiro: number | null }[] }>()
      .data.find(({ tipo }) => tipo === 'document');
  const take = (by: StaffMember) => by.post('/admin/work/take', { tipo: 'document', codigos: [code] });
  expect(await waiting(support)).toMatchObject({ total: 0 });
  await send(code);
  const told = await Promise.all(
    [support, finance].map(async ({ email }) => (await mailsTo(server.deps.database, email)).length),
  );
  expect(told).toEqual([1, 0]);
  expect(await waiting(support)).toMatchObject({ total: 1, primeiro: code });
  expect(await waiting(finance)).toBeUndefined();
  await expectRefused(server, () => take(finance), 403);
  await expectOnlyChanged(server, () => take(support), {
    audit: added({ actor_id: support.id, subject: `account ${ana.id}` }),
    taken_work: added({ kind: 'document', code, account_id: support.id }),
    undoable_change: added({ actor_id: support.id, action: 'take-work' }),
  });
  const mine = (await sales.get(`/admin/documents?comQuem=${support.id}`)).json<{
    data: { codigo: number }[];
  }>();
  expect(mine.data.map(({ codigo }) => codigo)).toEqual([code]);
  const dueOn = async (day: string) =>
    (await sales.get(`/admin/documents?conta=${ana.id}&prazo.de=${day}&prazo.ate=${day}`)).json<{
      data: unknown[];
    }>().data.length;
  const due = server.clock.now() + 3 * DAY;
  expect([await dueOn(dayOf(due)), await dueOn(dayOf(due + DAY)), await dueOn(dayOf(due - DAY))]).toEqual([
    1, 0, 0,
  ]);
  const [row] = (await support.get(`/admin/documents?conta=${ana.id}`)).json<{
    data: { arquivo: { guid: string } | null }[];
  }>().data;
  const decided = await support.post(`/admin/documents/${code}/decide`, {
    aceito: false,
    motivo: 'A foto está ilegível.',
    arquivo: row?.arquivo?.guid,
  });
  expect(decided.statusCode).toBe(200);
  expect(await waiting(support)).toMatchObject({ total: 0 });
});

it('an accepted document and its file go after the years of the setting, requests that ended too, rule 0.43', async () => {
  const files = async () => readdir(path.join(server.deps.config.filesDir, 'identity'));
  const code = await asked(3);
  await send(code);
  const [row] = (await sales.get(`/admin/documents?conta=${ana.id}`)).json<{
    data: { arquivo: { guid: string } | null }[];
  }>().data;
  const decided = await sales.post(`/admin/documents/${code}/decide`, {
    aceito: true,
    motivo: 'Confere com o cadastro.',
    arquivo: row?.arquivo?.guid,
    validade: dayOf(server.clock.now() + 100 * DAY),
  });
  expect(decided.statusCode).toBe(200);
  const before = (await files()).length;
  server.clock.advance(4 * YEAR);
  await forgetOldDocuments(server.deps);
  expect((await files()).length).toBe(before);
  server.clock.advance(YEAR);
  await expectOnlyChanged(server, () => forgetOldDocuments(server.deps), {
    asked_document: ['asked', 'asked', 'refused', 'accepted'].map((state) => ({
      removed: expect.objectContaining({ state }),
    })),
  });
  await expect.poll(async () => (await files()).includes(row?.arquivo?.guid ?? '')).toBe(false);
});

it('a reminder that fails is sent later, and keeps no other from being sent, how many ever fail', async () => {
  const job = remindOfDocumentsJob(server.deps, 1);
  const remindAll = async () => {
    while (await job.run());
  };
  const bia = await buildBuyer(server);
  morningIn(1);
  await asked(1);
  await ask(1, bia.id);
  morningIn(1);
  await whileMailRefused(server.deps.database, ana.email, () =>
    expectOnlyChanged(server, remindAll, {
      asked_document: { reminded_on: [null, dayOf(server.clock.now())] },
      mail: mailTo(bia.email),
      notification: noticeTo(bia.id),
    }),
  );
  await expectOnlyChanged(server, remindAll, {
    asked_document: { reminded_on: [null, dayOf(server.clock.now())] },
    mail: mailTo(ana.email),
    notification: noticeTo(ana.id),
  });
});
