import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import {
  complain,
  deskStep,
  newestComplaint,
  releasedPurchase,
} from '../../../../../test/scenes/purchases/complaint-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { forgetComplaints, forgetLooseComplaintFilesJob } from '../public.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\nthe engine');
const DAY = 86_400_000;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let purchase: number;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  ({ purchase } = await releasedPurchase(server, ana.id));
});

const upload = (given: object = {}, by = ana, of = purchase) =>
  by.post(`/usrio/compras/${of}/reclamacoes/arquivos`, {
    nome: 'motor.pdf',
    conteudo: PDF.toString('base64'),
    ...given,
  });
const uploaded = async () => (await upload()).json<{ data: { guid: string } }>().data.guid;

describe('files of a complaint', () => {
  it('are sent with it, read by both sides, and by the back office only with a record of it', async () => {
    const guid = await uploaded();
    await complain(ana, purchase, { arquivos: [guid] });
    const { codigo, historico } = await newestComplaint(ana, purchase);
    expect(historico[0]?.arquivos).toMatchObject([{ guid, nome: 'motor.pdf' }]);
    const own = await ana.get(`/usrio/reclamacoes/arquivos/${guid}`);
    expect(own.rawPayload.equals(PDF)).toBe(true);
    expect(own.headers['content-disposition']).toMatch(/^attachment/);
    expect((await sales.get(`/admin/complaint-files/${guid}`)).statusCode).toBe(200);
    const rows = await server.deps.database.rows(
      { name: 'test.read-files', text: `select action from audit where subject = $1` },
      [`complaint ${codigo}`],
    );
    expect(rows).toEqual([{ action: 'download-complaint-file' }]);
  });

  it('of another buyer are neither read nor sent', async () => {
    const guid = await uploaded();
    const rui = await buildBuyer(server);
    const theirs = await releasedPurchase(server, rui.id);
    expect((await upload({}, rui)).statusCode).toBe(404);
    expect((await complain(rui, theirs.purchase, { arquivos: [guid] })).statusCode).toBe(404);
    expect(
      (await rui.get(`/usrio/compras/${theirs.purchase}/reclamacoes`)).json<{ data: { reclamacoes: [] } }>()
        .data.reclamacoes,
    ).toEqual([]);
    await complain(ana, purchase, { arquivos: [guid] });
    expect((await rui.get(`/usrio/reclamacoes/arquivos/${guid}`)).statusCode).toBe(404);
  });

  it('are what their name says, do nothing by themselves, and are ten at most', async () => {
    const codes = [
      await upload({ nome: 'motor.exe' }),
      await upload({ nome: 'motor.png' }),
      await upload({ conteudo: Buffer.from('%PDF-1.7 /JavaScript').toString('base64') }),
      await upload({ conteudo: Buffer.from('<script>').toString('base64') }),
    ].map(({ statusCode }) => statusCode);
    expect(codes).toEqual([422, 422, 422, 422]);
    const arquivos = Array.from({ length: 11 }, (_, at) => `00000000-0000-4000-8000-0000000000${at + 10}`);
    expect((await complain(ana, purchase, { arquivos })).statusCode).toBe(422);
  });

  it('of who answers go with a step, and one that is not sent is deleted after a day', async () => {
    await complain(ana, purchase);
    const { codigo } = await newestComplaint(ana, purchase);
    const file = { nome: 'laudo.pdf', conteudo: PDF.toString('base64') };
    const guidOf = async () =>
      (await sales.post(`/admin/complaints/${codigo}/files`, file)).json<{ data: { guid: string } }>().data
        .guid;
    const [sent, kept] = [await guidOf(), await guidOf()];
    expect((await deskStep(sales, codigo, 'answer', { arquivos: [sent] })).statusCode).toBe(200);
    expect((await ana.get(`/usrio/reclamacoes/arquivos/${sent}`)).statusCode).toBe(200);
    expect((await ana.get(`/usrio/reclamacoes/arquivos/${kept}`)).statusCode).toBe(404);
    server.clock.advance(2 * DAY);
    while (await forgetLooseComplaintFilesJob(server.deps).run()) {
      // Those of other tests come first.
    }
    const rows = await server.deps.database.rows<{ guid: string }>(
      { name: 'test.files-left', text: 'select guid from complaint_file where guid = any($1::uuid[])' },
      [[sent, kept]],
    );
    expect(rows).toEqual([{ guid: sent }]);
  });

  it('go with their complaint after the years of sales records, and not before', async () => {
    await complain(ana, purchase, { arquivos: [await uploaded()] });
    const { codigo, versao } = await newestComplaint(ana, purchase);
    await ana.post(`/usrio/reclamacoes/${codigo}/passos`, { passo: 'withdraw', texto: '', versao });
    const count = async () =>
      (
        await server.deps.database.row<{ total: number }>(
          {
            name: 'test.complaint-left',
            text: `select (select count(*) from complaint where code = $1) + (select count(*) from complaint_event where complaint_code = $1)
            + (select count(*) from complaint_file where purchase_code = $2) as total`,
          },
          [codigo, purchase],
        )
      )?.total;
    server.clock.advance(9.9 * 365 * DAY);
    await forgetComplaints(server.deps);
    expect(await count()).toBe(4);
    server.clock.advance(0.2 * 365 * DAY);
    await forgetComplaints(server.deps);
    expect(await count()).toBe(0);
  });

  it('are deleted too if the complaint undid its sale, and contested a delivery: both stand without it', async () => {
    await complain(ana, purchase, { categoria: 'descricao', pedido: 'desfazer' });
    const { codigo } = await newestComplaint(ana, purchase);
    await deskStep(sales, codigo, 'undo', { resultado: 'procedente' });
    const change = (name: string, text: string) =>
      server.deps.database.run({ name: `test.forget-${name}`, text }, [codigo]);
    await change(
      'delivery',
      `insert into delivery (purchase_code, state, complaint_code, created_at, changed_at)
        select purchase_code, 'a-combinar', code, now(), now() from complaint where code = $1`,
    );
    const other = await buildStaff(server);
    const { data } = (await other.get('/admin/cancellations')).json<{
      data: { codigo: number; codigoCompra: number }[];
    }>();
    const undoing = data.find(({ codigoCompra }) => codigoCompra === purchase)?.codigo;
    const decided = await other.post(`/admin/cancellations/${undoing}`, { decisao: 'aprovar' });
    expect(decided.statusCode).toBe(200);
    server.clock.advance(10.1 * 365 * DAY);
    await forgetComplaints(server.deps);
    const left = await server.deps.database.rows(
      {
        name: 'test.forgotten-undoing',
        text: `select k.complaint_code, k.outcome, d.complaint_code as delivery, (select count(*)::int from complaint where code = $2) as complaints
          from cancellation k join delivery d on d.purchase_code = k.purchase_code where k.purchase_code = $1`,
      },
      [purchase, codigo],
    );
    expect(left).toEqual([{ complaint_code: null, outcome: 'accepted', delivery: null, complaints: 0 }]);
  });
});
