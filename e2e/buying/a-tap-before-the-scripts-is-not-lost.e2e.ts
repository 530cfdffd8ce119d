import { expect, test } from '../journey.ts';
import type { Page } from '@playwright/test';
import { HomePage } from '../pages/home-page.ts';
import { surveyAddress } from '../../apps/web/test/world/purchases.ts';

/** Keeps the scripts of a page back until they are released. */
async function held(page: Page): Promise<() => void> {
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  return late.resolve;
}

test('a heart that was tapped on a card before the scripts ran is marked once they do', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  const title = `Gol ${world.word()}`;
  const code = await world.offer({ title });
  const release = await held(page);
  await page.goto(`/home?term=${title.slice(4)}`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Favoritar' }).first().click();
  release();
  await expect(page.getByRole('main').getByRole('button', { name: 'Remover dos favoritos' })).toBeVisible();
  await expect
    .poll(() =>
      world.value('n', 'select count(*)::int as n from favourite where account_id = $1 and offer_code = $2', [
        id,
        code,
      ]),
    )
    .toBe(1);
});

test('a bid typed and sent before the scripts ran leads into the flow once they do', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const code = await world.offer();
  const release = await held(page);
  await page.goto(`/oferta/${code}?view=leilao`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Seu lance' }).fill('12345');
  const send = page.getByRole('button', { name: 'Enviar lance' }).first();
  await send.click();
  await send.click();
  release();
  await page.waitForURL(/\/fluxo\/\?step=0/);
  await expect(page.getByRole('complementary', { name: 'Resumo da oferta' })).toContainText('R$ 12.345,00');
});

test('the buttons of the offer page open what they say', async ({ page, world }) => {
  const code = await world.offer({ buyNow: 20_000, acceptsProposals: true });
  const release = await held(page);
  await page.goto(`/oferta/${code}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Enviar proposta' }).first().click();
  release();
  await expect(page.getByRole('dialog', { name: 'Faça uma proposta' })).toBeVisible();
});

test('an answer of a survey that was given before the scripts ran counts once they do', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  const address = await surveyAddress(world, id, 'completed');
  const release = await held(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByLabel('Ótima', { exact: true }).check();
  await page.getByRole('button', { name: 'Próxima' }).click();
  release();
  await expect(page.getByText('Pergunta 2 de 4')).toBeVisible();
});

test('back and forward before the scripts ran show the page of the address', async ({ page, world }) => {
  const word = world.word();
  await world.offer({ title: `Uno ${word}`, vehicles: [{ brand: 'Fiat' }] });
  await world.offer({ title: `Fiesta ${word}`, vehicles: [{ brand: 'Ford' }] });
  const home = new HomePage(page);
  await expect.poll(async () => (await home.open(`term=${word}`)).cards.count()).toBe(2);
  await home.filters.getByRole('checkbox', { name: /Fiat/ }).click();
  await expect(home.titles).toHaveText([`Uno ${word}`]);
  await home.order.selectOption('MENOR_PRECO');
  await expect(page).toHaveURL(/order=MENOR_PRECO/);
  const release = await held(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(home.titles).toHaveText([`Uno ${word}`]);
  // Twice, faster than the page between the two can come.
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(home.cards).toHaveCount(2);
  await page.waitForLoadState('domcontentloaded');
  await page.goForward({ waitUntil: 'commit' });
  await expect(home.titles).toHaveText([`Uno ${word}`]);
  release();
});
