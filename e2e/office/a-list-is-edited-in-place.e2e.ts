import type { APIRequestContext, Page } from '@playwright/test';
import type { Person } from '../../apps/web/test/world/options.ts';
import { expect, test } from '../journey.ts';
import type { World } from '../world/world.ts';
import { OfficePage } from './office-page.ts';

/** A user of the sales team, whose second step is a mailed code. */
async function seller(world: World): Promise<Person> {
  const person = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [person.id]);
  return person;
}

async function bought(world: World, request: APIRequestContext, title: string): Promise<void> {
  const offer = await world.offer({ title, buyNow: 20_000 });
  const headers = { 'security-token': await world.token(await world.person()) };
  const data = { cdofrta: offer, cdmoeda: 1, vllance: 20_000, frete: 'N', endereco: null };
  expect((await request.post('/api/compreja', { headers, data })).status()).toBe(201);
}

/** The list of purchases with those of a title. */
async function purchases(page: Page, person: Person, title: string): Promise<OfficePage> {
  const office = await new OfficePage(page).open();
  await office.signIn(person);
  await office.goTo('Compras');
  await page.getByLabel('Buscar nesta lista').fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Filtros escolhidos' })).toContainText(title);
  await expect(office.row(title)).toBeVisible();
  return office;
}

/** Writes the next action in the row, by the keyboard alone. */
async function plan({ page, row }: { page: Page; row: ReturnType<OfficePage['row']> }, text: string) {
  await row.getByRole('button', { name: /^Próxima ação:/ }).press('Enter');
  const cell = row.getByRole('group', { name: 'Próxima ação' });
  await cell.getByLabel('Até o dia').fill('2026-12-24');
  await cell.getByRole('textbox', { name: 'Próxima ação' }).fill(text);
  await page.keyboard.press('Enter');
}

test('a purchase is planned in its row; a colleague who was slower is told, and what was done is undone', async ({
  page,
  context,
  request,
  world,
}) => {
  const title = `Gol ${world.word()}`;
  await bought(world, request, title);
  const [first, second] = [await seller(world), await seller(world)];
  const office = await purchases(page, first, title);
  const foreign = await context.browser()?.newContext();
  const other = await purchases((await foreign?.newPage()) ?? page, second, title);
  const [row, theirs] = [office.row(title), other.row(title)];

  await row.focus();
  await page.keyboard.press('e');
  await expect(row.getByRole('combobox', { name: 'Responsável' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Responsável:/ })).toBeFocused();

  await theirs.getByRole('button', { name: /^Próxima ação:/ }).press('Enter');
  await plan({ page, row }, 'Ligar amanhã');
  await expect(office.done('Plano salvo.')).toBeVisible();
  await expect(row).toContainText('24/12/2026 · Ligar amanhã');
  const cell = theirs.getByRole('group', { name: 'Próxima ação' });
  await cell.getByLabel('Até o dia').fill('2026-12-20');
  await cell.getByRole('textbox', { name: 'Próxima ação' }).fill('Escrever');
  await other.page.keyboard.press('Enter');
  await expect(cell.getByRole('alert')).toContainText('mudou esta compra');
  // The second time they know; the list may still be on its way.
  await expect(async () => {
    await cell.getByRole('textbox', { name: 'Próxima ação' }).press('Enter', { timeout: 1000 });
    await expect(theirs).toContainText('20/12/2026 · Escrever', { timeout: 2000 });
  }).toPass();

  await office.done('Plano salvo.').getByRole('button', { name: 'Desfazer' }).click();
  await expect(office.done('O registro mudou depois disso')).toBeVisible();
  await other.page.getByRole('button', { name: /^Conta:/ }).click();
  await other.page.getByRole('menuitem', { name: 'Desfazer: Plano salvo.' }).click();
  await expect(other.done('Desfeito.')).toBeVisible();
  await expect(theirs).toContainText('24/12/2026 · Ligar amanhã');
  await foreign?.close();
});

test('marks are dropped with the filter under which they were set', async ({ page, request, world }) => {
  const title = `Uno ${world.word()}`;
  await bought(world, request, title);
  const office = await purchases(page, await seller(world), title);
  await office.row(title).focus();
  await page.keyboard.press('x');
  await expect(page.getByText('1 marcada')).toBeVisible();
  await page.getByLabel('Buscar nesta lista').fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 marcada')).toBeHidden();
});
