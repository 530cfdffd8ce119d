import type { BrowserContext } from '@playwright/test';
import { expect, test } from './journey.ts';
import { ready } from './pages/ready.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { expectMail } from './world/mailbox.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('a search is saved under a name in words, tells about a new offer, and is changed, removed and brought back', async ({
  page,
  context,
  request,
  world,
}) => {
  test.setTimeout(90_000);
  const word = world.word();
  const { email } = await world.signedIn(context);
  await page.goto(`/home?term=${word}&priceEnd=90000&state=ES`);
  await ready(page);
  await page.getByRole('button', { name: 'Salvar esta busca' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salvar busca' });
  await expect(dialog.getByLabel('Nome da busca')).toHaveValue(`“${word}” até R$ 90.000 em ES`);
  await dialog.getByLabel('Nome da busca').fill('Minha caçada');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Busca salva. Avisaremos')).toBeVisible();
  await world.offer({ title: `Uno ${word}`, buyNow: 50_000, vehicles: [{ cityCode: 3_205_309 }] });
  await expectMail(request, email, /^1 oferta nova: Minha caçada/);
  await page.goto('/buscas-salvas/');
  await ready(page);
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row).toContainText('1 nova');
  await expect(row).toContainText('Assim que aparecer, por e-mail e notificação');
  await row.getByRole('button', { name: 'Alterar: Minha caçada' }).click();
  const change = page.getByRole('dialog', { name: 'Alterar busca' });
  await change.getByLabel('Por e-mail').uncheck();
  await change.getByLabel('Por notificação no site').uncheck();
  await change.getByRole('button', { name: 'Salvar' }).click();
  await expect(change.getByRole('alert')).toContainText('Escolha ao menos uma forma');
  await change.getByLabel('Não avisar').check();
  await change.getByRole('button', { name: 'Salvar' }).click();
  await expect(row).toContainText('Não avisar');
  await row.getByRole('button', { name: 'Excluir: Minha caçada' }).click();
  await expect(page.getByRole('heading', { name: 'Nenhuma busca salva' })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row).toContainText('Minha caçada');
  await row.getByRole('link', { name: 'Ver ofertas: Minha caçada' }).click();
  await expect(page).toHaveURL(new RegExp(`term=${word}&priceEnd=90000`));
  await expect(page.getByRole('region', { name: 'Ofertas' }).getByRole('article')).toHaveCount(1);
});

test('a visitor signs in and finds his search saved', async ({ page, world }) => {
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

test('the link of a mail ends its alerts without a session; one that was made up does not', async ({
  page,
  context,
  request,
  world,
}) => {
  test.setTimeout(60_000);
  const word = world.word();
  const { email } = await world.signedIn(context);
  await page.goto(`/home?term=${word}`);
  await ready(page);
  await page.getByRole('button', { name: 'Salvar esta busca' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Busca salva. Avisaremos')).toBeVisible();
  await world.offer({ title: `Kombi ${word}` });
  await expectMail(request, email, /^1 oferta nova/);
  const text = String(await world.value('text', 'select text from mail where recipient = $1', [email]));
  const path = /\/buscas-salvas\/desligar\/[\w.-]+/.exec(text)?.[0] ?? '';
  await context.clearCookies({ name: 'token' });
  await page.goto(path);
  await expect(page.getByText('Pronto: não avisaremos mais')).toBeVisible();
  expect(
    await world.value(
      'frequency',
      'select frequency from saved_search s join account a on a.id = s.account_id where email = $1',
      [email],
    ),
  ).toBe('never');
  await page.goto(`${path.slice(0, -3)}AAA`);
  await expect(page.getByText('Este link não vale mais.')).toBeVisible();
});

test('without JavaScript the link of a mail leads to a page with a button, and the button to a page that says what happened', async ({
  browser,
  baseURL,
  context,
  request,
  world,
}) => {
  const word = world.word();
  const { email } = await world.signedIn(context);
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
  await world.offer({ title: `Kombi ${word}` });
  await expectMail(request, email, /^1 oferta nova/);
  const text = String(await world.value('text', 'select text from mail where recipient = $1', [email]));
  const path = /\/buscas-salvas\/desligar\/[\w.-]+/.exec(text)?.[0] ?? '';
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${baseURL}${path}`);
  await page.getByRole('button', { name: 'Desligar os avisos' }).click();
  await expect(page.getByText(`Pronto: não avisaremos mais`)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto(`${baseURL}${path.slice(0, -3)}AAA`);
  await page.getByRole('button', { name: 'Desligar os avisos' }).click();
  await expect(page.getByText('Este link não vale mais.')).toBeVisible();
  await plain.close();
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
