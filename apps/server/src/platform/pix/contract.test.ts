import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startLocalBank, type BankProcess, type Exchange } from '../../../test/processes/local-bank.ts';
import { readPixStandard } from '../../../test/processes/pix-standard.ts';
import { chargeShape, paymentShape, problemShape, refundShape } from './pix-shapes.ts';

// The client and the local bank speak the standard of the Central Bank: each request and each answer is checked against its file.

const standard = readPixStandard();
const txid = (letter: string) => letter.repeat(32);
const address = { street: 'Rua das Flores, 7', city: 'Recife', uf: 'PE', cep: '50000000' };
const debtor = { name: 'Ana Souza', taxId: '52998224725', address };
let bank: BankProcess;

beforeAll(async () => {
  bank = await startLocalBank();
});
beforeEach(() => {
  bank.exchanges.length = 0;
});
afterAll(() => bank.close());

/** Schemas of the body and of the answer, by method and path. */
const OPERATIONS: readonly [RegExp, body: string | null, reply: string | null][] = [
  [/^PUT \/dev\/banco\/api\/v2\/cob\/\w+$/, 'CobSolicitada', 'CobGerada'],
  [/^PATCH \/dev\/banco\/api\/v2\/cob\/\w+$/, 'CobRevisada', 'CobGerada'],
  [/^GET \/dev\/banco\/api\/v2\/cob\/\w+$/, null, 'CobCompleta'],
  [/^PUT \/dev\/banco\/api\/v2\/cobv\/\w+$/, 'CobVSolicitada', 'CobVGerada'],
  [/^PATCH \/dev\/banco\/api\/v2\/cobv\/\w+$/, 'CobVRevisada', 'CobVGerada'],
  [/^GET \/dev\/banco\/api\/v2\/cobv\/\w+$/, null, 'CobVCompleta'],
  [/^GET \/dev\/banco\/api\/v2\/cobv\?/, null, 'CobsVConsultadas'],
  [/^GET \/dev\/banco\/api\/v2\/pix\?/, null, 'PixConsultados'],
  [/^GET \/dev\/banco\/api\/v2\/pix\/\w+$/, null, 'Pix'],
  [/^PUT \/dev\/banco\/api\/v2\/pix\/\w+\/devolucao\/\w+$/, 'DevolucaoSolicitada', 'Devolucao'],
  [/^GET \/dev\/banco\/api\/v2\/pix\/\w+\/devolucao\/\w+$/, null, 'Devolucao'],
  [/^PUT \/dev\/banco\/api\/v2\/webhook\/[\w-]+$/, 'WebhookSolicitado', null],
  [/^GET \/dev\/banco\/api\/v2\/webhook\/[\w-]+$/, null, 'WebhookCompleto'],
];

function check({ method, url, body, status, reply, type }: Exchange): void {
  if (url.endsWith('/oauth/token')) return;
  const found = OPERATIONS.find(([pattern]) => pattern.test(`${method} ${url}`));
  expect(found, `${method} ${url}`).toBeDefined();
  const [, bodySchema, replySchema] = found ?? [];
  if (bodySchema) expect(standard.problems(bodySchema, JSON.parse(body)), body).toEqual([]);
  if (status >= 400) {
    expect(type).toContain('application/problem+json');
    expect(standard.problems('Problema', JSON.parse(reply)), reply).toEqual([]);
  } else if (replySchema) expect(standard.problems(replySchema, JSON.parse(reply)), reply).toEqual([]);
}

const charge = { centavos: 123_456, seconds: 3600, debtor, text: 'Compra 7' };
const dated = { centavos: 500, dueDate: '2030-01-31', daysAfter: 5, debtor, text: 'Compra 8' };

describe('both sides speak the standard', () => {
  test('charges: created, revised, read, removed', async () => {
    const { client } = bank;
    await client.putCharge(txid('a'), { ...charge, debtor: null });
    await client.putCharge(txid('a'), {
      ...charge,
      debtor: { name: 'Frota Ltda', taxId: '12ABC34501DE35', address: null },
    });
    await client.reviseCharge(txid('a'), { centavos: 99, seconds: 60 });
    await client.reviseCharge(txid('a'), { remove: true });
    expect(await client.readCharge(txid('a'))).toMatchObject({
      status: 'removed',
      centavos: 99,
      revision: 3,
    });
    await client.putDatedCharge(txid('b'), dated);
    await client.reviseDatedCharge(txid('b'), { centavos: 700, dueDate: '2030-02-28', daysAfter: 1 });
    expect(await client.readDatedCharge(txid('b'))).toMatchObject({
      status: 'active',
      centavos: 700,
      dueDate: '2030-02-28',
    });
    expect(bank.bank.state.charges.at(-1)?.debtor).toMatchObject({ cpf: debtor.taxId, cidade: 'Recife' });
    expect(bank.exchanges.filter(({ url }) => !url.endsWith('/oauth/token'))).toHaveLength(8);
    bank.exchanges.forEach(check);
  });

  test('payments: read, listed, given back', async () => {
    const { client } = bank;
    await client.putCharge(txid('c'), charge);
    await bank.bank.pay({ charge: txid('c'), centavos: null, force: false });
    await bank.bank.payToKey(10);
    const read = await client.readCharge(txid('c'));
    const [payment] = read.payments;
    const id = payment?.endToEndId ?? '';
    expect(payment).toMatchObject({ txid: txid('c'), centavos: 123_456, refunds: [] });
    bank.bank.set({ refunds: 'processing' });
    expect(await client.putRefund(id, 'D1', 400)).toMatchObject({ status: 'processing', centavos: 400 });
    await bank.bank.settleRefunds('NAO_REALIZADO');
    expect(await client.readRefund(id, 'D1')).toMatchObject({ status: 'failed' });
    bank.bank.set({ refunds: 'done' });
    expect(await client.putRefund(id, 'D2', 400)).toMatchObject({ status: 'done' });
    expect((await client.readPayment(id)).refunds).toHaveLength(2);
    const { payments } = await client.listReceived(Date.now() - 3_600_000, Date.now() + 3_600_000, 0);
    expect(payments.map((one) => one.txid)).toEqual([txid('c'), null]);
    bank.exchanges.forEach(check);
  });

  test('webhooks: set, read, and the news', async () => {
    const { client } = bank;
    expect(await client.readWebhook()).toBeNull();
    await client.putWebhook('https://patio.test/api/pix');
    expect(await client.readWebhook()).toBe('https://patio.test/api/pix');
    await client.putCharge(txid('d'), charge);
    await bank.bank.pay({ charge: txid('d'), centavos: 5, force: false });
    await bank.bank.forgeNews(txid('e'), 5);
    expect(bank.news).toHaveLength(2);
    for (const said of bank.news) {
      const { pix } = Object(said);
      for (const one of pix) expect(standard.problems('Pix', one)).toEqual([]);
    }
    bank.exchanges.forEach(check);
  });

  test('charges with a due date: listed once they are paid, and removed', async () => {
    const { client } = bank;
    const list = () => client.listPaidDated(Date.now() - 3_600_000, Date.now() + 3_600_000, 0);
    await client.putDatedCharge(txid('g'), dated);
    await client.putDatedCharge(txid('h'), { ...dated, debtor: { ...debtor, address: null } });
    expect(await list()).toEqual({ charges: [], pages: 1 });
    await bank.bank.pay({ charge: txid('g'), centavos: null, force: false });
    const { charges } = await list();
    expect(charges).toMatchObject([{ txid: txid('g'), status: 'paid', payments: [{ centavos: 500 }] }]);
    expect((await client.reviseDatedCharge(txid('h'), { remove: true })).status).toBe('removed');
    await expect(client.putDatedCharge(txid('i'), { ...dated, dueDate: '2020-01-31' })).rejects.toMatchObject(
      {
        failure: 'refused',
        kind: 'CobVOperacaoInvalida',
      },
    );
    await expect(client.listPaidDated(2000, 1000, 0)).rejects.toMatchObject({ kind: 'CobVConsultaInvalida' });
    bank.exchanges.forEach(check);
  });

  test.each([
    ['a txid that is too short', () => bank.client.putCharge('curto', charge), 'refused'],
    ['no value', () => bank.client.putCharge(txid('f'), { ...charge, centavos: 0 }), 'refused'],
    ['an unknown charge', () => bank.client.readCharge(txid('9')), 'missing'],
    ['an unknown payment', () => bank.client.readPayment(txid('9')), 'missing'],
    ['an unknown refund', () => bank.client.readRefund(txid('9'), 'X'), 'missing'],
    ['a window that ends before it begins', () => bank.client.listReceived(2000, 1000, 0), 'refused'],
  ])('%s is refused in the words of the standard', async (_what, ask, failure) => {
    await expect(ask()).rejects.toMatchObject({ name: 'PixError', failure });
    for (const { reply, type, url } of bank.exchanges) {
      if (url.endsWith('/oauth/token')) continue;
      expect(type).toContain('application/problem+json');
      expect(standard.problems('Problema', JSON.parse(reply))).toEqual([]);
    }
  });
});

describe('what the file gives as examples is understood', () => {
  test.each([
    [
      'charges',
      chargeShape,
      [
        'cobResponse1',
        'cobResponse2',
        'cobResponse3',
        'cobResponse4',
        'cobResponse5',
        'cobResponse6',
        'cobResponse7',
      ],
    ],
    ['payments', paymentShape, ['pixResponse1']],
    // Other examples of payments contradict the file: their names have 34 signs.
    ['refunds', refundShape, ['devolucaoResponse1', 'devolucaoResponse2']],
    [
      'problems',
      problemShape,
      [
        'RequisicaoInvalidaCobExample1',
        'AcessoNegadoExample1',
        'NaoEncontradoExample1',
        'ServicoIndisponivelExample1',
      ],
    ],
  ])('%s', (_what, shape, names) => {
    for (const name of names) {
      const read = shape.safeParse(standard.example(name));
      expect(read.error?.issues ?? [], name).toEqual([]);
    }
  });
});

test('the checks see what is wrong', () => {
  expect(standard.problems('DevolucaoSolicitada', { valor: '7,90' })).not.toEqual([]);
  expect(standard.problems('CobSolicitada', { calendario: {}, valor: { original: '1.00' } })).not.toEqual([]);
  expect(standard.problems('Pix', { endToEndId: 'E1', valor: '1.00', horario: 'ontem' })).toHaveLength(3);
});
