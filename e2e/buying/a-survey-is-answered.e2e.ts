import { expect, test } from '../journey.ts';
import { NegotiationsPage } from '../pages/negotiations-page.ts';
import { expectMail } from '../world/mailbox.ts';
import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';

test('who cancels a purchase is asked about it by mail and notification, in English on an English page, and answers once, GENL-06, SURV-03, SURV-07', async ({
  page,
  context,
  world,
  request,
}) => {
  const person = await world.signedIn(context);
  await purchasedOffer(world, person.id, { offer: { title: 'Gol da pesquisa' } });
  const row = (await new NegotiationsPage(page).open('compra')).row('Gol da pesquisa');
  await row.getByRole('button', { name: 'Cancelar compra' }).click();
  await page.getByLabel('Encontrei outra oferta').check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Compra cancelada com sucesso.');
  await expectMail(request, person.email, /^Conte como foi: Gol da pesquisa/);
  const body = String(
    await world.value(
      'body',
      `select body from notification where account_id = $1 and body like '%/survey/%'`,
      [person.id],
    ),
  );
  const link = /href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await page.goto(`${link}&idiom=EN`);
  await expect(page.getByRole('heading', { name: 'Why did the deal not go ahead?' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('I changed my mind').check();
  await next.click();
  await page.getByLabel('Yes').check();
  await next.click();
  await page
    .getByRole('textbox', { name: 'What would have made you go ahead with the deal?' })
    .fill('More time');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/survey-finalization\/$/);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(link);
  await expect(page).toHaveURL(/\/home$/);
});
