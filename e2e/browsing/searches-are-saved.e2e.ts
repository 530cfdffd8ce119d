import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { ready } from '../pages/ready.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { expectMail } from '../world/mailbox.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('a visitor signs in and finds their search saved', async ({ page, world }) => {
  const word = world.word();
  const person = await world.person();
  await page.goto(`/home?term=${word}`);
  await ready(page);
  await page.getByRole('button', { name: 'Salvar esta busca' }).click();
  await expect(page).toHaveURL(/\/auth\//);
  await ready(page);
  await new SignInPage(page).signIn(person);
  await expect(page).toHaveURL(new RegExp(`/home\\?term=${word}`));
  await expect(page.getByText(`Busca salva: “${word}”.`)).toBeVisible();
  await page.getByRole('button', { name: 'Alterar' }).click();
  await expect(page.getByRole('dialog', { name: 'Salvar busca' })).toBeVisible();
});

test('the link of a mail ends its alerts without a session, by a button without scripts; one that was made up does not', async ({
  page,
  browser,
  baseURL,
  context,
  request,
  world,
}) => {
  const word = world.word();
  const { id, email } = await world.signedIn(context);
  const saved = await request.post('/api/usrio/buscas', {
    headers: { 'security-token': await tokenOf(context) },
    data: {
      nome: `Busca ${word}`,
      filtro: `term=${word}`,
      frequencia: 'IMEDIATA',
      email: true,
      notificacao: false,
    },
  });
  expect(saved.status()).toBe(201);
  const frequency = () =>
    world.value('frequency', 'select frequency from saved_search where account_id = $1', [id]);
  await world.offer({ title: `Kombi ${word}` });
  await expectMail(request, email, /^1 oferta nova/);
  const text = String(await world.value('text', 'select text from mail where recipient = $1', [email]));
  const path = /\/buscas-salvas\/desligar\/[\w.-]+/.exec(text)?.[0] ?? '';
  const madeUp = `${path.slice(0, -3)}AAA`;

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  const press = () => plainPage.getByRole('button', { name: 'Desligar os avisos' }).click();
  await plainPage.goto(`${baseURL}${madeUp}`);
  await press();
  await expect(plainPage.getByText('Este link não vale mais.')).toBeVisible();
  expect(await frequency()).not.toBe('never');
  await plainPage.goto(`${baseURL}${path}`);
  await press();
  await expect(plainPage.getByText('Pronto: não avisaremos mais')).toBeVisible();
  await expect(plainPage.getByRole('contentinfo')).toBeVisible();
  expect(await frequency()).toBe('never');
  await plain.close();

  await world.query(`update saved_search set frequency = 'daily' where account_id = $1 returning id`, [id]);
  await context.clearCookies({ name: 'token' });
  await page.goto(madeUp);
  await expect(page.getByText('Este link não vale mais.')).toBeVisible();
  expect(await frequency()).toBe('daily');
  await page.goto(path);
  await expect(page.getByText('Pronto: não avisaremos mais')).toBeVisible();
  expect(await frequency()).toBe('never');
});

test('a search with a radius opens with its place on another device, and the address keeps the place to itself', async ({
  page,
  context,
  request,
  world,
}) => {
  const word = world.word();
  await world.signedIn(context);
  const vitoria = await world.offer({ title: `Perto ${word}`, vehicles: [{ cityCode: 3_205_309 }] });
  await world.offer({ title: `Longe ${word}`, vehicles: [{ cityCode: 3_509_502 }] });
  const filtro = `term=${word}&lat=-20.32&lon=-40.31&radius=100`;
  const saved = await request.post('/api/usrio/buscas', {
    headers: { 'security-token': await tokenOf(context) },
    data: { nome: 'Perto', filtro, frequencia: 'NUNCA', email: false, notificacao: false },
  });
  expect(saved.status()).toBe(201);
  await page.goto('/buscas-salvas/');
  await ready(page);
  await page.getByRole('link', { name: 'Ver ofertas: Perto' }).click();
  const list = page.getByRole('region', { name: 'Ofertas' });
  await expect(list.getByText('Perto de você')).toBeVisible();
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(list.locator(`a[href*="/oferta/${vitoria}"]`).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?term=${word}&radius=100`);
});

/** The session of a browser, for a call beside its pages. */
async function tokenOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
}
