import type { Person } from '../../apps/web/test/world/options.ts';
import { expect, test } from '../journey.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { rivalOf } from '../world/rival.ts';
import type { World } from '../world/world.ts';
import { OfficePage } from './office-page.ts';
import * as tasks from './office-tasks.ts';
import { plainPhoto } from './yard-tasks.ts';

/** A member of the sales team, and a user of a store that is open. */
async function sellers(world: World): Promise<{ readonly sales: Person; readonly seller: Person }> {
  const [sales, seller] = [await world.person({ twoStep: true }), await world.person({ twoStep: true })];
  const store = `loja-${world.word()}`.replaceAll(/[^a-z-]/g, 'x');
  await world.query(`update account set staff_role = 'sales' where id = $1`, [sales.id]);
  await world.query(
    `with made as (insert into partner (store, name, description, status, member_since)
       values ($2, 'Loja da jornada', 'Seminovos.', 'approved', now()) returning id)
     update account set partner_id = made.id from made where account.id = $1`,
    [seller.id, store],
  );
  return { sales, seller };
}

test('a store enters an offer with photos, the team sends it back and publishes it, and a visitor bids on it seconds later', async ({
  page,
  browser,
  context,
  world,
}) => {
  const { sales, seller } = await sellers(world);
  const version = `Way ${world.word()}`;
  const title = `Fiat Uno ${version} 2019/2020`;
  const store = await new OfficePage(page).open('/ofertas');
  await store.signIn(seller);
  await page.getByRole('button', { name: 'Nova oferta' }).click();
  // Nothing is wrong before the user says that it is complete.
  await expect(page.getByText('Falta o título.')).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await plainPhoto('frente.jpg', '#336699'), await plainPhoto('lado.jpg', '#993333')]);
  await expect(page.getByRole('img', { name: 'foto 2 de 2' })).toBeVisible();
  await tasks.fillOffer(store, version);
  await expect(page.getByText('Nada falta para publicar.')).toBeVisible();
  await expect(page.getByText('Tudo salvo.')).toBeVisible();
  const code = Number(/\d+$/.exec(page.url())?.[0]);
  // What was typed is there again, and the photos in their new order.
  await page.getByRole('button', { name: 'Usar como capa: foto 2 de 2' }).click();
  await expect(page.getByText('Tudo salvo.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Título')).toHaveValue(title);
  await page.getByRole('button', { name: 'Enviar para aprovação' }).click();
  await store.panel.getByRole('button', { name: 'Enviar para aprovação' }).click();
  await expect(page.getByText(/^Enviada por/)).toBeVisible();
  await expect(page.getByLabel('Título')).toBeDisabled();

  const office = new OfficePage(await (await browser.newContext()).newPage());
  await office.open();
  await office.signIn(sales);
  await expect(office.page.getByRole('region', { name: 'Ofertas a aprovar' })).toContainText(/\d/);
  await office.open(`/ofertas/${code}`);
  await office.page.getByRole('button', { name: 'Devolver' }).click();
  await office.panel.getByLabel('Motivo').fill('Escreva as etiquetas.');
  await office.panel.getByRole('button', { name: 'Devolver' }).click();
  await expect(office.done('Devolvida à loja.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Escreva as etiquetas.')).toBeVisible();
  await page.getByLabel('Etiquetas').fill('uno way');
  await expect(page.getByText('Tudo salvo.')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar para aprovação' }).click();
  await store.panel.getByRole('button', { name: 'Enviar para aprovação' }).click();
  await expect(page.getByText(/^Enviada por/)).toBeVisible();

  await office.page.reload();
  await office.page.getByRole('button', { name: 'Aprovar e publicar' }).click();
  await office.panel.getByRole('button', { name: 'Publicar' }).click();
  await expect(office.done('A oferta está no site.')).toBeVisible();

  const offer = await new OfferPage(await context.newPage()).open(code, 'leilao');
  await expect(offer.panel.getByRole('heading', { level: 1 })).toContainText(title);
  expect(await (await rivalOf(browser, world)).bid(code, 31_000)).toBe(201);
  await expect(offer.price).toContainText('31.000');
  // The list of the site has it as soon.
  await expect
    .poll(
      async () =>
        (await page.request.get(`/api/offer?page=1&limit=5&term=${encodeURIComponent(version)}`)).text(),
      {
        timeout: 2_000,
      },
    )
    .toContain(title);
});
