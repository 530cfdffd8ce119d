import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import {
  buyerStep,
  complain,
  deskStep,
  newestComplaint,
  officeComplaint,
  ownComplaints,
  releasedPurchase,
} from '../../../../test/scenes/purchases/complaint-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { keepComplaintClocksJob } from './public.ts';

const DAY = 86_400_000;
const CONTACT = 'Me ligue: 27 99876-5432';

let server: TestServer;
let store: number;
let sales: StaffMember;
let seller: StaffMember;
let other: StaffMember;
let ana: Buyer;
let purchase: number;
let code: number;

beforeAll(async () => {
  server = await startTestServer();
  store = await buildPartner(server.deps.database, { store: 'loja-reclamada' });
  sales = await buildStaff(server);
  seller = await buildStaff(server, { staffRole: null, partnerId: store });
  const another = await buildPartner(server.deps.database, { store: 'loja-vizinha' });
  other = await buildStaff(server, { staffRole: null, partnerId: another });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  ({ purchase } = await releasedPurchase(server, ana.id, { store }));
  await complain(ana, purchase, { texto: CONTACT });
  code = (await newestComplaint(ana, purchase)).codigo;
});

const wait = async (days: number) => {
  server.clock.advance(days * DAY);
  while (await keepComplaintClocksJob(server.deps).run()) {
    // Those of other tests come first.
  }
};

describe('a complaint about a sale of a store', () => {
  it('is answered by the store first, while the house reads and notes', async () => {
    expect((await newestComplaint(ana, purchase)).com).toBe('store');
    const early = await deskStep(sales, code, 'answer');
    expect([early.statusCode, early.json<{ erros: string[] }>().erros[0]]).toEqual([
      409,
      'A loja responde primeiro. Se o prazo dela passar, a reclamação vem para a equipe.',
    ]);
    expect((await sales.post(`/admin/complaints/${code}/notes`, { texto: 'Acompanhar.' })).statusCode).toBe(
      200,
    );
    expect((await officeComplaint(seller, code)).historico.map(({ tipo }) => tipo)).toEqual(['open']);
    expect((await deskStep(seller, code, 'answer', { texto: CONTACT })).statusCode).toBe(200);
    expect((await newestComplaint(ana, purchase)).historico.at(-1)).toMatchObject({
      lado: 'loja',
      autor: null,
    });
  });

  it('shows contacts to nobody but their author and the house', async () => {
    await deskStep(seller, code, 'answer', { texto: CONTACT });
    const texts = (seen: { historico: readonly { texto: string }[] }) =>
      seen.historico.map(({ texto }) => texto);
    const masked = 'Me ligue: [telefone oculto]';
    expect(texts(await officeComplaint(seller, code))).toEqual([masked, CONTACT]);
    expect(texts(await newestComplaint(ana, purchase))).toEqual([CONTACT, masked]);
    expect(texts(await officeComplaint(sales, code))).toEqual([CONTACT, CONTACT]);
    const mails = await server.deps.database.rows<{ text: string }>(
      { name: 'test.mails-of-complaint', text: `select text from mail where text like '%99876-5432%'` },
      [],
    );
    expect(mails).toEqual([]);
  });

  it('passes to the house when the term of the store has passed: house, store and buyer are told', async () => {
    const before = await notices(sales);
    await wait(8);
    expect(await newestComplaint(ana, purchase)).toMatchObject({ com: 'house', atrasada: true });
    expect((await notices(sales)).length).toBeGreaterThan(before.length);
    expect((await notices(seller))[0]).toMatch(/^Reclamação atrasada/);
    expect((await deskStep(seller, code, 'answer')).statusCode).toBe(403);
    expect((await deskStep(sales, code, 'answer')).statusCode).toBe(200);
    expect((await notices(seller))[0]).toMatch(/^A casa respondeu/);
  });

  it('passes to the house at once when the store is suspended', async () => {
    const lost = await buildPartner(server.deps.database, { store: 'loja-reclamada-suspensa' });
    const gone = await releasedPurchase(server, ana.id, { store: lost });
    await complain(ana, gone.purchase);
    await server.deps.database.run(
      { name: 'test.suspend-complained', text: `update partner set status = 'suspended' where id = $1` },
      [lost],
    );
    const { codigo } = await newestComplaint(ana, gone.purchase);
    expect((await deskStep(sales, codigo, 'answer')).statusCode).toBe(200);
  });

  it('is answered by the house from the start when the store is suspended before, and the buyer reads that', async () => {
    const lost = await buildPartner(server.deps.database, { store: 'loja-fora', status: 'suspended' });
    const { purchase: sold } = await releasedPurchase(server, ana.id, { store: lost });
    const before = (await notices(sales)).length;
    await complain(ana, sold);
    expect((await newestComplaint(ana, sold)).com).toBe('house');
    expect((await ownComplaints(ana, sold)).loja).toBeNull();
    expect((await ownComplaints(ana, purchase)).loja).not.toBeNull();
    // Once, not again in the name of the store.
    expect((await notices(sales)).length).toBe(before + 1);
    const mail = await server.deps.database.row<{ text: string }>(
      {
        name: 'test.opened-mail',
        text: `select text from mail where recipient = $1 and text like '%responde até%' order by id desc limit 1`,
      },
      [ana.email],
    );
    expect(mail?.text).toContain('A equipe responde até');
  });

  it('is reviewed by the house when the buyer does not agree', async () => {
    await deskStep(seller, code, 'decide', { resultado: 'improcedente' });
    await buyerStep(ana, purchase, 'escalate');
    expect((await notices(seller))[0]).toMatch(/^O comprador recorreu/);
    const admin = await buildStaff(server, { staffRole: 'administrator' });
    expect((await deskStep(seller, code, 'answer')).statusCode).toBe(403);
    expect((await deskStep(admin, code, 'decide')).statusCode).toBe(200);
  });

  it('is unknown to another store, to other buyers and to roles that it does not concern', async () => {
    const content = await buildStaff(server, { staffRole: 'content' });
    const rui = await buildBuyer(server);
    const { versao } = await newestComplaint(ana, purchase);
    const table = [];
    for (const by of [other, content])
      table.push([
        (await by.get(`/admin/complaints/${code}`)).statusCode,
        (await deskStep(by, code, 'answer')).statusCode,
        (await by.post(`/admin/complaints/${code}/notes`, { texto: 'Nota' })).statusCode,
      ]);
    expect(table).toEqual([
      [404, 404, 404],
      [403, 403, 403],
    ]);
    const listed = (await other.get('/admin/complaints?situacao=nossa,comprador,encerrada')).json<{
      data: [];
    }>();
    expect(listed.data).toEqual([]);
    expect((await rui.get(`/usrio/compras/${purchase}/reclamacoes`)).statusCode).toBe(404);
    expect((await complain(rui, purchase)).statusCode).toBe(404);
    const step = { passo: 'withdraw', texto: '', versao };
    expect((await rui.post(`/usrio/reclamacoes/${code}/passos`, step)).statusCode).toBe(404);
  });

  it('is in the list with its state, what is due and who answers, and in the spreadsheet of the house', async () => {
    const { data } = (await sales.get(`/admin/complaints?compra=${purchase}`)).json<{ data: object[] }>();
    expect(data).toMatchObject([{ codigo: code, com: 'store', situacao: 'waiting', atrasada: false }]);
    await wait(8);
    const late = (await sales.get(`/admin/complaints?compra=${purchase}&atrasada=S&com=house`)).json<{
      data: [];
    }>();
    expect(late.data).toHaveLength(1);
    const csv = await sales.get(`/admin/complaints.csv?compra=${purchase}`);
    expect(csv.body).toContain('Documentos');
    expect((await seller.get('/admin/complaints.csv')).statusCode).toBe(403);
  });
});

async function notices(by: StaffMember): Promise<string[]> {
  const rows = await server.deps.database.rows<{ title: string }>(
    {
      name: 'test.notices-of',
      text: 'select title from notification where account_id = $1 order by code desc',
    },
    [by.id],
  );
  return rows.map(({ title }) => title);
}
