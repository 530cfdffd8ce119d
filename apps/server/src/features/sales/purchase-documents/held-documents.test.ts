import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { scanHeldDocumentsJob } from './public.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let code: number;

beforeAll(async () => {
  // Nobody listens on this port.
  server = await startTestServer({ VIRUS_SCANNER: 'clamd://127.0.0.1:1', VIRUS_SCANNER_AWAY: 'hold' });
  sales = await buildStaff(server);
  ana = await buildBuyer(server);
  const offer = await buildPurchasedOffer(server, ana.id);
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.held-sale', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  code = row?.code ?? 0;
});
afterAll(() => server.close());

const states = async (by: Pick<Buyer, 'get'>, path: string) =>
  (await by.get(path))
    .json<{ data: { documentos: { situacao: string }[] } }>()
    .data.documentos.map(({ situacao }) => situacao);
const own = () => states(ana, `/usrio/compras/${code}/documentos`);
const office = () => states(sales, `/admin/purchases/${code}/documents`);
const send = () =>
  ana.post(`/usrio/compras/${code}/documentos`, {
    tipo: 'pagamento',
    nome: 'a.pdf',
    conteudo: Buffer.from('%PDF-1.7 a').toString('base64'),
  });
const scan = (verdict: 'clean' | 'infected' | 'away') =>
  scanHeldDocumentsJob(server.deps, { scan: async () => verdict }).run();

it('what is sent while the scanner is away is seen by its sender alone until it is scanned', async () => {
  expect((await send()).statusCode).toBe(201);
  expect([await own(), await office()]).toEqual([['em-verificacao'], []]);
  await scan('away');
  expect(await office()).toEqual([]);
  await scan('clean');
  expect([await own(), await office()]).toEqual([['enviado'], ['enviado']]);
});

it('what turns out to be infected is deleted, and its sender is told', async () => {
  await send();
  await scan('infected');
  expect([await own(), await office()]).toEqual([['enviado'], ['enviado']]);
  const [mail] = await mailsTo(server.deps.database, ana.email);
  expect(mail?.subject).toMatch(/^Um documento da sua compra foi apagado/);
});

it('one that the scanner cannot check holds up no other, and is refused after five tries', async () => {
  const pdf = (text: string) =>
    ana.post(`/usrio/compras/${code}/documentos`, {
      tipo: 'pagamento',
      nome: 'b.pdf',
      conteudo: Buffer.from(`%PDF-1.7 ${text}`).toString('base64'),
    });
  await pdf('bad');
  await pdf('good');
  const before = (await office()).length;
  const scanner = { scan: async (bytes: Buffer) => (bytes.includes('bad') ? 'away' : 'clean') } as const;
  const job = scanHeldDocumentsJob(server.deps, scanner);
  while (await job.run());
  expect((await office()).length).toBe(before + 1);
  for (let tries = 1; tries < 5; tries += 1) await job.run();
  expect(await own()).not.toContain('em-verificacao');
  expect((await office()).length).toBe(before + 1);
  const [mail] = await mailsTo(server.deps.database, ana.email);
  expect(mail?.subject).toMatch(/^Envie de novo um documento da sua compra/);
});

/** A sale of a new store: two users of the store, the buyer, and where its documents are sent. */
async function saleOfStore(name: string) {
  const { database } = server.deps;
  const partnerId = await buildPartner(database, { store: name });
  const store = await buildStaff(server, { staffRole: null, partnerId });
  const colleague = await buildStaff(server, { staffRole: null, partnerId });
  const buyer = await buildBuyer(server);
  const offer = await buildPurchasedOffer(server, buyer.id);
  const sale = await database.row<{ code: number }>(
    {
      name: 'test.held-of-store',
      text: `with sold as (update offer set partner_id = $2 where code = $1) select code from purchase where offer_code = $1`,
    },
    [offer, partnerId],
  );
  return { partnerId, store, colleague, buyer, path: `/admin/purchases/${sale?.code}/documents` };
}

const invoice = {
  tipo: 'nota-fiscal',
  nome: 'nota.pdf',
  conteudo: Buffer.from('%PDF-1.7 n').toString('base64'),
};

it.each([
  ['infected', { PTBR: /^Documento de compra apagado/, EN: /^Document of a purchase deleted/ }],
  [
    'unscanned',
    { PTBR: /^Documento de compra para enviar de novo/, EN: /^Document of a purchase to send again/ },
  ],
] as const)(
  'one of the sellers that is %s is deleted, and who sent it is told as such, and no other',
  async (why, subjects) => {
    const { database } = server.deps;
    const { store, colleague, buyer, path } = await saleOfStore(`loja-${why}`);
    const drop = async () => {
      if (why === 'infected') return scan('infected');
      const scanner = { scan: async (bytes: Buffer) => (bytes.includes('%PDF') ? 'away' : 'clean') } as const;
      for (let tries = 1; tries <= 5; tries += 1) await scanHeldDocumentsJob(server.deps, scanner).run();
      return false;
    };
    for (const [sender, idiom] of [
      [store, 'PTBR'],
      [store, 'EN'],
      [sales, 'PTBR'],
    ] as const) {
      const speaks = { name: 'test.speaks', text: 'update account set idiom = $2 where id = $1' };
      await database.run(speaks, [sender.id, idiom]);
      const before = (await mailsTo(database, sender.email)).length;
      expect((await sender.post(path, invoice)).statusCode).toBe(201);
      await drop();
      const mails = await mailsTo(database, sender.email);
      expect(mails).toHaveLength(before + 1);
      expect(mails[0]?.subject).toMatch(subjects[idiom]);
      expect(mails[0]?.text).toContain(
        idiom === 'EN' ? 'file that you have sent' : 'arquivo que você enviou',
      );
    }
    expect(await mailsTo(database, colleague.email)).toEqual([]);
    expect(await mailsTo(database, buyer.email)).toEqual([]);
  },
);

it.each(['suspended', 'closed'])(
  'of one that a store sent which is %s by then the house is told, and not the store (rule 0.31)',
  async (status) => {
    const { database } = server.deps;
    const { partnerId, store, path } = await saleOfStore(`loja-${status}`);
    expect((await store.post(path, invoice)).statusCode).toBe(201);
    const end = { name: 'test.end-store', text: 'update partner set status = $2 where id = $1' };
    await database.run(end, [partnerId, status]);
    const before = (await mailsTo(database, sales.email)).length;
    await scan('infected');
    expect(await mailsTo(database, store.email)).toEqual([]);
    const mails = await mailsTo(database, sales.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toMatch(/^Documento de compra apagado/);
    expect(mails[0]?.text).toContain('O arquivo que a equipe enviou');
  },
);
