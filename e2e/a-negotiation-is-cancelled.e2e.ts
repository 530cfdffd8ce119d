import { expect, test } from './journey.ts';
import { brokenRules } from './pages/accessibility.ts';
import { FlowPage } from './pages/flow-page.ts';
import { NegotiationsPage } from './pages/negotiations-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { expectMail } from './world/mailbox.ts';
import { purchasedOffer, type PurchaseWish } from '../apps/web/test/world/purchases.ts';

test('a proposal is withdrawn from its row, with a reason, and may be made again, CANC-01, CANC-04, CANC-05, CANC-07, NEGO-08, NEGO-14', async ({
  page,
  context,
  world,
  request,
}) => {
  const person = await world.signedIn(context);
  const title = `Gol proposto ${world.word()}`;
  const code = await world.offer({ title, acceptsProposals: true });
  const offer = await new OfferPage(page).open(code, 'proposta');
  const proposal = offer.dialog('Faça uma proposta');
  await proposal.getByLabel('Valor da proposta').fill('9000');
  await proposal.getByRole('button', { name: 'Continuar com a proposta' }).click();
  await new FlowPage(page).complete();
  const list = await new NegotiationsPage(page).open('negociacao');
  const row = list.row(title);
  await expect(row).toContainText('Proposta em análise');
  await row.getByRole('button', { name: 'Cancelar proposta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar proposta' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  expect(await brokenRules(page)).toEqual([]);
  await dialog.getByLabel('Desisti da compra').check();
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  const done = page.getByRole('dialog', { name: 'Tudo certo' });
  await expect(done).toContainText('Proposta cancelada com sucesso.');
  const reloaded = page.waitForEvent('load');
  await done.getByRole('button', { name: 'OK' }).click();
  await reloaded;
  await expect(row).toContainText('Proposta retirada');
  await expect(row.getByRole('button', { name: 'Cancelar proposta' })).toHaveCount(0);
  await expectMail(request, person.email, /^Proposta retirada/);
});

test('a reason that demands a text gets one, of 500 characters at most, CANC-02, CANC-03, CANC-06', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  const code = await purchasedOffer(world, id, { offer: { title: 'Gol cancelado' } });
  const list = await new NegotiationsPage(page).open('compra');
  const row = list.row('Gol cancelado');
  await row.getByRole('button', { name: 'Cancelar compra' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar compra' });
  const send = dialog.getByRole('button', { name: 'Enviar' });
  await dialog.getByLabel('Outro motivo').check();
  await expect(send).toBeDisabled();
  const text = dialog.getByLabel('Justificativa');
  await text.focus();
  await text.blur();
  await expect(dialog.getByText('Digite a justificativa')).toBeVisible();
  await text.fill('a'.repeat(501));
  await expect(dialog.getByText('500 de 500 caracteres')).toBeVisible();
  expect(await text.inputValue()).toHaveLength(500);
  await send.click();
  await expect(page.getByRole('dialog')).toContainText('Compra cancelada com sucesso.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(row).toContainText('Cancelado');
  const kept = await world.value('text', 'select text from cancellation where offer_code = $1', [code]);
  expect(kept).toBe('a'.repeat(500));
});

test('a purchase that is being worked on is handed to the sales team, CANC-06, STAT-04', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  await purchasedOffer(world, id, { status: 'C', offer: { title: 'Gol em crédito' } });
  const row = (await new NegotiationsPage(page).open('compra')).row('Gol em crédito');
  await row.getByRole('button', { name: 'Cancelar compra' }).click();
  await page.getByLabel('O financiamento não foi aprovado').check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Solicitação de cancelamento enviada para análise.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(row).toContainText('Cancelamento em análise');
  await expect(row.getByRole('button', { name: 'Cancelar compra' })).toHaveCount(0);
});

test('a failure is told, and what was written stays, CANC-08', async ({ page, context, world }) => {
  const { id } = await world.signedIn(context);
  await purchasedOffer(world, id, { offer: { title: 'Gol teimoso' } });
  await page.route('**/api/offer/cancelCompra*', (route) =>
    route.fulfill({ status: 400, json: { erros: ['Fora do ar.'] } }),
  );
  const row = (await new NegotiationsPage(page).open('compra')).row('Gol teimoso');
  await row.getByRole('button', { name: 'Cancelar compra' }).click();
  await page.getByLabel('Desisti da compra').check();
  await page.getByLabel(/^Justificativa/).fill('Mudei de ideia');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const told = page.getByRole('dialog', { name: 'Não foi possível cancelar' });
  await expect(told).toContainText('Não foi possível cancelar. Tente novamente.');
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel(/^Justificativa/)).toHaveValue('Mudei de ideia');
  await page.unroute('**/api/offer/cancelCompra*');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Compra cancelada com sucesso.');
});

test('the rules say who may cancel, and where, NEGO-15, NEGO-16', async ({ page, context, world }) => {
  const { id } = await world.signedIn(context);
  const cases: readonly (readonly [string, 'button' | 'link' | null, PurchaseWish])[] = [
    ['Comprado hoje', 'button', {}],
    ['Comprado há nove dias', 'button', { daysAgo: 9 }],
    ['Comprado há onze dias', null, { daysAgo: 11 }],
    ['Comprado com pedido', 'link', { columns: { invoice_issued: false } }],
    ['Comprado e já pedido', null, { columns: { sale_cancellation_requested_at: '2026-01-01' } }],
  ];
  for (const [title, , wish] of cases) await purchasedOffer(world, id, { ...wish, offer: { title } });
  const list = await new NegotiationsPage(page).open('compra');
  for (const [title, control] of cases) {
    const row = list.row(title);
    await expect(row, title).toBeVisible();
    const button = row.getByRole('button', { name: 'Cancelar compra' });
    const link = row.getByRole('link', { name: 'Solicitar cancelamento' });
    await expect(button, title).toHaveCount(control === 'button' ? 1 : 0);
    await expect(link, title).toHaveCount(control === 'link' ? 1 : 0);
  }
});
