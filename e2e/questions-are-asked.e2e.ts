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
