import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Monday, noon in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 15);
const PDF = Buffer.from('%PDF-1.7 x').toString('base64');

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://patio.test' });
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(MONDAY);
  ana = await buildBuyer(server);
});

type Columns = Readonly<Record<string, number | boolean | string | null>>;
async function bought(columns: Columns = {}): Promise<number> {
  const offer = await buildPurchasedOffer(server, ana.id, { columns });
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.summary-purchase', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  return row?.code ?? 0;
}
const toPay = (columns: Columns = {}) =>
  bought({ negotiation_at: MONDAY, stage_due_at: MONDAY + 2 * DAY, ...columns });
const ask = (code: number, tipo: string, prazo: string) =>
  sales.post(`/admin/purchases/${code}/document-requests`, { tipo, motivo: 'Para liberar.', prazo });
const send = async (code: number, tipo: string, pedido?: number) => {
  const body = { tipo, nome: 'a.pdf', conteudo: PDF, ...(pedido === undefined ? {} : { pedido }) };
  expect((await ana.post(`/usrio/compras/${code}/documentos`, body)).statusCode).toBe(201);
};

interface Missing {
  readonly documentos: readonly object[];
}
const own = async (code: number) =>
  (await ana.get(`/usrio/compras/${code}`)).json<{ data: { proximo: Missing | null } }>().data.proximo
    ?.documentos;
const listed = async (code: number, query: string) => {
  const { data } = (await sales.get(`/admin/purchases?${query}`)).json<{
    data: (Missing & { codigo: number })[];
  }>();
  return data.find(({ codigo }) => codigo === code)?.documentos;
};

describe('the next step of a purchase', () => {
  it('names the documents that are missing, whose turn it is and until when, to both sides and in the list', async () => {
    const code = await toPay();
    expect(await own(code)).toEqual([]);
    expect((await ask(code, 'pagamento', '2026-11-24')).statusCode).toBe(201);
    const asked = { tipo: 'pagamento', falta: 'enviar', quem: 'comprador', ate: '2026-11-24' };
    expect(await own(code)).toEqual([{ ...asked, atrasado: false }]);
    expect(await listed(code, 'documentoAte.ate=2026-11-23')).toBeUndefined();
    expect(await listed(code, 'documentoAte.ate=2026-11-24')).toEqual([{ ...asked, atrasado: false }]);
    server.clock.set(MONDAY + 2 * DAY);
    expect(await own(code)).toEqual([{ ...asked, atrasado: true }]);
    const office = await sales.get(`/admin/purchases/${code}`);
    expect(office.json()).toMatchObject({
      data: { proximo: { documentos: [{ ...asked, atrasado: true }] }, documentos: [asked], atrasada: false },
    });
    await send(code, 'pagamento');
    const check = { tipo: 'pagamento', falta: 'conferir', quem: 'vendedor', ate: null, atrasado: false };
    expect(await own(code)).toEqual([check]);
    expect(await listed(code, 'documentoAte.ate=2026-12-31')).toBeUndefined();
  });

  it('names the invoice once it is paid, with the term of the release, until it is issued', async () => {
    const paid = { payment_approved: true, payment_approved_at: MONDAY };
    const code = await toPay(paid);
    const missing = { tipo: 'nota-fiscal', falta: 'enviar', quem: 'vendedor', ate: '2026-11-25' };
    expect(await own(code)).toEqual([{ ...missing, atrasado: false }]);
    expect(await own(await toPay({ ...paid, invoice_issued: true }))).toEqual([]);
  });

  it('names none once the purchase was cancelled', async () => {
    const code = await toPay();
    await ask(code, 'pagamento', '2026-11-24');
    await server.deps.database.run(
      { name: 'test.summary-cancelled', text: 'update purchase set cancelled_at = now() where code = $1' },
      [code],
    );
    expect(await own(code)).toBeUndefined();
    expect(await listed(code, 'order=criadaEm')).toEqual([]);
    expect(await listed(code, 'documentoAte.ate=2026-12-31')).toBeUndefined();
  });
});

describe('the summary of a purchase', () => {
  const summary = (code: number, by: Pick<Buyer, 'post'> = ana) =>
    by.post(`/usrio/compras/${code}/resumo`, {});
  const newest = async () => (await mailsTo(server.deps.database, ana.email))[0];

  it('is mailed to its buyer: number, what was bought, whole cost, next step, whose turn, until when', async () => {
    const code = await toPay();
    await ask(code, 'entrega', '2026-11-27');
    const reply = await summary(code);
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: { email: ana.email } }]);
    const mail = await newest();
    expect(mail?.subject).toBe(`Resumo da compra nº ${code} – Fiat Uno 1.0`);
    for (const words of [
      `Compra nº ${code}, de 23/11/2026: “Fiat Uno 1.0”, por R$\u00A012.000,00.`,
      'Total',
      'Próximo passo: pagamento (com você), até 25/11/2026.',
      'Documentos que faltam: termo de entrega assinado (com você, até 27/11/2026).',
      `https://patio.test/compra/${code}`,
    ])
      expect(mail?.text).toContain(words);
  });

  it('says that a step is overdue, or that the purchase has ended', async () => {
    const code = await toPay();
    server.clock.set(MONDAY + 3 * DAY);
    await summary(code);
    expect((await newest())?.text).toContain('Próximo passo: pagamento (com você); o prazo era 25/11/2026.');
    await summary(await bought({ cancelled_at: MONDAY }));
    expect((await newest())?.text).toContain('A compra foi cancelada.');
  });

  it('is sent five times an hour at most, and not to others', async () => {
    const code = await toPay();
    const rui = await buildBuyer(server);
    expect((await summary(code, rui)).statusCode).toBe(404);
    for (let time = 0; time < 5; time += 1) expect((await summary(code)).statusCode).toBe(200);
    expect((await summary(code)).statusCode).toBe(429);
    server.clock.advance(HOUR + 1);
    expect((await summary(code)).statusCode).toBe(200);
    expect(await mailsTo(server.deps.database, rui.email)).toEqual([]);
  });

  it('is part of the mail about the sale', async () => {
    const code = await buildAuctionedOffer(server.deps.database, MONDAY, { buyNowCents: 1_200_000 });
    const terms = { cdofrta: code, cdmoeda: 1, vllance: 12_000, frete: 'N', endereco: null };
    const reply = await ana.post('/compreja', terms);
    expect(reply.statusCode).toBe(201);
    const text = (await newest())?.text ?? '';
    expect(text).toMatch(/Compra nº \d+\./);
    expect(text).toContain('Próximo passo: primeiro contato (com quem vende), até 24/11/2026.');
  });

  it('and the mail about the sale say what storage costs, by the terms of that sale', async () => {
    const { rules } = server.deps.config;
    const set = rules.storage.terms;
    const terms = { freeDays: 5, daily: 4000, mostDays: 20, keys: 'always' } as const;
    Object.assign(rules.storage, { terms });
    const code = await buildAuctionedOffer(server.deps.database, MONDAY, { buyNowCents: 1_200_000 });
    const asked = { cdofrta: code, cdmoeda: 1, vllance: 12_000, frete: 'N', endereco: null };
    expect((await ana.post('/compreja', asked)).statusCode).toBe(201);
    const told =
      'Diárias de pátio: 5 dias úteis sem custo depois da liberação; depois, R$\u00A040,00 por dia útil, no máximo R$\u00A0800,00 (20 dias úteis).';
    expect((await newest())?.text).toContain(told);
    Object.assign(rules.storage, { terms: { ...terms, daily: 9000 } });
    const purchase = Number(/Compra nº (\d+)\./.exec((await newest())?.text ?? '')?.[1]);
    await summary(purchase);
    expect((await newest())?.subject).toMatch(/^Resumo da compra/);
    expect((await newest())?.text).toContain(told);
    Object.assign(rules.storage, { terms: set });
    await summary(await toPay());
    expect((await newest())?.text).not.toContain('Diárias');
  });
});
