import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { deletionScene } from '../../../../test/scenes/deletion-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const PDF = Buffer.from('%PDF-1.7 the licence of Ana');
const JPG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const WHY = 'O Detran exige para transferir o carro.';

interface Shown {
  readonly codigo: number;
  readonly situacao: string;
  readonly arquivo: { readonly guid: string } | null;
}

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

const dayFromNow = (days: number) => dayOf(server.clock.now() + days * 86_400_000);
const ask = (given: object = {}, by = sales, of = ana.id) =>
  by.post(`/admin/accounts/${of}/documents`, {
    tipo: 'habilitacao',
    motivo: WHY,
    prazo: dayFromNow(7),
    ...given,
  });
const codeOf = async (given: object = {}) =>
  (await ask(given)).json<{ data: { codigo: number } }>().data.codigo;
const send = (code: number, bytes = PDF, by = ana) =>
  by.put(`/usrio/documentos/${code}`, { conteudo: bytes.toString('base64') });
const sent = async (given: object = {}) => {
  const code = await codeOf(given);
  expect((await send(code)).statusCode).toBe(200);
  return code;
};
const shown = async (code: number) => {
  const query = `?conta=${ana.id}&situacao=pedido,enviado,aceito,recusado,retirado`;
  const { data } = (await sales.get(`/admin/documents${query}`)).json<{ data: Shown[] }>();
  return data.find(({ codigo }) => codigo === code);
};
const own = async (of = ana) => (await of.get('/usrio/documentos')).json<{ data: Shown[] }>().data;
const decide = async (code: number, given: object, by = sales) =>
  by.post(`/admin/documents/${code}/decide`, {
    aceito: true,
    motivo: 'Confere com o cadastro.',
    arquivo: (await shown(code))?.arquivo?.guid,
    ...given,
  });
const withdraw = (code: number) =>
  sales.post(`/admin/documents/${code}/withdraw`, { motivo: 'O negócio foi desfeito.' });
const fileOf = (code: number, by: { get: StaffMember['get'] } = sales) =>
  by.get(`/admin/documents/${code}/file?motivo=${encodeURIComponent('Conferir a validade.')}`);
const files = async () =>
  readdir(path.join(server.deps.config.filesDir, 'identity')).catch((): string[] => []);

describe('staff ask for a document', () => {
  it('and the user is notified by mail and on the site, with the reason and the way', async () => {
    await expectOnlyChanged(server, () => ask(), {
      asked_document: added({ account_id: ana.id, kind: 'habilitacao', state: 'asked', asked_by: sales.id }),
      audit: added({ actor_id: sales.id, action: 'ask-document', subject: `account ${ana.id}` }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    const [mail] = await mailsTo(server.deps.database, ana.email);
    expect(mail?.text).toContain(WHY);
    expect(mail?.text).toContain('/perfil#documentos');
    expect(await own()).toMatchObject([{ tipo: 'habilitacao', motivo: WHY, situacao: 'pedido' }]);
  });

  it('once while one of the kind is open, also two of them at the same moment', async () => {
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const again = await expectRefused(server, () => ask(), 409);
    expect(again.json()).toEqual({
      erros: ['Este documento já foi pedido a esta conta e o pedido continua aberto.'],
    });
    expect((await ask({ tipo: 'estado-civil' })).statusCode).toBe(201);
  });

  it.each([
    ['a document of companies', { tipo: 'empresa' }, 409],
    ['an unknown document', { tipo: 'passaporte' }, 422],
    ['no reason', { motivo: '  ' }, 422],
    ['a day that is over', { prazo: '2020-01-01' }, 422],
    ['a day in ten years', { prazo: '2036-01-01' }, 422],
    ['no day', { prazo: '31/02/2026' }, 422],
  ])('but not for %s', async (_what, given, status) => {
    await expectRefused(server, () => ask(given), status);
  });

  it('and not of themselves or of an account that is not there', async () => {
    await expectRefused(server, () => ask({}, sales, sales.id), 403);
    await expectRefused(server, () => ask({}, sales, 99_999_999), 404);
  });

  it('and withdraw it: the file goes, and the user is told', async () => {
    const code = await sent();
    const before = (await files()).length;
    await expectOnlyChanged(server, () => withdraw(code), {
      asked_document: {
        state: ['sent', 'withdrawn'],
        guid: [expect.any(String), null],
        type: ['pdf', null],
        bytes: [PDF.length, null],
        sent_at: [expect.any(Number), null],
        decision: [null, 'O negócio foi desfeito.'],
        decided_by: [null, sales.id],
        decided_at: [null, server.clock.now()],
      },
      audit: added({ action: 'withdraw-document', subject: `account ${ana.id}` }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    await expect.poll(async () => (await files()).length).toBe(before - 1);
    expect(await own()).toEqual([]);
    await expectRefused(server, () => withdraw(code), 409);
    expect((await send(code)).statusCode).toBe(409);
    expect((await ask()).statusCode).toBe(201);
  });
});

describe('the user', () => {
  it('sends the file, sealed in the storage, and who may decide is notified once, at the record', async () => {
    const support = await buildStaff(server, { staffRole: 'support' });
    const code = await codeOf();
    const before = await files();
    await expectOnlyChanged(server, () => send(code), {
      asked_document: {
        state: ['asked', 'sent'],
        guid: [null, expect.any(String)],
        type: [null, 'pdf'],
        bytes: [null, PDF.length],
        sent_at: [null, server.clock.now()],
      },
      mail: [mailTo(sales.email), mailTo(support.email)],
      notification: [noticeTo(sales.id), noticeTo(support.id)],
      sign_in_attempt: added({}),
    });
    const [fresh = ''] = (await files()).filter((name) => !before.includes(name));
    const stored = await readFile(path.join(server.deps.config.filesDir, 'identity', fresh));
    expect(stored.includes('Ana')).toBe(false);
    const mails = (await mailsTo(server.deps.database, sales.email)).length;
    expect((await send(code, JPG)).statusCode).toBe(200);
    expect((await mailsTo(server.deps.database, sales.email)).length).toBe(mails);
    await expect.poll(async () => (await files()).length).toBe(before.length + 1);
    expect((await fileOf(code)).rawPayload.equals(JPG)).toBe(true);
  });

  it.each([
    ['text', Buffer.from('<html>'), 'Envie os documentos em PDF, PNG ou JPEG.'],
    ['too much', Buffer.concat([PDF, Buffer.alloc(2 * 1024 * 1024)]), 'Envie arquivos de até 2 MB cada.'],
    ['nothing', Buffer.alloc(0), 'Envie arquivos de até 2 MB cada.'],
  ])('cannot replace it by %s, and what was sent stays', async (_what, bytes, text) => {
    const code = await sent();
    const before = await files();
    const reply = await expectRefused(server, () => send(code, bytes), 422);
    expect(reply.json<{ erros: string[] }>().erros[0]).toBe(text);
    expect(await files()).toEqual(before);
    expect((await fileOf(code)).rawPayload.equals(PDF)).toBe(true);
  });

  it('removes it until it is decided, and the request stays open', async () => {
    const code = await sent();
    const before = (await files()).length;
    expect((await ana.delete(`/usrio/documentos/${code}`)).json()).toMatchObject({
      data: { situacao: 'pedido' },
    });
    await expect.poll(async () => (await files()).length).toBe(before - 1);
    await expectRefused(server, () => ana.delete(`/usrio/documentos/${code}`), 409);
    expect((await send(code)).statusCode).toBe(200);
    expect((await decide(code, { validade: dayFromNow(100) })).statusCode).toBe(200);
    await expectRefused(server, () => ana.delete(`/usrio/documentos/${code}`), 409);
    expect((await send(code, JPG)).statusCode).toBe(409);
    expect((await fileOf(code)).rawPayload.equals(PDF)).toBe(true);
  });

  it('sees and changes nothing of others', async () => {
    const code = await sent();
    const bia = await buildBuyer(server);
    expect(await own(bia)).toEqual([]);
    await expectRefused(server, () => send(code, JPG, bia), 404);
    await expectRefused(server, () => bia.delete(`/usrio/documentos/${code}`), 404);
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-curiosa' });
    const ofStore = await buildBuyer(server, { partnerId });
    for (const by of [bia, ofStore]) {
      expect((await fileOf(code, by)).statusCode).toBe(403);
      expect((await by.get('/admin/documents')).statusCode).toBe(403);
    }
    expect((await fileOf(code)).rawPayload.equals(PDF)).toBe(true);
  });
});

describe('staff check it', () => {
  it('open it with a reason, which is audited', async () => {
    const code = await sent();
    const reply = await expectOnlyChanged(server, () => fileOf(code), {
      audit: added({ actor_id: sales.id, action: 'read-document', subject: `account ${ana.id}` }),
    });
    expect(reply.headers['content-disposition']).toContain('attachment');
    await expectRefused(server, () => sales.get(`/admin/documents/${code}/file`), 422);
    await expectRefused(server, () => fileOf(99_999_999), 404);
  });

  it('accept a licence until its last day, after which it is marked as expired', async () => {
    const code = await sent();
    const at = server.clock.now();
    for (const validade of [undefined, '2020-01-01', '2099-01-01'])
      await expectRefused(server, () => decide(code, { validade }), 422);
    const lastDay = dayFromNow(1);
    await expectOnlyChanged(server, () => decide(code, { validade: lastDay }), {
      asked_document: {
        state: ['sent', 'accepted'],
        decision: [null, 'Confere com o cadastro.'],
        decided_by: [null, sales.id],
        decided_at: [null, at],
        expires_on: [null, lastDay],
      },
      audit: added({ action: 'decide-document', subject: `account ${ana.id}` }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    // The reason of an acceptance stays with staff.
    expect(await own()).toMatchObject([
      { situacao: 'aceito', validade: lastDay, vencido: false, resposta: null },
    ]);
    server.clock.advance(2 * 86_400_000);
    expect(await own()).toMatchObject([{ vencido: true }]);
    expect(await shown(code)).toMatchObject({ vencido: true, resposta: 'Confere com o cadastro.' });
    expect((await ask()).statusCode).toBe(201);
  });

  it('refuse it: the file goes, the user reads why and may send another', async () => {
    const code = await sent({ tipo: 'identidade' });
    const before = (await files()).length;
    expect((await decide(code, { aceito: false, motivo: 'A foto está ilegível.' })).statusCode).toBe(200);
    await expect.poll(async () => (await files()).length).toBe(before - 1);
    expect((await fileOf(code)).statusCode).toBe(404);
    expect(await own()).toMatchObject([{ situacao: 'recusado', resposta: 'A foto está ilegível.' }]);
    const [mail] = await mailsTo(server.deps.database, ana.email);
    expect(mail?.text).toBeDefined();
    await expectRefused(server, () => ask({ tipo: 'identidade' }), 409);
    expect((await send(code)).statusCode).toBe(200);
    expect(await own()).toMatchObject([{ situacao: 'enviado', resposta: null }]);
  });

  it('decide once, and not on a file that they have not seen', async () => {
    const code = await sent({ tipo: 'identidade' });
    const seen = { arquivo: (await shown(code))?.arquivo?.guid };
    expect((await send(code, JPG)).statusCode).toBe(200);
    await expectRefused(server, () => decide(code, seen), 409);
    const now = { arquivo: (await shown(code))?.arquivo?.guid };
    const replies = await Promise.all([
      decide(code, now),
      decide(code, { ...now, aceito: false }),
      decide(code, now),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it.each(STAFF_ROLES)('and who is %s gets what the role allows', async (staffRole) => {
    const code = await sent();
    const member = await buildStaff(server, { staffRole });
    const allowed = ['sales', 'support', 'administrator'].includes(staffRole);
    expect((await member.get('/admin/documents')).statusCode).toBe(allowed ? 200 : 403);
    expect((await fileOf(code, member)).statusCode).toBe(allowed ? 200 : 403);
    expect((await ask({ tipo: 'parceiro' }, member)).statusCode).toBe(allowed ? 201 : 403);
  });
});

it('what was sent goes with a deleted account, files too, rule 0.14', async () => {
  const before = (await files()).length;
  await sent();
  expect((await files()).length).toBe(before + 1);
  await deletionScene(server).gone(ana.id);
  await expect.poll(async () => (await files()).length).toBe(before);
});
