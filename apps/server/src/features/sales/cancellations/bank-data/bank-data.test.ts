import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPurchaseCharges } from '@patio/contract/finance/charges/get-purchase-charges.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { builtBankData as bank } from '../../../../../test/builders/bank-data.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff } from '../../../../../test/builders/staff.ts';
import { purchaseOf } from '../../../../../test/scenes/purchases/undone-sale.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { unseal } from '../../../../platform/secrets/seal.ts';
import { bankDataPlace } from '@patio/domain/sales/cancellations/bank-data-place.ts';
import { eraseBankDataJob } from '../public.ts';

const day = 86_400_000;

let server: CatalogueServer;
let ana: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const paid = (columns: Record<string, string | boolean>) => buildPurchasedOffer(server, ana.id, { columns });
const cancel = (cdOfrta: number, more: object = {}) =>
  ana.post('/offer/cancelCompra', { cdOfrta, cdJustf: 1, obsJustf: 'Pago, mas desisti', ...more });
const stored = (offer: number) =>
  server.deps.database.row<{ purchase_code: number; bank_data: Buffer | null }>(
    { name: 'test.bank', text: 'select purchase_code, bank_data from cancellation where offer_code = $1' },
    [offer],
  );

describe('bank data for a refund', () => {
  it.each([
    ['an invoice', { invoice_issued: true, payment_approved: false }, true],
    ['payment A', { payment_approved: true, payment_method: 'A' }, true],
    ['payment EF', { payment_approved: true, payment_method: 'EF' }, true],
    ['payment B', { payment_approved: true, payment_method: 'B' }, false],
    ['payment A that is not approved', { payment_approved: false, payment_method: 'A' }, false],
    ['an order and nothing else', { invoice_issued: false }, false],
  ])('with %s is needed or not, CREQ-08, C-81', async (_when, columns, needed) => {
    const offer = await paid(columns);
    const without = await cancel(offer);
    expect(without.statusCode).toBe(needed ? 422 : 200);
    if (needed) expect((await cancel(offer, bank)).json()).toEqual({ data: 'AGUARDANDO' });
  });

  it('is needed once all charges were paid, without any form of payment being noted', async () => {
    const offer = await paid({});
    const purchase = await purchaseOf(server, offer);
    const finance = await buildStaff(server, { staffRole: 'finance' });
    const { cobrancas } = getPurchaseCharges.success.schema.parse(
      (await finance.get(`/admin/purchases/${purchase}/charges`)).json(),
    ).data;
    const account = await server.deps.database.row<{ name: string }>(
      { name: 'test.payer', text: `select trim(name || ' ' || surname) as name from account where id = $1` },
      [ana.id],
    );
    const recorded = await finance.post(`/admin/charges/${cobrancas[0]?.codigo}/receipts`, {
      valor: 12_000,
      dia: dayOf(server.clock.now()),
      pagador: account?.name,
      documentoPagador: null,
      referencia: `TED ${purchase}`,
    });
    expect(recorded.statusCode).toBe(201);
    expect((await cancel(offer)).statusCode).toBe(422);
    expect((await cancel(offer, bank)).json()).toEqual({ data: 'AGUARDANDO' });
  });

  it('names every missing field in the order of the form, CREQ-13, CREQ-14, CREQ-15', async () => {
    const offer = await paid({ invoice_issued: true });
    expect((await cancel(offer)).json()).toEqual({
      erros: [
        'Digite o banco',
        'Digite a agência',
        'Digite a conta',
        'Digite o titular da conta',
        'Digite o CPF/CNPJ',
        'Digite o nome',
        'Digite o CEP',
        'Selecione a cidade',
        'Digite o endereço',
      ],
    });
    const unknown = await cancel(offer, { ...bank, cidade: 1, conta: ' ' });
    expect(unknown.json()).toEqual({ erros: ['Digite a conta', 'Selecione a cidade'] });
    expect(await stored(offer)).toBeUndefined();
  });

  it('is stored encrypted, bound to its purchase, and is in no mail, notification or stored reply, S-15', async () => {
    const offer = await paid({ invoice_issued: true });
    await cancel(offer, bank);
    const row = await stored(offer);
    if (!row?.bank_data) throw new Error('No bank data was kept.');
    const key = server.deps.config;
    expect(JSON.parse(unseal(key, bankDataPlace(row.purchase_code), row.bank_data))).toMatchObject({
      account: '98765-4',
      holderIsBuyer: false,
      pix: null,
      name: 'Maria da Conta',
    });
    expect(() => unseal(key, bankDataPlace(row.purchase_code + 1), row.bank_data ?? Buffer.alloc(0))).toThrow(
      'unable to authenticate data',
    );
    const written = await server.deps.database.row<{ all: string }>({
      name: 'test.all',
      text: `select (select string_agg(m::text, ' ') from mail m) || (select string_agg(n::text, ' ') from notification n)
               || (select string_agg(i.reply::text, ' ') from idempotency i)
               || (select string_agg(encode(c.bank_data, 'escape'), ' ') from cancellation c) as all`,
    });
    expect(written?.all).toContain('cancelamento');
    expect(written?.all).not.toContain('98765-4');
    expect(written?.all).not.toContain('Maria da Conta');
  });

  it.each([
    ['own account', { titular: true, pix: null }, true],
    ['account of another person', { titular: false, pix: '' }, false],
  ])('is complete without PIX and says whose it is: %s, CREQ-11, CREQ-16', async (_whose, change, own) => {
    const offer = await paid({ invoice_issued: true });
    expect((await cancel(offer, { ...bank, ...change })).json()).toEqual({ data: 'AGUARDANDO' });
    const row = await stored(offer);
    const saved: unknown = JSON.parse(
      unseal(server.deps.config, bankDataPlace(row?.purchase_code ?? 0), row?.bank_data ?? Buffer.alloc(0)),
    );
    expect(saved).toMatchObject({ holderIsBuyer: own, pix: null });
  });

  it('is not stored where none is needed', async () => {
    const offer = await paid({ payment_approved: true, payment_method: 'B' });
    await cancel(offer, bank);
    expect((await stored(offer))?.bank_data).toBeNull();
  });

  it('is forgotten 90 days after the refund, S-15', async () => {
    const offer = await paid({ invoice_issued: true });
    await cancel(offer, bank);
    const job = eraseBankDataJob(server.deps);
    await server.deps.database.run(
      { name: 'test.refund', text: 'update cancellation set refunded_at = $2 where offer_code = $1' },
      [offer, new Date(server.clock.now())],
    );
    server.clock.advance(90 * day - 1);
    await job.run();
    expect((await stored(offer))?.bank_data).not.toBeNull();
    server.clock.advance(1);
    await job.run();
    expect((await stored(offer))?.bank_data).toBeNull();
  });
});
