import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { whileMailRefused } from '../../../../test/state/while-mail-refused.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { forgetPurchaseDocuments, remindOfPurchaseDocumentsJob } from './public.ts';

const DAY = 86_400_000;
const YEAR = 366 * DAY;
/** Noon in São Paulo, when reminders are sent. */
const NOON = Date.UTC(2026, 10, 23, 15);

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

async function bought(columns: Readonly<Record<string, number>> = {}, by = ana): Promise<number> {
  const offer = await buildPurchasedOffer(server, by.id, { columns });
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.kept-sale', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  return row?.code ?? 0;
}
const send = (code: number, tipo: string) =>
  ana.post(`/usrio/compras/${code}/documentos`, {
    tipo,
    nome: 'a.pdf',
    conteudo: Buffer.from('%PDF-1.7 a').toString('base64'),
  });
const kinds = async (code: number) =>
  (
    await server.deps.database.rows<{ kind: string }>(
      {
        name: 'test.kept-kinds',
        text: 'select kind from purchase_document where purchase_code = $1 order by 1',
      },
      [code],
    )
  ).map(({ kind }) => kind);
const files = async () =>
  (await readdir(path.join(server.deps.config.filesDir, 'purchase-documents')).catch((): string[] => []))
    .length;

describe('the documents of a sale that has ended, rule 0.43', () => {
  it('go with their files after the years of their kind, and not before', async () => {
    server.clock.set(NOON);
    const ended = await bought({ finished_at: NOON });
    const open = await bought();
    for (const code of [ended, open]) for (const kind of ['pagamento', 'entrega']) await send(code, kind);
    const { documentYears, salesRecordYears } = server.deps.config.rules;
    expect([documentYears, salesRecordYears]).toEqual([5, 10]);
    server.clock.set(NOON + 4 * YEAR);
    await forgetPurchaseDocuments(server.deps);
    expect([await kinds(ended), await files()]).toEqual([['entrega', 'pagamento'], 4]);
    server.clock.set(NOON + 6 * YEAR);
    await forgetPurchaseDocuments(server.deps);
    expect(await kinds(ended)).toEqual(['entrega']);
    server.clock.set(NOON + 11 * YEAR);
    await forgetPurchaseDocuments(server.deps);
    expect([await kinds(ended), await kinds(open)]).toEqual([[], ['entrega', 'pagamento']]);
    await expect.poll(files).toBe(2);
  });
});

describe('the key of an invoice', () => {
  it('is checked, and shown to the buyer', async () => {
    server.clock.set(NOON);
    const code = await bought();
    const give = (chave: string) =>
      sales.post(`/admin/purchases/${code}/documents`, {
        tipo: 'nota-fiscal',
        nome: 'nota.pdf',
        conteudo: Buffer.from('%PDF-1.7 a').toString('base64'),
        chave,
      });
    const wrong = await give('4317 1207 3646 1700 0135 5500 0000 0120 1410 0012 0147');
    expect([wrong.statusCode, wrong.json<{ erros: string[] }>().erros[0]]).toEqual([
      422,
      'Confira a chave da nota: são 44 caracteres, e um deles não confere.',
    ]);
    expect((await give('4317 1207 3646 1700 0135 5500 0000 0120 1410 0012 0146')).statusCode).toBe(201);
    const own = await ana.get(`/usrio/compras/${code}/documentos`);
    expect(own.json()).toMatchObject({
      data: { documentos: [{ chave: '43171207364617000135550000000120141000120146' }] },
    });
  });
});

describe('a buyer who has not sent what was asked for', () => {
  it('is reminded on the day before the last day, on it and after it, once each', async () => {
    server.clock.set(NOON);
    const code = await bought();
    const due = '2026-11-26';
    const body = { tipo: 'pagamento', motivo: 'Para liberar o veículo.', prazo: due };
    expect((await sales.post(`/admin/purchases/${code}/document-requests`, body)).statusCode).toBe(201);
    const reminders = async () => {
      await remindOfPurchaseDocumentsJob(server.deps).run();
      await remindOfPurchaseDocumentsJob(server.deps).run();
      const mails = await mailsTo(server.deps.database, ana.email);
      return mails.filter(({ subject }) => subject.startsWith('Falta um documento')).length;
    };
    expect(await reminders()).toBe(0);
    server.clock.set(NOON + 2 * DAY);
    // What fails is tried again.
    expect(await whileMailRefused(server.deps.database, ana.email, reminders)).toBe(0);
    expect(await reminders()).toBe(1);
    server.clock.set(NOON + 3 * DAY);
    expect(await reminders()).toBe(2);
    for (const day of [4, 5]) {
      server.clock.set(NOON + day * DAY);
      expect(await reminders()).toBe(2);
      const [{ subject } = { subject: '' }] = await mailsTo(server.deps.database, ana.email);
      expect(subject).toMatch(/^O prazo de um documento da sua compra terminou/);
    }
  });

  it('is not reminded once it is sent', async () => {
    server.clock.set(NOON);
    const code = await bought();
    const body = { tipo: 'entrega', motivo: 'Para liberar o veículo.', prazo: '2026-11-24' };
    expect((await sales.post(`/admin/purchases/${code}/document-requests`, body)).statusCode).toBe(201);
    await send(code, 'entrega');
    const before = (await mailsTo(server.deps.database, ana.email)).length;
    for (const day of [1, 2]) {
      server.clock.set(NOON + day * DAY);
      await remindOfPurchaseDocumentsJob(server.deps).run();
    }
    expect((await mailsTo(server.deps.database, ana.email)).length).toBe(before);
  });

  it('is reminded of also while as many as are reminded at once fail', async () => {
    server.clock.set(NOON);
    const bia = await buildBuyer(server);
    const asked = { tipo: 'pagamento', motivo: 'Para liberar o veículo.', prazo: '2026-11-24' };
    for (const code of [await bought(), await bought({}, bia)])
      expect((await sales.post(`/admin/purchases/${code}/document-requests`, asked)).statusCode).toBe(201);
    server.clock.set(NOON + DAY);
    const job = remindOfPurchaseDocumentsJob(server.deps, 1);
    const reminders = async () => {
      while (await job.run());
      const lists = await Promise.all([ana, bia].map(({ email }) => mailsTo(server.deps.database, email)));
      return lists.map(
        (mails) => mails.filter(({ subject }) => subject.startsWith('Falta um documento')).length,
      );
    };
    const [before = 0, ofBia] = await whileMailRefused(server.deps.database, ana.email, reminders);
    expect(ofBia).toBe(1);
    expect(await reminders()).toEqual([before + 1, 1]);
  });
});
