import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { OfficePage } from './office-page.ts';

/** Opens a page of the site until it is surely cached in every process. */
async function warm(visitor: Page, path: string): Promise<void> {
  for (let visit = 0; visit < 3; visit += 1) await visitor.goto(path);
}

test('a content editor changes a banner and a text, and a visitor sees both at once', async ({
  browser,
  page,
  world,
}) => {
  const word = world.word();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const clara = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'content' where id = $1`, [clara.id]);
  const office = await new OfficePage(page).open('/banners');
  await office.signIn(clara);
  await expect(office.heading).toHaveText('Banners');

  await warm(visitor, '/home/3');
  await page.getByRole('button', { name: 'Novo banner' }).click();
  const { panel } = office;
  // Any picture will do: the one of this screen.
  const picture = { name: 'banner.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await panel.locator('input[type=file]').setInputFiles(picture);
  await panel.getByLabel('Título').first().fill(`Máquinas ${word}`);
  await panel.getByLabel('Link da imagem').fill('javascript:alert(1)');
  await panel.getByRole('combobox', { name: 'Página' }).click();
  await page.getByRole('option', { name: 'Máquinas' }).click();
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(panel.getByText('O link deve começar por / ou por https://.')).toBeVisible();
  await panel.getByLabel('Link da imagem').fill('/home/3');
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(office.done('Banner criado')).toBeVisible();
  await visitor.reload();
  // A new one stands last: before the first.
  const carousel = visitor.getByRole('region', { name: 'Destaques da semana' });
  await carousel.getByRole('button', { name: 'Anterior' }).first().click();
  await expect(carousel.getByRole('heading')).toHaveText(`Máquinas ${word}`);

  await office.goTo('Textos');
  await warm(visitor, '/texto/empresa');
  await office.row('A empresa').first().click();
  await panel.getByLabel('Título', { exact: true }).fill(`Quem somos ${word}`);
  const body = panel.getByRole('textbox', { name: 'Texto', exact: true });
  await body.fill(`Uma casa de ${word}.`);
  await panel.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(office.done('Rascunho salvo')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(`Uma casa de ${word}.`)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Publicar' }).click();
  await expect(office.done('Texto publicado')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Quem somos ${word}`);
  await expect(visitor.getByText(`Uma casa de ${word}.`)).toBeVisible();
  await context.close();
});
