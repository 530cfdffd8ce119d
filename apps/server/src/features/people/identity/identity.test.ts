import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { deletionScene } from '../../../../test/scenes/deletion-scene.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

const PDF = Buffer.from('%PDF-1.7 the document of Ana');
const JPG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

interface Request {
  readonly codigo: number;
  readonly conta: number;
  readonly situacao: string;
  readonly documentos: readonly { readonly guid: string; readonly tipo: string; readonly formato: string }[];
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
  ana = await buildBuyer(server, { identityVerified: false });
});

const upload = (tipo: string, bytes: Buffer) => ({ tipo, conteudo: bytes.toString('base64') });
const ofPerson = () => [upload('documento', PDF), upload('endereco', JPG)];
const ask = (documentos: object = ofPerson(), by = ana) => by.post('/usrio/verificacao', { documentos });
const codeOf = async (by = ana) =>
  (await ask(ofPerson(), by)).json<{ data: { codigo: number } }>().data.codigo;
const decide = (code: number, aceita: boolean, motivo = 'A foto está ilegível.') =>
  sales.post(`/admin/identity-requests/${code}/decide`, { aceita, motivo });
const list = async (query = '') =>
  (await sales.get(`/admin/identity-requests${query}`)).json<{ data: Request[] }>().data;
const find = async (code: number, query = '') => (await list(query)).find(({ codigo }) => codigo === code);
const trust = async (of = ana) => (await of.get('/usrio/confianca')).json<{ data: object }>().data;
const files = async () =>
  readdir(path.join(server.deps.config.filesDir, 'identity')).catch((): string[] => []);

describe('the level of the own account, rule 0.26', () => {
  it('shows limit, exposure and what raises it', async () => {
    const nobody = await buildBuyer(server, { emailConfirmed: false, identityVerified: false });
    expect(await trust(nobody)).toMatchObject({
      nivel: 0,
      limite: 0,
      comoAumentar: 'email',
      proximoLimite: 80_000,
    });
    expect(await trust()).toEqual({
      nivel: 1,
      limite: 80_000,
      usado: 0,
      composicao: { lances: 0, propostas: 0, compras: 0 },
      comoAumentar: 'documentos',
      proximoLimite: 500_000,
      fatorCaucao: 10,
      caucao: 0,
      contaFranquia: true,
      verificacao: null,
    });
    const company = await buildBuyer(server, { profileCode: 4, depositCents: 1_000_000 });
    expect(await trust(company)).toMatchObject({
      nivel: 3,
      limite: 1_600_000,
      comoAumentar: 'caucao',
      proximoLimite: null,
      contaFranquia: false,
    });
  });
});

describe('documents that are handed in', () => {
  it('wait for staff, sealed in the storage and served to nobody, and the team is notified', async () => {
    const before = await files();
    await expectOnlyChanged(server, () => ask(), {
      identity_request: added({ account_id: ana.id, state: 'open' }),
      identity_document: [added({}), added({})],
      mail: mailTo(sales.email),
      notification: noticeTo(sales.id),
      sign_in_attempt: added({}),
    });
    const waiting = (await list()).find(({ conta }) => conta === ana.id);
    expect(waiting?.documentos).toMatchObject([
      { tipo: 'documento', formato: 'pdf' },
      { tipo: 'endereco', formato: 'jpg' },
    ]);
    const fresh = (await files()).filter((name) => !before.includes(name));
    expect(fresh).toHaveLength(2);
    for (const name of fresh) {
      const stored = await readFile(path.join(server.deps.config.filesDir, 'identity', name));
      expect(stored.includes('Ana')).toBe(false);
      for (const url of [`/media/identity/${name}`, `/media/${name}`, `/api/usrio/notif/anexo/${name}`]) {
        expect((await server.app.inject({ url })).statusCode).not.toBe(200);
      }
    }
    expect(await trust()).toMatchObject({ nivel: 1, verificacao: { situacao: 'pendente', motivo: null } });
  });

  it.each([
    [
      'text that calls itself a document',
      [upload('documento', Buffer.from('<html>')), upload('endereco', JPG)],
      'Envie os documentos em PDF, PNG ou JPEG.',
    ],
    [
      'too much',
      [upload('documento', Buffer.concat([PDF, Buffer.alloc(2 * 1024 * 1024)])), upload('endereco', JPG)],
      'Envie arquivos de até 2 MB cada.',
    ],
    ['one of two', [upload('documento', PDF)], 'Envie um arquivo para cada documento pedido.'],
    [
      'the same twice',
      [upload('documento', PDF), upload('documento', PDF)],
      'Envie um arquivo para cada documento pedido.',
    ],
    [
      'those of a company',
      [upload('documento', PDF), upload('empresa', PDF), upload('poderes', PDF)],
      'Envie um arquivo para cada documento pedido.',
    ],
    ['nothing', [], 'Envie um arquivo para cada documento pedido.'],
  ])('are refused when they are %s, and nothing is stored', async (_what, documentos, text) => {
    const before = await files();
    const reply = await expectRefused(server, () => ask(documentos), 422);
    expect(reply.json()).toEqual({ erros: [text] });
    expect(await files()).toEqual(before);
  });

  it('are asked for once, of a confirmed e-mail, and of nobody who is verified', async () => {
    const before = await files();
    expect((await ask()).statusCode).toBe(201);
    const refused = async (by: Buyer, text: string) => {
      const reply = await ask(ofPerson(), by);
      expect([reply.statusCode, reply.json()]).toEqual([409, { erros: [text] }]);
    };
    await refused(ana, 'Seus documentos já foram enviados e estão em análise.');
    await refused(await buildBuyer(server), 'Sua identidade já foi verificada.');
    await refused(
      await buildBuyer(server, { emailConfirmed: false, identityVerified: false }),
      'Confirme o e-mail da conta antes de enviar documentos.',
    );
    expect((await files()).length).toBe(before.length + 2);
  });

  it('are sent once by many calls at the same moment, and five times a day at most', async () => {
    const replies = await Promise.all(Array.from({ length: 7 }, () => ask()));
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(201);
    // Those in progress at once count beside those that were made, so that fewer than five may get through.
    expect(statuses.slice(1).every((status) => status === 409 || status === 429)).toBe(true);
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(5);
    expect((await list()).filter(({ conta }) => conta === ana.id)).toHaveLength(1);
  });
});

describe('staff look at them', () => {
  it('read them as downloads, and each look is audited', async () => {
    const code = await codeOf();
    const request = await find(code);
    const [first] = request?.documentos ?? [];
    const url = `/admin/identity-requests/${code}/documents/${first?.guid}`;
    const reply = await expectOnlyChanged(server, () => sales.get(url), {
      audit: added({ actor_id: sales.id, action: 'read-identity-document', subject: `account ${ana.id}` }),
    });
    expect(reply.rawPayload.equals(PDF)).toBe(true);
    expect(reply.headers['content-disposition']).toContain('attachment');
    expect((await ana.get(url)).statusCode).toBe(403);
    const other = await codeOf(await buildBuyer(server, { identityVerified: false }));
    expect((await sales.get(`/admin/identity-requests/${other}/documents/${first?.guid}`)).statusCode).toBe(
      404,
    );
  });

  it('need the second step for everything about them', async () => {
    const weak = await buildBuyer(server, { staffRole: 'sales', twoStep: true });
    const code = await codeOf();
    const guid = (await find(code))?.documentos[0]?.guid;
    const { headers } = await buildSession(server.deps, weak.id, { secondStep: false, office: true });
    for (const url of [
      '/api/admin/identity-requests',
      `/api/admin/identity-requests/${code}/documents/${guid}`,
    ]) {
      expect((await server.app.inject({ url, headers })).statusCode).toBe(403);
    }
  });

  it('accept: the account is level 2 and notified by mail and on the site', async () => {
    const code = await codeOf();
    const at = server.clock.now();
    await expectOnlyChanged(server, () => decide(code, true, 'Documentos conferem.'), {
      identity_request: {
        state: ['open', 'accepted'],
        decided_at: [null, at],
        decided_by: [null, sales.id],
        reason: [null, 'Documentos conferem.'],
      },
      account: { identity_verified_at: [null, at] },
      audit: added({ action: 'decide-identity', subject: `account ${ana.id}` }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    const [mail] = await mailsTo(server.deps.database, ana.email);
    expect(mail?.text).toContain('R$\u00A0500.000,00');
    expect(await trust()).toMatchObject({ nivel: 2, limite: 500_000, verificacao: { motivo: null } });
    expect(await find(code)).toBeUndefined();
    expect(await find(code, '?situacao=aceita')).toMatchObject({ conta: ana.id, situacao: 'aceita' });
  });

  it('refuse: the person reads why, stays level 1 and may hand in again', async () => {
    const code = await codeOf();
    expect((await decide(code, false)).statusCode).toBe(200);
    const [mail] = await mailsTo(server.deps.database, ana.email);
    expect(mail?.text).toContain('A foto está ilegível.');
    expect(await trust()).toMatchObject({
      nivel: 1,
      verificacao: { situacao: 'recusada', motivo: 'A foto está ilegível.' },
    });
    expect((await ask()).statusCode).toBe(201);
  });

  it('decide once, also two of them at the same moment', async () => {
    const code = await codeOf();
    const replies = await Promise.all([decide(code, true), decide(code, false), decide(code, true)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await mailsTo(server.deps.database, ana.email)).length).toBe(1);
    expect((await decide(999_999, true)).statusCode).toBe(404);
  });

  it('take a verification back with a reason, and what was dealt stands', async () => {
    await decide(await codeOf(), true);
    const withdraw = () =>
      sales.post(`/admin/accounts/${ana.id}/withdraw-verification`, { motivo: 'Documento de outra pessoa.' });
    await expectOnlyChanged(server, withdraw, {
      account: { identity_verified_at: [server.clock.now(), null] },
      audit: added({ action: 'withdraw-verification' }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect((await withdraw()).statusCode).toBe(409);
    expect(await trust()).toMatchObject({ nivel: 1, limite: 80_000 });
  });
});

describe('a deposit that is held', () => {
  const deposit = (valor: number, of: { id: number }) =>
    sales.post(`/admin/accounts/${of.id}/deposit`, { valor, motivo: 'Transferência conferida.' });

  it('adds ten times itself at level 2, and is given back', async () => {
    const bia = await buildBuyer(server);
    const reply = await expectOnlyChanged(server, () => deposit(20_000, bia), {
      account: { deposit_cents: [0, 2_000_000] },
      deposit: added({ account_id: bia.id, held_cents: 2_000_000, recorded_by: sales.id }),
      audit: added({ action: 'record-deposit', subject: `account ${bia.id}` }),
      mail: mailTo(bia.email),
      notification: noticeTo(bia.id),
    });
    expect(reply.json()).toEqual({ data: { caucao: 20_000, nivel: 3, limite: 700_000 } });
    expect((await deposit(20_000, bia)).statusCode).toBe(200);
    expect(await mailsTo(server.deps.database, bia.email)).toHaveLength(1);
    expect((await deposit(0, bia)).json()).toEqual({ data: { caucao: 0, nivel: 2, limite: 500_000 } });
  });

  it('needs a verified identity', async () => {
    const reply = await expectRefused(server, () => deposit(20_000, ana), 409);
    expect(reply.json()).toEqual({ erros: ['A identidade desta conta não está verificada.'] });
    await expectRefused(server, () => deposit(-1, ana), 422);
  });
});

it('what was handed in goes with a deleted account, files too, rule 0.14', async () => {
  const before = await files();
  await codeOf();
  expect((await files()).length).toBe(before.length + 2);
  await deletionScene(server).gone(ana.id);
  await expect.poll(async () => (await files()).length).toBe(before.length);
});
