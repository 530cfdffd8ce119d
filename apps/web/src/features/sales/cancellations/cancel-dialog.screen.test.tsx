import { describe, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { answerCall, sentCalls, reply } from '../../../../test/screens/calls.ts';
import { propose } from '../../../../test/screens/deals/deals-by-call.ts';
import { NegotiationsScreen } from '../../../../test/screens/pages/negotiations-screen.ts';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer, type PurchaseOptions } from '../../../../test/world/purchases.ts';

const dialog = page.getByRole('dialog', { name: /^Cancelar (compra|proposta)$/ });
const send = dialog.getByRole('button', { name: 'Enviar' });
const done = page.getByRole('dialog', { name: 'Tudo certo' });

/** The row of a signed-in user's purchase. */
async function purchase(
  title: string,
  options: PurchaseOptions = {},
): Promise<{ code: number; row: Locator }> {
  const { id } = await world.signedIn();
  const code = await purchasedOffer(world, id, { ...options, offer: { title } });
  return { code, row: (await new NegotiationsScreen().open('compra')).row(title) };
}

const begin = (row: Locator): Promise<void> => row.getByRole('button', { name: 'Cancelar compra' }).click();

test('a proposal is withdrawn from its row once there is a reason, CANC-01, CANC-04, CANC-05, NEGO-14', async () => {
  const person = await world.signedIn();
  const code = await world.offer({ title: 'Gol proposto', acceptsProposals: true });
  await propose(person, code, 9000);
  const list = await new NegotiationsScreen().open('negociacao');
  const row = list.row('Gol proposto');
  await row.getByRole('button', { name: 'Cancelar proposta' }).click();
  await expect.element(dialog.getByRole('radio').first()).toBeVisible();
  await expect.element(dialog.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await expect.element(send).toBeDisabled();
  const looks = (): string =>
    getComputedStyle(send.element()).opacity + getComputedStyle(send.element()).backgroundColor;
  const disabled = looks();
  expect(await brokenRules()).toEqual([]);
  await dialog.getByLabelText('Desisti da compra').click();
  await expect.element(send).toBeEnabled();
  await expect.poll(looks).not.toBe(disabled);
  await send.click();
  await expect.element(done).toMatchTextContent('Proposta cancelada com sucesso.');
  await list.open('negociacao');
  await expect.element(row).toMatchTextContent('Proposta retirada');
  await expect.element(row.getByRole('button', { name: 'Cancelar proposta' })).not.toBeInTheDocument();
});

test('a pending proposal has its cancel button, NEGO-08', async () => {
  const person = await world.signedIn();
  const code = await world.offer({ title: 'Gol proposto', acceptsProposals: true });
  await propose(person, code, 9000);
  const row = (await new NegotiationsScreen().open('negociacao')).row('Gol proposto');
  await expect.element(row).toMatchTextContent('Proposta em análise');
  await expect.element(row.getByRole('button', { name: 'Cancelar proposta' })).toBeEnabled();
});

test('a reason that demands a text gets one, of 500 characters at most, CANC-02, CANC-03', async () => {
  const { code, row } = await purchase('Gol cancelado');
  await begin(row);
  await dialog.getByLabelText('Outro motivo').click();
  await expect.element(send).toBeDisabled();
  const text = dialog.getByLabelText('Justificativa');
  await text.click();
  await userEvent.tab();
  await expect.element(dialog.getByText('Digite a justificativa')).toBeVisible();
  await text.fill('   ');
  await expect.element(send).toBeDisabled();
  await text.fill('a'.repeat(499));
  await userEvent.type(text, 'bc');
  await expect.element(dialog.getByText('500 de 500 caracteres')).toBeVisible();
  await expect.element(text).toHaveValue(`${'a'.repeat(499)}b`);
  await send.click();
  await expect.element(done).toBeVisible();
  const stored = await world.value('text', 'select text from cancellation where offer_code = $1', [code]);
  expect(stored).toBe(`${'a'.repeat(499)}b`);
});

describe('what came of it', () => {
  test('a new purchase is cancelled, CANC-06, ERRS-03', async () => {
    const { row } = await purchase('Gol cancelado');
    await begin(row);
    await dialog.getByLabelText('Desisti da compra').click();
    await send.click();
    await expect.element(done).toMatchTextContent('Compra cancelada com sucesso.');
    await new NegotiationsScreen().open('compra');
    await expect.element(row).toMatchTextContent('Cancelado');
  });

  test('one that is being worked on is handed to the sales team, CANC-06, STAT-04, ERRS-03', async () => {
    const { row } = await purchase('Gol em crédito', { status: 'C' });
    await begin(row);
    await dialog.getByLabelText('O financiamento não foi aprovado').click();
    await send.click();
    await expect.element(done).toMatchTextContent('Solicitação de cancelamento enviada para análise.');
    await new NegotiationsScreen().open('compra');
    await expect.element(row).toMatchTextContent('Cancelamento em análise');
    await expect.element(row.getByRole('button', { name: 'Cancelar compra' })).not.toBeInTheDocument();
  });

  test('a failure is shown, and what was written stays, CANC-08', async () => {
    const { row } = await purchase('Gol teimoso');
    answerCall('POST', '/offer/cancelCompra', () => reply(400, { erros: ['Fora do ar.'] }));
    await begin(row);
    await dialog.getByLabelText('Desisti da compra').click();
    await page.getByLabelText(/^Justificativa/).fill('Mudei de ideia');
    await send.click();
    const shown = page.getByRole('dialog', { name: 'Não foi possível cancelar' });
    await expect.element(shown).toMatchTextContent('Não foi possível cancelar. Tente novamente.');
    await shown.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByLabelText(/^Justificativa/)).toHaveValue('Mudei de ideia');
    answerCall('POST', '/offer/cancelCompra', (_call, pass) => pass());
    await send.click();
    await expect.element(done).toMatchTextContent('Compra cancelada com sucesso.');
    expect(sentCalls('POST', '/offer/cancelCompra')).toHaveLength(2);
  });
});

test('the rules say which purchases may be cancelled, and where, NEGO-15, NEGO-16', async () => {
  const { id } = await world.signedIn();
  const cases: readonly (readonly [string, 'button' | 'link' | null, PurchaseOptions])[] = [
    ['Comprado hoje', 'button', {}],
    ['Comprado há nove dias', 'button', { daysAgo: 9 }],
    ['Comprado há onze dias', null, { daysAgo: 11 }],
    ['Comprado com pedido', 'link', { columns: { invoice_issued: false } }],
    ['Comprado e já pedido', null, { columns: { sale_cancellation_requested_at: '2026-01-01' } }],
  ];
  for (const [title, , options] of cases) await purchasedOffer(world, id, { ...options, offer: { title } });
  const list = await new NegotiationsScreen().open('compra');
  for (const [title, control] of cases) {
    const row = list.row(title);
    await expect.element(row).toBeVisible();
    const button = row.getByRole('button', { name: 'Cancelar compra' }).elements();
    const link = row.getByRole('link', { name: 'Solicitar cancelamento' }).elements();
    expect([button.length, link.length], title).toEqual([
      Number(control === 'button'),
      Number(control === 'link'),
    ]);
  }
});
