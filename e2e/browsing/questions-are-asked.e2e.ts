import { expect, test } from '../journey.ts';
import { OfferPage } from '../pages/offer-page.ts';

test('a question outlives a reload and the end of the session, and is asked then, QNA-05, QNA-07, GENL-04', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const code = await world.offer();
  const offer = await new OfferPage(page).open(code);
  const area = page.getByRole('region', { name: 'Perguntas e respostas' });
  const field = area.getByRole('textbox', { name: 'Sua pergunta' });
  const send = area.getByRole('button', { name: 'Enviar pergunta' });
  await field.fill('Tem chave reserva?');
  await page.reload();
  await expect(field).toHaveValue('Tem chave reserva?');
  await page.route('**/api/offer/prgnt*', (route) =>
    route.fulfill({ status: 401, json: { erros: ['Você precisa estar logado!'] } }),
  );
  await page.route('**/api/header/refresh_token*', (route) => route.fulfill({ json: { data: null } }));
  await send.click();
  await expect(page.getByRole('dialog', { name: 'Entre para continuar' })).toBeVisible();
  await page.unrouteAll();
  await world.signedIn(context);
  await offer.open(code);
  await expect(field).toHaveValue('Tem chave reserva?');
  await send.click();
  await expect(page.getByRole('dialog', { name: 'Pergunta enviada' })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('');
  await expect(area.getByRole('heading', { level: 2 })).toHaveText('Perguntas e respostas (1)');
});
