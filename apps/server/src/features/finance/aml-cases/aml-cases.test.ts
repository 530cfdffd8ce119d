import { getAmlCase } from '@patio/contract/finance/aml-cases/get-aml-case.ts';
import { listAmlCases } from '@patio/contract/finance/aml-cases/list-aml-cases.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { gatherExport } from '../../people/personal-data/export/gather-export.ts';
import { forgetAmlCases } from './forget-cases.ts';
import { lookAtOperationsJob } from './look-at-operations.job.ts';

const DAY = 86_400_000;
const CPF = '529.982.247-25';
let server: TestServer;
let finance: StaffMember;
let colleague: StaffMember;
let ana: Buyer;
let purchase: number;
let charge: number;
let references = 0;

beforeAll(async () => {
  server = await startTestServer();
  finance = await buildStaff(server, { staffRole: 'finance' });
  colleague = await buildStaff(server, { staffRole: 'finance' });
});
beforeEach(async () => {
  ana = await buildBuyer(server);
  purchase = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
  const shown = await finance.get(`/admin/purchases/${purchase}/charges`);
  charge = shown.json<{ data: { cobrancas: { codigo: number }[] } }>().data.cobrancas[0]?.codigo ?? 0;
});
afterAll(() => server.close());

/** Records money that another one handed over or sent. */
const paid = (valor: number, more: object = {}) =>
  finance.post(`/admin/charges/${charge}/receipts`, {
    forma: 'especie',
    valor,
    dia: dayOf(server.clock.now()),
    pagador: 'Carlos Souza',
    documentoPagador: CPF,
    referencia: `RECIBO ${(references += 1)}`,
    ...more,
  });
const look = async (): Promise<void> => {
  const job = lookAtOperationsJob(server.deps);
  while (await job.run());
};
const cases = async () =>
  listAmlCases.success.schema.parse((await finance.get(`/admin/aml-cases?pessoa=${ana.id}`)).json()).data;
const shown = async (code: number, by = finance) =>
  getAmlCase.success.schema.parse((await by.get(`/admin/aml-cases/${code}`)).json()).data;
const opened = async (flag: string): Promise<number> => {
  await look();
  return (await cases()).find(({ sinal }) => sinal === flag)?.codigo ?? 0;
};
const step = async (code: number, path: string, body: object, by: StaffMember) =>
  by.post(`/admin/aml-cases/${code}/${path}`, { versao: (await shown(code)).versao, ...body });
const decide = (code: number, decisao: string, by: StaffMember) =>
  step(code, 'decision', { decisao, motivo: 'Renda comprovada.' }, by);

describe('operations', () => {
  it('in cash need the document of who handed it over', async () => {
    const refused = await expectRefused(server, () => paid(100, { documentoPagador: null }), 422);
    expect(JSON.stringify(refused)).toContain('entreg');
    expect((await paid(100)).json()).toMatchObject({ data: { recebimentos: [{ forma: 'especie' }] } });
  });

  it('that call for it open one case for each flag, also by two workers at once, and repeating changes nothing', async () => {
    await paid(18_000);
    await look();
    expect(await cases()).toMatchObject([{ sinal: 'terceiro', situacao: 'aberto', total: 18_000 }]);
    await paid(12_000);
    await Promise.all([look(), look()]);
    expect((await cases()).map(({ sinal, total, operacoes }) => [sinal, total, operacoes])).toEqual([
      ['terceiro', 30_000, 2],
      ['especie', 30_000, 2],
      ['fracionamento', 30_000, 2],
    ]);
    const before = await cases();
    await server.deps.database.run(
      { name: 'test.aml-again', text: 'insert into aml_news (account_id) values ($1)' },
      [ana.id],
    );
    await look();
    expect(await cases()).toEqual(before);
  });

  it('that come after a case was closed open another one, the same ones do not', async () => {
    await paid(31_000);
    const code = await opened('especie');
    await step(code, 'assignee', {}, finance);
    expect((await decide(code, 'arquivar', colleague)).statusCode).toBe(200);
    await paid(1);
    const second = await opened('especie');
    const all = (await cases()).filter(({ sinal }) => sinal === 'especie');
    expect(all).toMatchObject([{ situacao: 'encerrado' }, { situacao: 'aberto', operacoes: 2 }]);
    expect(second).toBe(code);
  });

  it('of a complete registration and of the buyer are no case', async () => {
    await paid(12_000, { forma: 'transferencia', pagador: 'Ninguém' });
    await look();
    expect((await cases()).map(({ sinal }) => sinal)).toEqual(['terceiro']);
  });

  it('of a buyer without address are flagged with their purchase', async () => {
    await server.deps.database.run(
      { name: 'test.aml-no-address', text: 'delete from address where account_id = $1' },
      [ana.id],
    );
    const code = await opened('cadastro');
    expect(await shown(code)).toMatchObject({
      total: 12_000,
      pessoa: { endereco: null },
      operacoes: [{ tipo: 'compra', compra: purchase, valor: 12_000 }],
    });
  });
});

describe('a case', () => {
  it('is reported within 24 hours of the decision, and closed with its protocol', async () => {
    await paid(30_000);
    const code = await opened('especie');
    await expectRefused(server, () => decide(code, 'comunicar', finance), 409);
    expect((await step(code, 'assignee', {}, finance)).statusCode).toBe(200);
    const decidedAt = server.clock.now();
    expect((await decide(code, 'comunicar', finance)).statusCode).toBe(200);
    const waiting = await shown(code);
    expect(Date.parse(waiting.comunicarAte ?? '')).toBe(decidedAt + DAY);
    const report = (dia: string) => step(code, 'report', { protocolo: 'COAF 1', dia }, finance);
    await expectRefused(server, () => report(dayOf(decidedAt - 2 * DAY)), 422);
    await expectRefused(server, () => report(dayOf(decidedAt + 2 * DAY)), 422);
    expect((await report(dayOf(decidedAt))).statusCode).toBe(200);
    expect(await shown(code)).toMatchObject({
      situacao: 'encerrado',
      protocolo: 'COAF 1',
      pode: { assumir: false, anotar: false, comunicar: false, arquivar: false, registrar: false },
    });
  });

  it('at the threshold of cash is not dismissed by who analyses it, below it is', async () => {
    await paid(30_000);
    const code = await opened('especie');
    await step(code, 'assignee', {}, finance);
    expect((await shown(code)).outraPessoaArquiva).toBe(true);
    await expectRefused(server, () => decide(code, 'arquivar', finance), 409);
    expect((await decide(code, 'arquivar', colleague)).statusCode).toBe(200);
  });

  it('that changed is decided on by nobody who has not seen the change', async () => {
    await paid(30_000);
    const code = await opened('especie');
    await step(code, 'assignee', {}, finance);
    const { versao } = await shown(code);
    await paid(500);
    await look();
    const body = { decisao: 'comunicar', motivo: 'Sem explicação.', versao };
    await expectRefused(server, () => finance.post(`/admin/aml-cases/${code}/decision`, body), 409);
  });

  it('is opened by hand with a reason once, and gets what comes later', async () => {
    const body = { compra: purchase, motivo: 'Comportamento estranho na loja.' };
    expect((await finance.post('/admin/aml-cases', body)).statusCode).toBe(201);
    await expectRefused(server, () => finance.post('/admin/aml-cases', body), 409);
    await expectRefused(server, () => finance.post('/admin/aml-cases', { ...body, compra: 999_999 }), 404);
    await paid(100);
    const code = await opened('manual');
    expect(await shown(code)).toMatchObject({
      operacoes: expect.arrayContaining([
        expect.objectContaining({ pagador: 'Carlos Souza', documentoPagador: '52998224725' }),
      ]),
      historico: [{ tipo: 'aberto', texto: body.motivo }, { tipo: 'operacoes' }],
    });
  });

  it('is saved as a file with notes and payers, and the saving is logged', async () => {
    await paid(30_000);
    const code = await opened('especie');
    await finance.post(`/admin/aml-cases/${code}/notes`, { texto: 'Pediu para pagar aos poucos.' });
    const file = await finance.get(`/admin/aml-cases/${code}/file`);
    expect(file.json()).toMatchObject({
      valorEspecie: 30_000,
      codigo: code,
      pessoa: { codigo: ana.id, email: ana.email },
      operacoes: [{ pagador: 'Carlos Souza' }],
      historico: [{}, { tipo: 'nota', texto: 'Pediu para pagar aos poucos.' }],
    });
    expect((await shown(code)).historico.at(-1)).toMatchObject({ tipo: 'baixado' });
    const log = await finance.get(`/admin/audit?busca=${code}`);
    expect(log.body).toContain('download-aml-case');
  });

  it('is for finance and administrators alone, and so is what is logged of it', async () => {
    await paid(30_000);
    const code = await opened('especie');
    await finance.get('/admin/aml-cases.csv');
    for (const staffRole of ['sales', 'support', 'content', 'yard'] as const) {
      const member = await buildStaff(server, { staffRole });
      expect((await member.get('/admin/aml-cases')).statusCode).toBe(403);
      expect((await member.get(`/admin/aml-cases/${code}/file`)).statusCode).toBe(403);
      expect((await member.get('/admin/audit?limit=100')).body).not.toMatch(/aml-case/u);
    }
    expect((await finance.get('/admin/audit?limit=100')).body).toContain('aml-case');
  });

  it('is told to the buyer by nothing: neither export nor pages, notifications or mails', async () => {
    const before = await told();
    await paid(30_000, { pagador: await nameOf(ana.id) });
    await opened('especie');
    const code = await opened('especie');
    await step(code, 'assignee', {}, finance);
    await decide(code, 'comunicar', finance);
    const secret = /aml|lavagem|laundering|coaf|comunica[çr]/iu;
    const exported = JSON.stringify(await gatherExport(server.deps.database, ana.id, server.deps.config));
    expect(exported).not.toMatch(secret);
    for (const path of [
      `/usrio/compras/${purchase}`,
      `/usrio/compras/${purchase}/cobrancas`,
      '/usrio/notif',
      '/auth/me',
    ])
      expect((await ana.get(path)).body).not.toMatch(secret);
    const after = await told();
    expect(after.length).toBeGreaterThan(before.length);
    expect(JSON.stringify(after.filter((text) => !before.includes(text)))).not.toMatch(secret);
  });

  it('keeps no word and no person five years after its end', async () => {
    await paid(30_000);
    const code = await opened('especie');
    await step(code, 'assignee', {}, finance);
    await decide(code, 'arquivar', colleague);
    server.clock.advance(5 * 365 * DAY);
    await forgetAmlCases(server.deps);
    expect((await shown(code)).pessoa).not.toBeNull();
    server.clock.advance(3 * DAY);
    await forgetAmlCases(server.deps);
    expect(await shown(code)).toMatchObject({
      pessoa: null,
      total: 30_000,
      operacoes: [{ compra: null, pagador: null, documentoPagador: null }],
    });
    expect((await shown(code)).historico.every(({ texto }) => texto === null)).toBe(true);
  });
});

const nameOf = async (id: number): Promise<string> => {
  const row = await server.deps.database.row<{ name: string }>(
    { name: 'test.aml-name', text: `select trim(name || ' ' || surname) as name from account where id = $1` },
    [id],
  );
  return row?.name ?? '';
};
/** Every text that was sent to anyone. */
const told = async (): Promise<string[]> => {
  const rows = await server.deps.database.rows<{ text: string }>({
    name: 'test.aml-told',
    text: `select subject || ' ' || text || ' ' || html as text from mail union all select title || ' ' || body from notification`,
  });
  return rows.map(({ text }) => text);
};
