import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { documentOf } from '../../../../../test/builders/tax-id.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { buildFilledAccount } from '../../../../../test/scenes/filled-account.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { forgetPersonalDataJob } from '../../../../forget-personal-data.job.ts';
import { prepareExportsJob } from '../public.ts';
import { sections } from '../export/sections/sections.ts';

const day = 86_400_000;

interface Request {
  readonly protocolo: string;
  readonly situacao: string;
  readonly prazo: string;
  readonly resposta: string | null;
  readonly arquivoAte: string | null;
}
type Copy = Readonly<Record<string, readonly Readonly<Record<string, string | number | boolean | null>>[]>>;

let server: CatalogueServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  sales = await buildStaff(server);
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const run = async () => {
  while (await prepareExportsJob(server.deps).run());
};
const asked = async (who: Buyer) =>
  (await who.post('/usrio/dados/exportacao', {})).json<{ data: Request }>().data;
const listed = async (who: Buyer) => (await who.get('/usrio/dados')).json<{ pedidos: Request[] }>().pedidos;
const put = async (id: number, url: string, payload: object) =>
  server.app.inject({
    method: 'PUT',
    url: `/api${url}`,
    payload,
    headers: (await buildSession(server.deps, id)).headers,
  });

describe('a copy of one’s own data, rule 0.14', () => {
  it('is requested once, made in the background, notified by mail and on the site, and downloaded as JSON and as a page', async () => {
    const first = await asked(ana);
    expect(first.protocolo).toMatch(/^2026-\d{6}-\d$/);
    expect(first).toMatchObject({ situacao: 'aberto', arquivoAte: null, prazo: '2026-06-17T02:59:59.999Z' });
    expect(await asked(ana)).toEqual(first);
    expect((await ana.get(`/usrio/dados/exportacao/${first.protocolo}`)).statusCode).toBe(404);
    await run();
    const [ready] = await listed(ana);
    expect(ready).toMatchObject({ protocolo: first.protocolo, situacao: 'concluido' });
    const [mail] = await mailsTo(server.deps.database, ana.email);
    expect(mail?.subject).toContain('A cópia dos seus dados está pronta');
    expect(mail?.text).toContain(first.protocolo);
    expect((await ana.get('/usrio/notif')).body).toContain('A cópia dos seus dados está pronta');
    const json = await ana.get(`/usrio/dados/exportacao/${first.protocolo}`);
    expect(json.headers['content-disposition']).toContain(`meus-dados-${first.protocolo}.json`);
    expect(json.headers['cache-control']).toContain('no-store');
    expect(json.json<{ dados: Copy }>().dados['conta']?.[0]).toMatchObject({ email: ana.email });
    const page = await ana.get(`/usrio/dados/exportacao/${first.protocolo}?formato=html&idiom=EN`);
    expect(page.headers['content-disposition']).toMatch(/^attachment/);
    expect(page.body).toContain('<h1>My data</h1>');
    expect(page.body).toMatch(/made on \d{1,2} [A-Z][a-z]{2} 2026, \d{2}:\d{2} \(Brasília time\)/);
    expect(page.body).not.toMatch(/\d{2}\/\d{2}\/\d{4}/);
    expect(page.body).toContain(ana.email);
    expect(page.body).not.toContain('<script');
  });

  it('holds what every table keeps, bank data opened for their owner, by the schema that is published', async () => {
    const filled = await buildFilledAccount(server, {
      name: 'Querubina',
      surname: 'Zalewski',
      document: documentOf('cpf', 77_001),
      phone: '27955501234',
    });
    const { headers } = await buildSession(server.deps, filled.id);
    const request = await server.app.inject({ method: 'POST', url: '/api/usrio/dados/exportacao', headers });
    await run();
    const { protocolo } = request.json<{ data: Request }>().data;
    const url = `/api/usrio/dados/exportacao/${protocolo}`;
    const copy = (await server.app.inject({ url, headers })).json<{ esquema: string; dados: Copy }>();
    const empty = sections.map(({ name }) => name).filter((name) => copy.dados[name]?.length === 0);
    expect(empty).toEqual(['ofertasProprias']);
    expect(copy.dados['lances']).toMatchObject([{ valor: 12_345, anulado: true, automatico: false }]);
    expect(copy.dados['lancesAutomaticos']).toMatchObject([{ valor_maximo: 76_543 }]);
    expect(copy.dados['cancelamentos']?.[0]?.['dados_bancarios']).toContain('Querubina');
    expect(copy.dados['emails']).toHaveLength(1);
    const reply = await server.app.inject('/api/privacidade/dados/esquema');
    expect(copy.esquema).toMatch(/\/api\/privacidade\/dados\/esquema$/);
    const { properties } = reply.json<Schema>();
    for (const [name, records] of Object.entries(copy.dados)) {
      const described = Object.keys(properties.dados.properties[name]?.items.properties ?? {});
      for (const record of records) expect([name, Object.keys(record)]).toEqual([name, described]);
    }
    const page = await server.app.inject({ url: `${url}?formato=html`, headers });
    expect(page.body).toContain('R$\u00A076.543,00');
    expect(page.body).not.toMatch(/undefined|\[object/);
  });

  it('is nobody else’s, whichever way the number is written, and lapses after seven days, S-25', async () => {
    const own = await asked(ana);
    await run();
    const bia = await buildBuyer(server);
    for (const number of [own.protocolo, '2026-000001-9', '1', own.protocolo.slice(0, -1)]) {
      expect((await bia.get(`/usrio/dados/exportacao/${number}`)).statusCode, number).toBe(404);
    }
    expect((await server.app.inject(`/api/usrio/dados/exportacao/${own.protocolo}`)).statusCode).toBe(401);
    expect(await listed(bia)).toEqual([]);
    const stored = await server.deps.database.rows<{ content: Buffer }>({
      name: 'test.kept-files',
      text: 'select content from personal_data_file',
    });
    expect(stored.some(({ content }) => content.includes(ana.email))).toBe(false);
    server.clock.advance(7 * day);
    expect((await ana.get(`/usrio/dados/exportacao/${own.protocolo}`)).statusCode).toBe(404);
    await forgetPersonalDataJob(server.deps).run();
    const left = await server.deps.database.rows(
      {
        name: 'test.left-files',
        text: 'select 1 from personal_data_file where expires_at <= $1',
      },
      [new Date(server.clock.now())],
    );
    expect(left).toEqual([]);
  });

  it('asked for at the same moment is one request, and two workers make one file and one mail', async () => {
    const caio = await buildBuyer(server);
    const replies = await Promise.all(Array.from({ length: 6 }, () => asked(caio)));
    expect(new Set(replies.map(({ protocolo }) => protocolo)).size).toBe(1);
    await Promise.all([run(), run(), run()]);
    const mails = await mailsTo(server.deps.database, caio.email);
    expect(mails.filter(({ subject }) => subject.startsWith('A cópia dos seus dados'))).toHaveLength(1);
  });
});

interface Schema {
  readonly properties: {
    readonly dados: { readonly properties: Readonly<Record<string, { items: { properties: object } }>> };
  };
}

describe('a correction of what nobody changes by themselves, C-88', () => {
  const ask = (who: Buyer, texto: string, assunto = 'documento') =>
    who.post('/usrio/dados/correcao', { assunto, texto });
  const waiting = async (protocolo: string) => {
    const { data } = (await sales.get('/admin/personal-data-requests')).json<{
      data: (Request & { codigo: number; diasRestantes: number; conta: { email: string } })[];
    }>();
    return data.find((one) => one.protocolo === protocolo);
  };

  it('is answered by staff, applied, notified and listed with its answer; audited without personal data', async () => {
    const { data } = (await ask(ana, 'Meu CPF está errado.')).json<{ data: Request }>();
    const request = await waiting(data.protocolo);
    expect(request).toMatchObject({ diasRestantes: 15, conta: { email: ana.email } });
    const path = `/admin/personal-data-requests/${request?.codigo}/answer`;
    const document = documentOf('cpf', 77_500);
    const answer = { atendido: true, valor: document, resposta: 'Corrigido, obrigado.' };
    expect((await sales.post(path, { ...answer, valor: '123' })).statusCode).toBe(422);
    expect((await sales.post(path, { ...answer, valor: '' })).statusCode).toBe(422);
    expect((await sales.post(path, answer)).statusCode).toBe(204);
    expect((await sales.post(path, answer)).statusCode).toBe(409);
    const [first] = await listed(ana);
    expect(first).toMatchObject({ situacao: 'concluido', resposta: 'Corrigido, obrigado.' });
    expect((await ana.get('/usrio/edit')).body).toContain(document);
    expect((await mailsTo(server.deps.database, ana.email))[0]?.subject).toContain(
      'Seus dados foram corrigidos',
    );
    const audit = await server.deps.database.row<{ details: object }>({
      name: 'test.audit-correction',
      text: `select details from audit where action = 'answer-correction' order by code desc limit 1`,
    });
    expect(audit?.details).toEqual({ request: request?.codigo, field: 'document', granted: true });
    expect(await waiting(data.protocolo)).toBeUndefined();
  });

  it('of a document removes the verification, notifies its owner, and ends a stop for the old document only, rules 0.14, 0.26', async () => {
    const old = documentOf('cpf', 77_701);
    const person = await buildBuyer(server, { document: old });
    const [stays, other] = [await buildBuyer(server), await buildBuyer(server)];
    const motivo = 'Fraude confirmada.';
    const byNumber = { tipo: 'documento', valor: old, motivo };
    expect((await sales.post('/admin/blocklist', byNumber)).statusCode).toBe(201);
    const own = { tipo: 'documento', conta: stays.id, motivo };
    expect((await sales.post('/admin/blocklist', own)).statusCode).toBe(201);
    const correct = async (who: Buyer, valor: string) => {
      const { data } = (await ask(who, 'Meu CPF está errado.')).json<{ data: Request }>();
      const path = `/admin/personal-data-requests/${(await waiting(data.protocolo))?.codigo}/answer`;
      return (await sales.post(path, { atendido: true, valor, resposta: 'Corrigido, obrigado.' })).statusCode;
    };
    const state = ({ id }: Buyer) =>
      server.deps.database.row(
        {
          name: 'test.marks-of-account',
          text: 'select identity_verified_at is not null as verified, listed_at is not null as stopped from account where id = $1',
        },
        [id],
      );
    expect(await state(person)).toEqual({ verified: true, stopped: true });
    expect(await correct(person, documentOf('cpf', 77_702))).toBe(204);
    expect(await state(person)).toEqual({ verified: false, stopped: false });
    const subjects = (await mailsTo(server.deps.database, person.email)).map(({ text }) => text);
    expect(subjects.some((text) => text.includes('O CPF ou CNPJ da conta foi corrigido'))).toBe(true);
    expect(await correct(stays, documentOf('cpf', 77_703))).toBe(204);
    expect(await state(stays)).toEqual({ verified: false, stopped: true });
    expect(await correct(other, old)).toBe(409);
    expect(await state(other)).toEqual({ verified: true, stopped: false });
  });

  it('refuses an e-mail and a document that belong to another account, and changes nothing', async () => {
    const other = await buildAccount(server.deps.database, { document: documentOf('cpf', 77_600) });
    for (const [assunto, valor] of [
      ['email', other.email],
      ['documento', documentOf('cpf', 77_600)],
    ] as const) {
      const { data } = (await ask(ana, `Troquem ${assunto}`, assunto)).json<{ data: Request }>();
      const request = await waiting(data.protocolo);
      const path = `/admin/personal-data-requests/${request?.codigo}/answer`;
      const reply = await sales.post(path, { atendido: true, valor, resposta: 'Corrigido.' });
      expect([409, 422]).toContain(reply.statusCode);
      expect((await waiting(data.protocolo))?.situacao).toBe('aberto');
      await sales.post(path, { atendido: false, resposta: 'Pertence a outra conta.' });
    }
    expect((await listed(ana))[0]).toMatchObject({
      situacao: 'recusado',
      resposta: 'Pertence a outra conta.',
    });
  });

  it('refuses too short words, a field that is none, and a sixth request that waits; the same sent twice is one', async () => {
    const duda = await buildBuyer(server);
    expect((await ask(duda, 'oi')).statusCode).toBe(422);
    expect((await ask(duda, 'Está errado.', 'senha')).statusCode).toBe(422);
    for (const number of [1, 2, 3, 4, 5, 5]) {
      expect((await ask(duda, `Corrijam o ${number}º campo`)).statusCode).toBe(201);
    }
    expect((await ask(duda, 'Mais um campo')).statusCode).toBe(422);
    expect(await listed(duda)).toHaveLength(5);
  });
});

describe('consents, rule 0.14', () => {
  it('are listed with time, version and place, and withdrawn in one call that is stored once', async () => {
    const eva = await buildBuyer(server);
    const give = (aceita: boolean) => put(eva.id, '/usrio/dados/emails', { aceita });
    await give(true);
    const given = server.clock.now();
    server.clock.advance(1000);
    expect((await give(false)).json()).toMatchObject({ aceitaEmails: false });
    await give(false);
    const page = (await eva.get('/usrio/dados')).json<{ aceitaEmails: boolean; emails: object[] }>();
    const line = { versao: '2026-11-23', onde: 'meus-dados' };
    expect(page.aceitaEmails).toBe(false);
    expect(page.emails).toEqual([
      { ...line, aceita: false, quando: new Date(given + 1000).toISOString() },
      { ...line, aceita: true, quando: new Date(given).toISOString() },
    ]);
  });
});

describe('staff for a user who asked by letter, S-52', () => {
  it('ask for a copy, hand it over, and both is audited; copies that people asked for themselves are closed to them', async () => {
    const own = await asked(ana);
    const person = await buildAccount(server.deps.database);
    const path = `/admin/accounts/${person.id}/personal-data-requests`;
    const reply = await sales.post(path, { tipo: 'exportacao', motivo: 'Carta de 02/06.' });
    expect(reply.statusCode).toBe(201);
    const { codigo } = reply.json<{ data: { codigo: number } }>().data;
    await run();
    const file = await sales.get(`/admin/personal-data-requests/${codigo}/file`);
    expect(file.json<{ dados: Copy }>().dados['conta']?.[0]).toMatchObject({ email: person.email });
    expect(await mailsTo(server.deps.database, person.email)).toEqual([]);
    const code = Number(own.protocolo.split('-')[1]);
    expect((await sales.get(`/admin/personal-data-requests/${code}/file`)).statusCode).toBe(404);
    const audit = await server.deps.database.rows<{ action: string }>(
      { name: 'test.audit-person', text: 'select action from audit where subject = $1 order by code' },
      [`account ${person.id}`],
    );
    expect(audit.map(({ action }) => action)).toEqual(['request-for-person', 'download-export-for-person']);
  });

  it('are refused without a reason, for nobody, and without the right', async () => {
    const body = { tipo: 'exportacao', motivo: 'Carta de 02/06.' };
    expect((await sales.post('/admin/accounts/99999999/personal-data-requests', body)).statusCode).toBe(404);
    const path = `/admin/accounts/${ana.id}/personal-data-requests`;
    expect((await sales.post(path, { tipo: 'exportacao', motivo: '' })).statusCode).toBe(422);
    expect((await ana.post(path, body)).statusCode).toBe(403);
  });
});
