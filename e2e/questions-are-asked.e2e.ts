import { expect, test } from './journey.ts';
import { OfferPage } from './pages/offer-page.ts';
import { fieldOf } from './world/world.ts';

test('a visitor reads questions but cannot ask, QNA-01, QNA-02, QNA-03, QNA-05', async ({ page, world }) => {
  const { id } = await world.person();
  const code = await world.offer();
  await world.query(
    `insert into question (offer_code, account_id, text, answer, answered_at, created_at) values ($1, $2, 'Tem laudo?', 'Tem, sim.', now(), now()) returning code`,
    [code, id],
  );
  await new OfferPage(page).open(code);
  const area = page.getByRole('region', { name: 'Perguntas e respostas' });
  await expect(area).toContainText('Tem laudo?');
  await expect(area).toContainText('Tem, sim.');
  await expect(area.getByRole('textbox')).toHaveAttribute('placeholder', 'Entre para fazer uma pergunta');
  await expect(area.getByRole('button', { name: 'Enviar pergunta' })).toBeDisabled();
});

test('somebody signed in asks as he typed, is thanked and finds the question, QNA-02, QNA-03, QNA-04, QNA-06, QNA-07, GENL-04', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  await new OfferPage(page).open(await world.offer());
  const area = page.getByRole('region', { name: 'Perguntas e respostas' });
  await expect(area.getByRole('textbox')).toHaveAttribute('placeholder', 'Escreva sua pergunta');
  await area.getByRole('textbox').fill('  Aceita troca? ');
  const asked = page.waitForRequest(
    (request) => request.url().includes('/prgnt') && request.method() === 'POST',
  );
  const read = page.waitForRequest(
    (request) => request.url().includes('/prgnt') && request.method() === 'GET',
  );
  await area.getByRole('button', { name: 'Enviar pergunta' }).click();
  const body: unknown = (await asked).postDataJSON();
  expect(fieldOf(body, 'pergunta')).toBe('  Aceita troca? ');
  await expect(page.getByRole('dialog', { name: 'Pergunta enviada' })).toContainText(
    'Obrigado! Sua pergunta foi enviada.',
  );
  await read;
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(area.getByRole('listitem')).toContainText('Aceita troca?');
});

test('what was typed outlives a refusal, a reload and the end of the session, QNA-04, QNA-05', async ({
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
  await page.route('**/api/offer/prgnt*', (route) =>
    route.fulfill({ status: 500, json: { erros: ['Tente mais tarde.'] } }),
  );
  await send.click();
  await expect(area.getByRole('alert')).toHaveText('Tente mais tarde.');
  await expect(field).toHaveValue('Tem chave reserva?');
  await page.unrouteAll();
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

test('a visitor is led to sign in and back to the offer, QNA-05', async ({ page, world }) => {
  const code = await world.offer();
  await new OfferPage(page).open(code);
  await expect(page.getByRole('link', { name: 'Entrar para perguntar' })).toHaveAttribute(
    'href',
    `/auth/?redirectFrom=${encodeURIComponent(`/oferta/${code}`)}`,
  );
});
