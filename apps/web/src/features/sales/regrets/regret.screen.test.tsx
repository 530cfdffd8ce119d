import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { CancellationScreen, PAID } from '../../../../test/screens/pages/cancellation-screen.ts';
import { NegotiationsScreen } from '../../../../test/screens/pages/negotiations-screen.ts';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer, type PurchaseOptions } from '../../../../test/world/purchases.ts';

const dialog = page.getByRole('dialog', { name: 'Desistir da compra' });
const done = page.getByRole('dialog', { name: 'Desistência registrada' });

/** A purchase of this browser's user, and its row. */
async function purchase(options: PurchaseOptions = {}): Promise<{ code: number; row: Locator }> {
  const { id } = await world.signedIn();
  const title = `Gol ${world.word()}`;
  const code = await purchasedOffer(world, id, { ...options, offer: { title } });
  return { code, row: (await new NegotiationsScreen().open('compra')).row(title) };
}

test('a purchase is taken back from its row, without a reason, and its protocol stays', async () => {
  const { code, row } = await purchase({ status: 'L', columns: { payment_approved: true } });
  await expect.element(row).toMatchTextContent('até 7 dias depois da entrega');
  await row.getByRole('button', { name: 'Desistir da compra' }).click();
  await expect.element(dialog).toMatchTextContent('Tudo o que você pagou volta');
  expect(await brokenRules()).toEqual([]);
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await row.getByRole('button', { name: 'Desistir da compra' }).click();
  await dialog.getByRole('radio', { name: /^Informar depois/ }).click();
  await dialog.getByRole('button', { name: 'Desistir agora' }).click();
  await expect.element(done.getByRole('status')).toMatchTextContent(/Protocolo ARR-\d{4}-\d{6}-\d/u);
  const protocol = /ARR-[\d-]+/u.exec(done.element().textContent ?? '')?.[0] ?? '';
  await done.getByRole('button', { name: 'OK' }).click();
  await expect.element(row).toMatchTextContent('Compra desfeita por arrependimento');
  await expect.element(row).toMatchTextContent(protocol);
  await expect.element(row).toMatchTextContent('Devolução do que você pagou em andamento');
  for (const name of ['Desistir da compra', 'Cancelar compra']) {
    await expect.element(row.getByRole('button', { name })).not.toBeInTheDocument();
  }
  const stored = 'select regretted_at is not null as done from purchase where offer_code = $1';
  expect(await world.value('done', stored, [code])).toBe(true);
});

test('the dialog asks to which account paid money goes back, and the team gets it with the regret', async () => {
  const { code, row } = await purchase({ status: 'L', columns: PAID });
  await row.getByRole('button', { name: 'Desistir da compra' }).click();
  const confirm = dialog.getByRole('button', { name: 'Desistir agora' });
  await expect.element(dialog).toMatchTextContent('Para qual conta devolvemos o que você pagou?');
  await expect.element(confirm).toBeDisabled();
  const screen = new CancellationScreen();
  await screen.fill({
    Banco: '001',
    Agência: '0001-2',
    Conta: '12345-6',
    'CPF/CNPJ': '529.982.247-25',
    'Nome do titular': 'Ana Lima',
    CEP: '29100-000',
    Endereço: 'Rua A, 1',
  });
  await dialog.getByLabelText('Outro titular').click();
  await screen.choose('Estado', 'Espírito Santo');
  await screen.choose('Cidade', 'Vila Velha');
  await confirm.click();
  await expect.element(done.getByRole('status')).toMatchTextContent('para a conta que você informou');
  const stored = 'select bank_data is not null as given from cancellation where offer_code = $1';
  expect(await world.value('given', stored, [code])).toBe(true);
});

test('where nothing is paid no account is asked for, and that is said before', async () => {
  const { row } = await purchase({ status: 'V' });
  await row.getByRole('button', { name: 'Desistir da compra' }).click();
  await expect.element(dialog).toMatchTextContent('Nenhum pagamento está registrado.');
  await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument();
});

test('after delivery the row and the dialog show the day and the time at which the term ends', async () => {
  const { code, row } = await purchase({ status: 'X' });
  await world.query(`update purchase set finished_at = now() where offer_code = $1 returning code`, [code]);
  await new NegotiationsScreen().open('compra');
  await expect.element(row).toMatchTextContent(/até \d\d\/\d\d\/\d{4} às 23:59/u);
  await row.getByRole('button', { name: 'Desistir da compra' }).click();
  await expect.element(dialog).toMatchTextContent(/Prazo: até \d\d\/\d\d\/\d{4} às 23:59/u);
});

test('a deadline that has passed meanwhile is reported, and the purchase stands', async () => {
  const { code, row } = await purchase({ status: 'X' });
  await row.getByRole('button', { name: 'Desistir da compra' }).click();
  await world.query(
    `update purchase set finished_at = now() - interval '9 days' where offer_code = $1 returning code`,
    [code],
  );
  await dialog.getByRole('button', { name: 'Desistir agora' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/O prazo para desistir .* terminou em/u);
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await new NegotiationsScreen().open('compra');
  await expect.element(row).toMatchTextContent('Compra finalizada');
  await expect.element(row.getByRole('button', { name: 'Desistir da compra' })).not.toBeInTheDocument();
});

test('a user who would do so for the second time in a year is told the consequences first', async () => {
  const { id } = await world.signedIn();
  await world.query('update account set identity_verified_at = null where id = $1 returning id', [id]);
  const before = await purchasedOffer(world, id, {});
  await world.query(
    'update purchase set cancelled_at = now(), regretted_at = now() where offer_code = $1 returning code',
    [before],
  );
  const title = `Gol ${world.word()}`;
  await purchasedOffer(world, id, { offer: { title } });
  const row = (await new NegotiationsScreen().open('compra')).row(title);
  await row.getByRole('button', { name: 'Desistir da compra' }).click();
  await expect.element(dialog).toMatchTextContent('segundo arrependimento em 12 meses');
});

test('a purchase that binds says so where its cancellation is asked for', async () => {
  const { code, row } = await purchase();
  await world.query(`update purchase set origin = 'bid' where offer_code = $1 returning code`, [code]);
  await new NegotiationsScreen().open('compra');
  await row.getByRole('button', { name: 'Cancelar compra' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Cancelar compra' });
  await expect.element(cancelling).toMatchTextContent('Esta compra é um compromisso');
  await expect.element(cancelling).toMatchTextContent('botão “Desistir da compra”');
  await cancelling.getByLabelText('Desisti da compra').click();
  await cancelling.getByRole('button', { name: 'Enviar' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Tudo certo' }))
    .toMatchTextContent('Solicitação de cancelamento enviada para análise.');
});
