import type { APIRequestContext, Page } from '@playwright/test';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { expect, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { ready } from '../pages/ready.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf, type World } from '../world/world.ts';
import { OfficePage } from './office-page.ts';

/** A purchase of a new user. */
async function bought(world: World, request: APIRequestContext) {
  const offer = await world.offer({ title: `Volvo ${world.word()}`, buyNow: 20_000 });
  const buyer = await world.person();
  const reply = await request.post('/api/compreja', {
    headers: { 'security-token': await world.token(buyer) },
    data: { cdofrta: offer, cdmoeda: 1, vllance: 20_000, frete: 'N', endereco: null },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  const { data } = await reply.json();
  return { buyer, code: numberOf(fieldOf(data, 'codigo')) };
}

/** The documents of a purchase, on the page of its buyer. */
async function ownDocuments(page: Page, code: number) {
  await page.goto(`/compra/${code}`);
  await ready(page);
  return page.getByRole('region', { name: 'Documentos' });
}

async function send(page: Page, code: number, content: string): Promise<void> {
  const own = await ownDocuments(page, code);
  await own.getByRole('button', { name: 'Enviar: Comprovante de pagamento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comprovante de pagamento' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'comprovante.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7 ${content}`),
  });
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(own.getByText('Recebemos, e a equipe vai conferir.')).toBeVisible();
}

test('staff ask for a document of a sale, refuse one and accept the next; the buyer saves the summary', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const { buyer, code } = await bought(world, request);
  const sales = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [sales.id]);
  await world.signIn(context, buyer);
  const office = await new OfficePage(await (await browser.newContext()).newPage()).open(
    `/compras?id=${code}`,
  );
  await office.signIn(sales);

  const documents = office.panel.getByRole('region', { name: 'Documentos' });
  await documents.getByRole('button', { name: 'Pedir ao comprador' }).click();
  const asking = office.page.getByRole('dialog', { name: 'Pedir ao comprador' });
  await asking.getByRole('combobox', { name: 'Documento' }).click();
  await office.page.getByRole('option', { name: 'Comprovante de pagamento' }).click();
  await asking.getByLabel('Enviar até').fill(dayOf(Date.now() + 7 * 86_400_000));
  await asking.getByLabel('Motivo (o comprador lê)').fill('Para liberar o veículo.');
  await asking.getByRole('button', { name: 'Pedir ao comprador' }).click();
  await expect(office.done('Documento pedido.')).toBeVisible();
  await expectMail(request, buyer.email, /documento da sua compra/i);

  await send(page, code, 'dark');
  await office.open(`/compras?documento=S&id=${code}`);
  const saved = office.page.waitForEvent('download');
  await documents.getByRole('button', { name: /^Baixar: / }).click();
  expect((await saved).suggestedFilename()).toBe('comprovante.pdf');
  await documents.getByRole('button', { name: 'Recusar' }).click();
  const refusing = office.page.getByRole('dialog', { name: 'Recusar' });
  await refusing.getByLabel('Motivo (o comprador lê)').fill('O valor não aparece.');
  await refusing.getByRole('button', { name: 'Recusar' }).click();
  await expect(office.done('Documento recusado.')).toBeVisible();
  await expectMail(request, buyer.email, /não foi aceito/);

  await expect((await ownDocuments(page, code)).getByText('Recusado: O valor não aparece.')).toBeVisible();
  await send(page, code, 'light');
  await office.open(`/compras?documento=S&id=${code}`);
  await documents.getByRole('button', { name: 'Aceitar' }).click();
  await expect(office.done('Documento aceito.')).toBeVisible();
  expect(await brokenRules(office.page)).toEqual([]);

  const own = await ownDocuments(page, code);
  await expect(own.getByText('Aceito', { exact: true })).toBeVisible();
  await expect(own.getByText('1 versão anterior')).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  const summary = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Resumo da compra (PDF)' }).click();
  expect((await summary).suggestedFilename()).toBe(`resumo-${code}.pdf`);

  // Nobody else's.
  const other = { 'security-token': await world.token(await world.person()) };
  for (const path of ['documentos', 'papeis/resumo'])
    expect((await request.get(`/api/usrio/compras/${code}/${path}`, { headers: other })).status()).toBe(404);
});
