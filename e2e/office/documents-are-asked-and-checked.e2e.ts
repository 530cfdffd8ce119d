import type { Page } from '@playwright/test';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { expect, test } from '../journey.ts';
import { ready } from '../pages/ready.ts';
import { expectMail } from '../world/mailbox.ts';
import { OfficePage } from './office-page.ts';

const file = (content: string) => ({
  name: 'cnh.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${content}`),
});

/** The documents in the profile of the user, as they stand now. */
async function ownDocuments(page: Page) {
  await page.goto('/perfil');
  await ready(page);
  return page.getByRole('region', { name: 'Documentos pedidos' });
}

async function send(page: Page, content: string): Promise<void> {
  const own = await ownDocuments(page);
  await own.getByRole('button', { name: /^Enviar arquivo/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Carteira de habilitação (CNH)' });
  await dialog.locator('input[type=file]').setInputFiles(file(content));
  await dialog.getByRole('button', { name: 'Enviar para análise' }).click();
  await expect(own.getByText('Em análise')).toBeVisible();
}

test('support ask for a document, refuse it with a reason and accept the next, and both sides see it', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const ana = await world.person({ name: `Ana ${world.word()}` });
  const support = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'support' where id = $1`, [support.id]);
  await world.signIn(context, ana);
  const office = await new OfficePage(await (await browser.newContext()).newPage()).open(
    `/pessoas/${ana.id}?aba=documentos`,
  );
  await office.signIn(support);

  // Nothing is asked without kind, day and reason.
  await office.page.getByRole('button', { name: 'Pedir documento' }).click();
  const asking = office.page.getByRole('dialog', { name: 'Pedir documento' });
  await asking.getByRole('button', { name: 'Pedir documento' }).click();
  await expect(asking.getByText('Preencha este campo.')).toHaveCount(2);
  await asking.getByRole('combobox', { name: 'Documento' }).click();
  await office.page.getByRole('option', { name: 'Carteira de habilitação (CNH)' }).click();
  await asking.getByLabel('Último dia para enviar').fill(dayOf(Date.now() + 7 * 86_400_000));
  await asking.getByLabel('Motivo (a pessoa lê)').fill('O Detran exige para transferir.');
  await asking.getByRole('button', { name: 'Pedir documento' }).click();
  await expect(office.done('Documento pedido.')).toBeVisible();
  await expectMail(request, ana.email, /documento/i);

  await expect((await ownDocuments(page)).getByText('Motivo: O Detran exige para transferir.')).toBeVisible();
  await send(page, 'dark');
  await expectMail(request, support.email, /Documento para conferir/);

  // The desk leads to it.
  await office.open();
  await office.page.getByRole('link', { name: /^Abrir a primeira: Documentos/ }).click();
  await expect(office.page).toHaveURL(/\/documentos/);
  await office.open(`/documentos?conta=${ana.id}`);
  await office.row(ana.name).click();
  await office.panel.getByLabel('Motivo para abrir').fill('Conferir a validade.');
  const saved = office.page.waitForEvent('download');
  await office.panel.getByRole('button', { name: 'Baixar o arquivo' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^documento-\d+-habilitacao\.pdf$/);
  await office.panel.getByLabel('Motivo da decisão').fill('A foto está escura.');
  await office.panel.getByRole('button', { name: 'Recusar' }).click();
  await expect(office.done('Documento recusado.')).toBeVisible();
  await expectMail(request, ana.email, /não foi aceito/);

  await expect((await ownDocuments(page)).getByText(/Não foi aceito: A foto está escura\./)).toBeVisible();
  await send(page, 'light');

  await office.open(`/documentos?conta=${ana.id}`);
  await office.row(ana.name).click();
  await office.panel.getByLabel('Motivo da decisão').fill('Confere com o cadastro.');
  await office.panel.getByRole('button', { name: 'Aceitar' }).click();
  await expect(office.panel.getByText('Preencha este campo.')).toBeVisible();
  await office.panel
    .getByLabel('A habilitação vale até (só para aceitar)')
    .fill(dayOf(Date.now() + 400 * 86_400_000));
  await office.panel.getByRole('button', { name: 'Aceitar' }).click();
  await expect(office.done('Documento aceito.')).toBeVisible();

  const own = await ownDocuments(page);
  await expect(own.getByText('Aceito', { exact: true })).toBeVisible();
  await expect(own.getByText(/^Vale até /)).toBeVisible();
  await office.open(`/pessoas/${ana.id}?aba=documentos`);
  await expect(office.row('Confere com o cadastro.')).toContainText('Aceito');
});
