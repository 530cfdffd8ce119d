import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { CancellationScreen, PAID } from '../../../../../test/screens/pages/cancellation-screen.ts';
import { NegotiationsScreen } from '../../../../../test/screens/pages/negotiations-screen.ts';
import { textsOf } from '../../../../../test/screens/elements.ts';
import { world } from '../../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../../test/world/purchases.ts';

const BANK = {
  Banco: 'Banco do Teste',
  Agência: '0001',
  Conta: '98765-4',
  'CPF/CNPJ': '123',
  'Nome do titular': 'Maria da Conta',
  CEP: '1',
  Endereço: 'Rua das Acácias, 10',
};
const refund = page.getByRole('heading', { name: 'Dados bancários para estorno' });
const screen = new CancellationScreen();
const labelled = (label: string) => page.getByLabelText(label, { exact: true });

/** Fills everything but the city of the account. */
async function fillAll(): Promise<void> {
  await screen.choose('Motivo', 'Desisti da compra');
  await screen.text.fill('  Não vou conseguir pagar  ');
  await screen.fill(BANK);
  await page.getByLabelText('Outro titular').click();
  await screen.choose('Estado', 'Espírito Santo');
}

describe('the summary of the purchase', () => {
  const vehicle = {
    plate: 'ABC1D23',
    colour: 'Prata',
    fuel: 'Flex',
    usage: 45_000,
    yearManufacture: 2019,
    yearModel: 2020,
    additional: [{ codigoAdditionalInformation: 119, title: 'Câmbio', value: 'Automático' }],
  };
  const fromRow = async (): Promise<void> => {
    const { id } = await world.signedIn();
    await purchasedOffer(world, id, {
      columns: PAID,
      offer: { title: 'Gol com pedido', vehicles: [vehicle] },
    });
    const row = (await new NegotiationsScreen().open('compra')).row('Gol com pedido');
    await row.getByRole('link', { name: 'Solicitar cancelamento' }).click();
    await expect.poll(currentAddress).toMatch(/^\/cancelamento\/\d+$/);
    await expect.element(screen.next).toBeVisible();
  };
  const expectFacts = async (expected: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, value] of Object.entries(expected))
      await expect.element(screen.fact(name)).toHaveTextContent(value);
  };

  test('stands on a screen of its own, with title, price, use and years, CREQ-01, CREQ-02, ROUT-20', async () => {
    await fromRow();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Solicitar cancelamento');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Gol com pedido' })).toBeVisible();
    await expect.element(page.getByTestId('price')).toHaveTextContent('R$ 10.000,00');
    await expectFacts({ Quilometragem: '45.000 Km', 'Ano de fabricação/modelo': '2019/2020' });
  });

  test('counts in the language of the page', async () => {
    const { id } = await world.signedIn();
    const code = await purchasedOffer(world, id, { columns: PAID, offer: { vehicles: [vehicle] } });
    await openScreen(`/cancelamento/${code}?idiom=EN`);
    await expect.element(page.getByText('45,000 Km', { exact: true })).toBeVisible();
  });

  test('shows gearbox, colour and fuel, the masked plate and the state, CREQ-03, CREQ-04', async () => {
    await fromRow();
    await expectFacts({ Câmbio: 'Automático', Cor: 'Prata', Combustível: 'Flex' });
    await expectFacts({ Placa: '***-1D23', Situação: 'Aguardando contato' });
    expect(document.body.innerHTML).not.toContain('ABC1D23');
  });

  test('is loaded before the reasons, and those before the states, CREQ-05', async () => {
    const { id } = await world.signedIn();
    const code = await purchasedOffer(world, id, { columns: PAID });
    const reasons = Promise.withResolvers<void>();
    answerCall('GET', '/offer/justificativas', async (_call, pass) => {
      await reasons.promise;
      return pass();
    });
    const asked = (): string[] =>
      sentCalls('GET', /myoffers|justificativas|estados/).map(({ path }) => path.split('/').at(-1) ?? '');
    await openScreen(`/cancelamento/${code}`);
    await expect.poll(asked).toContain('justificativas');
    expect(new Set(asked())).toEqual(new Set(['myoffers', 'justificativas']));
    reasons.resolve();
    await expect.element(screen.next).toBeVisible();
    expect(asked().slice(-1)).toEqual(['estados']);
    expect(asked().indexOf('myoffers')).toBeLessThan(asked().indexOf('justificativas'));
  });
});

describe('a purchase that was paid', () => {
  test('asks where the money goes and whose account it is, CREQ-09, CREQ-10', async () => {
    await screen.openNew(PAID);
    const section = (name: string) =>
      page.getByCss('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const bank = section('Dados bancários para estorno');
    for (const name of ['Banco', 'Agência', 'Conta', /^PIX/])
      await expect.element(bank.getByLabelText(name)).toBeVisible();
    const holder = section('Dados do responsável pela conta bancária');
    await expect.element(holder.getByRole('group', { name: 'Titular da conta' })).toBeVisible();
    for (const name of ['CPF/CNPJ', 'Nome do titular', 'CEP', 'Endereço'])
      await expect.element(holder.getByLabelText(name)).toBeVisible();
    for (const name of [/^Estado/, /^Cidade/])
      await expect.element(holder.getByRole('button', { name })).toBeVisible();
  });

  test('loads the cities of the chosen state, and cannot be sent before all is there, CREQ-12, CREQ-18', async () => {
    await screen.openNew(PAID);
    await expect.element(screen.next).toBeDisabled();
    await fillAll();
    await expect.poll(() => sentCalls('GET', '/endereco/cidades/32')).toHaveLength(1);
    await expect.element(screen.next).toBeDisabled();
    await labelled('Banco').click();
    await userEvent.keyboard('{Enter}');
    expect(sentCalls('POST', '/offer/cancelCompra')).toEqual([]);
    await screen.choose('Cidade', 'Vila Velha');
    await expect.element(screen.next).toBeEnabled();
    await page.getByRole('button', { name: 'Voltar', exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Negociações e compras');
    expect(currentAddress()).toBe('/negociacao/?view=compra');
  });

  test('goes to the sales team as it was written, whatever the numbers look like, CREQ-11, CREQ-16, CREQ-17, CREQ-19', async () => {
    const code = await screen.openNew(PAID);
    await fillAll();
    await screen.choose('Cidade', 'Vila Velha');
    await screen.next.click();
    await expect.poll(currentAddress).toBe('/home');
    await expect.element(page.getByText('Solicitação de cancelamento enviada para análise.')).toBeVisible();
    expect(sentCalls('POST', '/offer/cancelCompra').map(({ body }) => body)).toEqual([
      {
        cdOfrta: code,
        cdJustf: 1,
        obsJustf: 'Não vou conseguir pagar',
        banco: 'Banco do Teste',
        agencia: '0001',
        conta: '98765-4',
        pix: null,
        titular: false,
        cpf: '123',
        nome: 'Maria da Conta',
        cep: '1',
        cidade: 3_205_200,
        endereco: 'Rua das Acácias, 10',
      },
    ]);
  });

  test('of the buyer’s own account says so in the call, CREQ-11', async () => {
    await screen.openNew(PAID);
    await fillAll();
    await page.getByLabelText('Sim', { exact: true }).click();
    await screen.choose('Cidade', 'Vila Velha');
    await screen.next.click();
    await expect
      .poll(() => sentCalls('POST', '/offer/cancelCompra').map(({ body }) => body))
      .toEqual([expect.objectContaining({ titular: true })]);
  });
});

describe('the bank is asked for', () => {
  for (const [columns, asked] of [
    [{ invoice_issued: true, payment_approved: false }, true],
    [{ invoice_issued: false, payment_approved: true, payment_method: 'A' }, true],
    [{ invoice_issued: false, payment_approved: true, payment_method: 'EF' }, true],
    [{ invoice_issued: false, payment_approved: true, payment_method: 'B' }, false],
    [{ invoice_issued: false, payment_approved: false, payment_method: 'A' }, false],
  ] as const) {
    test(`${asked ? '' : 'not '}with ${JSON.stringify(columns)}, CREQ-08, CREQ-09`, async () => {
      await screen.openNew(columns);
      if (asked) await expect.element(refund).toBeVisible();
      else await expect.element(refund).not.toBeInTheDocument();
      expect(textsOf(page.getByRole('group', { name: 'Titular da conta' }))).toHaveLength(Number(asked));
    });
  }
});

test('a failure stays on the screen with what was written, CREQ-20', async () => {
  const code = await screen.openNew({ payment_approved: true, payment_method: 'B' });
  await screen.choose('Motivo', 'Demora no atendimento');
  await screen.text.fill('Ninguém ligou');
  answerCall('POST', '/offer/cancelCompra', () => reply(400, { erros: [] }));
  await screen.next.click();
  await expect.element(page.getByRole('alert').getByText('Falha ao solicitar cancelamento.')).toBeVisible();
  expect(currentAddress()).toBe(`/cancelamento/${code}`);
  await expect.element(screen.text).toHaveValue('Ninguém ligou');
});

test('what is not the reader’s to cancel is said to be, and a visitor signs in first', async () => {
  const code = await world.offer();
  await openScreen(`/cancelamento/${code}`);
  await expect.poll(currentAddress).toBe(`/auth/?redirectFrom=%2Fcancelamento%2F${code}`);
  await world.signedIn();
  await openScreen(`/cancelamento/${code}`);
  await expect.element(page.getByRole('heading', { name: 'Nada para cancelar' })).toBeVisible();
});
