import { expect, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { CancellationPage } from '../pages/cancellation-page.ts';
import { NegotiationsPage } from '../pages/negotiations-page.ts';
import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';

const paid = { invoice_issued: true, payment_approved: true, payment_method: 'A' } as const;
const bank = {
  Banco: 'Banco do Teste',
  Agência: '0001',
  Conta: '98765-4',
  'CPF/CNPJ': '123',
  'Nome do titular': 'Maria da Conta',
  CEP: '1',
  Endereço: 'Rua das Acácias, 10',
};

test('a paid purchase is asked to be cancelled with bank data, from its row to home, once, ROUT-20, CREQ-18, CREQ-19, GENL-06', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  const title = 'Gol com pedido';
  const code = await purchasedOffer(world, id, { columns: paid, offer: { title } });
  const row = (await new NegotiationsPage(page).open('compra')).row(title);
  await row.getByRole('link', { name: 'Solicitar cancelamento' }).click();
  await expect(page).toHaveURL(new RegExp(`/cancelamento/${code}$`));
  const screen = new CancellationPage(page);
  await expect(screen.next).toBeDisabled();
  expect(await brokenRules(page)).toEqual([]);
  await screen.choose('Motivo', 'Desisti da compra');
  await screen.text.fill('Não vou conseguir pagar');
  await screen.fill(bank);
  await page.getByLabel('Outro titular').check();
  await screen.choose('Estado', 'Espírito Santo');
  await screen.choose('Cidade', 'Vila Velha');
  await screen.next.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Solicitação de cancelamento enviada para análise.')).toBeVisible();
  await screen.open(code);
  await expect(page.getByRole('heading', { name: 'Cancelamento já solicitado' })).toBeVisible();
});
