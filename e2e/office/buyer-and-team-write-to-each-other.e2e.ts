import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { ready } from '../pages/ready.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf } from '../world/world.ts';
import { OfficePage } from './office-page.ts';

const report = { name: 'Laudo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 laudo') };

test('a buyer writes, the team answers from a template with a file, both live; what is not read is mailed', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const ana = await world.person({ name: `Ana ${world.word()}` });
  const rui = await world.person({});
  const sales = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [sales.id]);
  const title = `Fiat ${world.word()}`;
  const offer = await purchasedOffer(world, ana.id, { offer: { title } });
  const [row] = await world.query('select code from purchase where offer_code = $1', [offer]);
  const path = `/compra/${numberOf(fieldOf(row, 'code'))}`;
  await world.signIn(context, ana);
  await page.goto(path);
  await ready(page);
  const office = await new OfficePage(await (await browser.newContext()).newPage()).open('/mensagens');
  await office.signIn(sales);
  await expect(office.heading).toHaveText('Mensagens');

  // The team sees it without a reload.
  await page.getByLabel('Sua mensagem').fill('Quando posso retirar?');
  await page.getByLabel('Sua mensagem').press('Control+Enter');
  await office.row(title).click();
  const { panel } = office;
  await expect(panel.getByText('Quando posso retirar?')).toBeVisible();
  await expect(page.getByRole('log').getByText(/lida em/)).toBeVisible();

  // An answer is kept as a template, chosen from it, and sent with a file.
  const answer = panel.getByLabel('Mensagem ao comprador');
  await answer.fill('Amanhã, das 9 às 17 h.');
  await panel.getByRole('button', { name: 'Respostas prontas' }).click();
  await office.page.getByRole('menuitem', { name: 'Guardar como resposta pronta' }).click();
  const name = `Retirada ${world.word()}`;
  const saving = office.page.getByRole('dialog', { name: 'Guardar como resposta pronta' });
  await saving.getByLabel('Nome da resposta pronta').fill(name);
  await saving.getByRole('button', { name: 'Salvar' }).click();
  await expect(office.done('Resposta pronta guardada.')).toBeVisible();
  await answer.fill('');
  await panel.getByRole('button', { name: 'Respostas prontas' }).click();
  await office.page.getByRole('menuitem', { name, exact: true }).click();
  await expect(answer).toHaveValue('Amanhã, das 9 às 17 h.');
  await panel.locator('input[type=file]').setInputFiles(report);
  await panel.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('log').getByText('Amanhã, das 9 às 17 h.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Baixar Laudo.pdf' })).toBeVisible();
  await expect(panel.getByRole('log').getByText(/lida em/)).toHaveCount(2);

  // Gone from the page, the buyer is mailed after silence.
  await page.goto('/home');
  await answer.fill('Traga um documento com foto.');
  await answer.press('Control+Enter');
  await expect(panel.getByRole('log').getByText('Traga um documento com foto.')).toBeVisible();
  await world.query(
    `update deal_message m set at = m.at - interval '1 hour' from deal_conversation c
      where c.code = m.conversation_code and c.offer_code = $1`,
    [offer],
  );
  await expectMail(request, ana.email, new RegExp(`Nova mensagem sobre ${title}`));

  // For another buyer there is nothing.
  const other = await browser.newContext();
  await world.signIn(other, rui);
  const theirs = await other.newPage();
  await theirs.goto(path);
  await expect(theirs.getByRole('heading', { name: 'Compra não encontrada' })).toBeVisible();
});
