import { expect, test } from './journey.ts';
import { FlowPage } from './pages/flow-page.ts';
import { NegotiationsPage } from './pages/negotiations-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import type { World } from './world/world.ts';

interface PurchaseWish {
  readonly status: 'V' | 'C' | 'L' | 'X';
  /** Columns of the purchase that hold a date. */
  readonly dates?: readonly string[];
  readonly underReview?: boolean;
}

/** Saves an offer that this person has bought. */
async function bought(
  world: World,
  accountId: number,
  title: string,
  { status, dates = [], underReview = false }: PurchaseWish,
): Promise<number> {
  const code = await world.offer({ title, status: 'V', endsInSeconds: 0 });
  await world.query('update offer set status = $2 where code = $1 returning code', [code, status]);
  const names = ['awaiting_contact_at', ...dates];
  await world.query(
    `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, cancellation, ${names.join(', ')})
     values ($1, $2, 'buy', 1000000, $3, 'N', now(), $4, ${names.map(() => 'now()').join(', ')}) returning code`,
    [code, accountId, status, underReview ? 'Q' : null],
  );
  return code;
}

test('somebody without any sees so in both views, and the first is the default, NEGO-01, NEGO-03, NEGO-04, ROUT-19', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  await new NegotiationsPage(page).open();
  await expect(page.getByRole('heading', { name: 'Nenhuma negociação' })).toBeVisible();
  await expect(page.getByText('Você ainda não tem negociações.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Minhas compras' }).click();
  await expect(page).toHaveURL(/view=compra$/);
  await expect(page.getByRole('heading', { name: 'Nenhuma compra' })).toBeVisible();
  await expect(page.getByText('Você ainda não tem compras.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Minhas negociações' }).click();
  await expect(page).toHaveURL(/view=negociacao$/);
});

test('a visitor is sent to sign in and comes back, NEGO-02, ROUT-19', async ({ page }) => {
  await page.goto('/negociacao/?view=compra');
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=%2Fnegociacao%2F%3Fview%3Dcompra/);
});

test('a leading bid stands with its vehicle, times and value, leads to the offer and offers no bid, NEGO-02, NEGO-05, NEGO-06, NEGO-10, NEGO-12, GENL-09', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const code = await world.offer({ title: 'Gol na frente', photos: 1 });
  await (await new OfferPage(page).open(code, 'leilao')).bid('10000');
  await new FlowPage(page).complete();
  const row = (await new NegotiationsPage(page).open('negociacao')).row('Gol na frente');
  for (const text of ['Você está ganhando', '1.0 Flex', '2019/2020', '45.000 Km', 'R$ 10.000,00'])
    await expect(row).toContainText(text);
  await expect(row.getByText(/^Fim: \d{2}\/\d{2}\/\d{4},? \d{2}:\d{2}$/)).toBeVisible();
  await expect(row.getByText(/Restam \d+ (h|min)/)).toBeVisible();
  await expect(row.locator('picture img')).toBeVisible();
  await expect(row.getByRole('link', { name: 'Dar lance' })).toHaveCount(0);
  await row.getByRole('link', { name: 'Gol na frente' }).click();
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}$`));
});

test('a beaten bid is said to be, and offers a new one, NEGO-12, STAT-13', async ({
  page,
  context,
  browser,
  world,
}) => {
  await world.signedIn(context);
  const code = await world.offer({ title: 'Gol superado' });
  await (await new OfferPage(page).open(code, 'leilao')).bid('10000');
  await new FlowPage(page).complete();
  const other = await browser.newContext();
  await world.signedIn(other);
  const rival = await other.newPage();
  await (await new OfferPage(rival).open(code, 'leilao')).bid('10500');
  await new FlowPage(rival).complete();
  await other.close();
  const row = (await new NegotiationsPage(page).open('negociacao')).row('Gol superado');
  await expect(row).toContainText('Lance superado');
  await row.getByRole('link', { name: 'Dar lance' }).click();
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}\\?view=leilao&lance=minimo$`));
});

test('each state of a purchase has its words, NEGO-11, STAT-01, STAT-02, STAT-03, STAT-04, STAT-05, STAT-06, STAT-07, STAT-08, STAT-09, STAT-10', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  const cases: readonly (readonly [string, string, PurchaseWish])[] = [
    ['Nova', 'Aguardando contato', { status: 'V' }],
    ['Falada', 'Em negociação', { status: 'V', dates: ['negotiation_at'] }],
    ['Crédito', 'Aguardando liberação de crédito', { status: 'C' }],
    ['Retirada', 'Aguardando retirada', { status: 'L' }],
    ['Pronta', 'Compra finalizada', { status: 'X' }],
    ['Em análise', 'Cancelamento em análise', { status: 'V', underReview: true }],
    ['Desfeita', 'Cancelado', { status: 'V', dates: ['cancelled_at'] }],
    ['Negada', 'Cancelamento rejeitado', { status: 'L', dates: ['cancellation_rejected_at'] }],
    ['Negada depois', 'Cancelamento rejeitado', { status: 'X', dates: ['sale_cancellation_rejected_at'] }],
  ];
  for (const [title, , wish] of cases) await bought(world, id, `${title} ${id}`, wish);
  const list = await new NegotiationsPage(page).open('compra');
  for (const [title, words] of cases) {
    const row = list.rows.filter({ has: page.getByRole('heading', { name: `${title} ${id}`, exact: true }) });
    await expect(row, title).toContainText(words);
  }
});

test('a lost offer is no link, NEGO-09, STAT-14', async ({ page, context, browser, world }) => {
  await world.signedIn(context);
  const code = await world.offer({ title: 'Gol perdido', buyNow: 20_000 });
  await (await new OfferPage(page).open(code, 'leilao')).bid('10000');
  await new FlowPage(page).complete();
  const other = await browser.newContext();
  await world.signedIn(other);
  const rival = await other.newPage();
  await (await new OfferPage(rival).open(code)).buyNow.click();
  await new FlowPage(rival).complete();
  await other.close();
  const row = (await new NegotiationsPage(page).open('negociacao')).row('Gol perdido');
  await expect(row).toContainText('Oferta perdida');
  await expect(row.getByRole('link')).toHaveCount(0);
});

test('the history of a row tells each own step, NEGO-17', async ({ page, context, world }) => {
  await world.signedIn(context);
  await (
    await new OfferPage(page).open(await world.offer({ title: 'Gol com história' }), 'leilao')
  ).bid('10000');
  await new FlowPage(page).complete();
  const row = (await new NegotiationsPage(page).open('negociacao')).row('Gol com história');
  await row.getByText('Histórico (1)').click();
  await expect(row.getByRole('listitem')).toHaveText([/\d{2}\/\d{2}\/\d{4}.*R\$ 10\.000,00/]);
});
