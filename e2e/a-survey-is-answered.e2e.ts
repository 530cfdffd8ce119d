import { expect, test } from './journey.ts';
import { NegotiationsPage } from './pages/negotiations-page.ts';
import { ready } from './pages/ready.ts';
import { expectMail } from './world/mailbox.ts';
import { purchasedOffer, surveyAddress } from '../apps/web/test/world/purchases.ts';

test('a survey asks one question after another and is answered once, SURV-01, SURV-02, SURV-03, SURV-04, SURV-05, SURV-06, SURV-07, ROUT-26', async ({
  page,
  world,
}) => {
  const { id } = await world.person();
  const address = await surveyAddress(world, id);
  await page.goto(address);
  await ready(page);
  const next = page.getByRole('button', { name: 'Próxima' });
  const finish = page.getByRole('button', { name: 'Finalizar' });
  await expect(finish).toHaveCount(0);
  await expect(page.getByText('Pergunta 1 de 4')).toBeVisible();
  await next.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Você deve responder para prosseguir' }),
  ).toBeVisible();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/survey/')) sent.push(request.postDataJSON());
  });
  await page.getByLabel('Ótima').check();
  await next.click();
  await expect(page.getByRole('heading', { name: /correspondeu às fotos/ })).toBeFocused();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByLabel('Ótima')).toBeChecked();
  await next.click();
  await page.getByLabel('Em parte').check();
  await next.click();
  await page.getByLabel('Sim', { exact: true }).check();
  await next.click();
  expect(sent).toEqual([]);
  await expect(next).toHaveCount(0);
  await finish.click();
  await expect(page.getByText('Você deve responder para prosseguir')).toBeVisible();
  await page.getByRole('textbox', { name: 'O que poderíamos fazer melhor?' }).fill('Mais fotos');
  await finish.click();
  await expect(page).toHaveURL(/\/survey-finalization\/$/);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    respostas: [{ opcao: 1 }, { opcao: 2 }, { opcao: 1 }, { resposta: 'Mais fotos' }],
  });
  await expect(page.getByRole('heading', { name: 'Obrigado por responder à nossa pesquisa!' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(address);
  await expect(page).toHaveURL(/\/home$/);
});

test('answers survive a failure, and a link that is none says so', async ({ page, world }) => {
  const { id } = await world.person();
  await page.goto(await surveyAddress(world, id, 'lost'));
  await ready(page);
  await page.getByLabel('Sim').check();
  await page.getByRole('button', { name: 'Próxima' }).click();
  await page.getByLabel('Talvez').check();
  await page.getByRole('button', { name: 'Próxima' }).click();
  await page.getByRole('textbox', { name: 'O que poderíamos fazer melhor?' }).fill('Nada');
  await page.route('**/api/survey/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText('Não foi possível enviar suas respostas.')).toBeVisible();
  await page.unroute('**/api/survey/**');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page).toHaveURL(/\/survey-finalization\/$/);
  await page.goto('/survey/?guid=00000000-0000-4000-8000-000000000000&lance_id=1');
  await expect(page.getByRole('heading', { name: 'Pesquisa não encontrada' })).toBeVisible();
});

test('who cancels a purchase is asked about it by mail and notification, in English on an English page, GENL-06', async ({
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
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
});
