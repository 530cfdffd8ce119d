import { expect, test } from './journey.ts';
import { Header } from './pages/header.ts';
import { ready } from './pages/ready.ts';

const GUID = '5d9f0f8e-5c52-4c3a-9a0e-0a1e64b3a7c1';

/** Saves notifications of somebody, the given ones in order. */
async function tell(
  world: { query(text: string, values: readonly (string | number | null)[]): Promise<unknown> },
  accountId: number,
  given: readonly { title: string; body?: string; at: string; file?: string }[],
): Promise<void> {
  for (const { title, body = '<p>Texto</p>', at, file = null } of given) {
    await world.query(
      `insert into notification (account_id, title, body, created_at, attachment_name, attachment_guid, attachment_bytes)
       values ($1, $2, $3, $4, $5, case when $5::text is null then null else $6::uuid end, case when $5::text is null then null else 211356 end)`,
      [accountId, title, body, at, file, GUID],
    );
  }
}

const TWO_DAYS = [
  { title: 'Proposta recusada', at: '2026-03-01T15:30:00Z' },
  {
    title: 'Lance superado',
    body: '&lt;b&gt;Atenção&lt;/b&gt; &amp; pressa &#x60;já&#x60;<script>document.title="x"</script>',
    at: '2026-03-02T12:05:00Z',
  },
  { title: 'Compra liberada', at: '2026-03-02T18:00:00Z', file: 'relatorio-de-vistoria-completo.pdf' },
] as const;

test('are listed under their dates and read beside the list; the count of the menu falls, NOTF-01 NOTF-02 NOTF-04 NOTF-09 NOTF-10 ROUT-18 LAYO-08', async ({
  page,
  context,
  world,
  complaints,
}) => {
  const { id } = await world.signedIn(context);
  await tell(world, id, TWO_DAYS);
  await page.goto('/home');
  await ready(page);
  const { account } = new Header(page);
  await expect(account).toHaveAccessibleName(/3 notificações/);
  await account.click();
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toHaveAttribute('href', '/perfil/');
  await expect(page.getByRole('link', { name: 'Meus favoritos' })).toHaveAttribute('href', '/favoritos/');
  await expect(page.getByRole('link', { name: 'Minhas negociações' })).toHaveAttribute(
    'href',
    /^\/negociacao\//,
  );
  await page.getByRole('link', { name: /^Notificações/ }).click();
  await expect(page).toHaveURL(/\/notification\/$/);
  const list = page.getByRole('navigation', { name: 'Lista de notificações' });
  await expect(list.getByRole('heading')).toHaveText(['02/03/2026', '01/03/2026']);
  await expect(list.getByRole('link').first()).toContainText('15:00');
  await list.getByRole('link', { name: /Lance superado/ }).click();
  const content = page.getByRole('article');
  await expect(content.getByRole('heading', { name: 'Lance superado' })).toBeFocused();
  await expect(content).toContainText('02/03/2026 09:05');
  await expect(content).toContainText('Atenção & pressa `já`');
  await expect(content.locator('b')).toHaveText('Atenção');
  await expect(content.getByText('Telefone')).toBeVisible();
  await expect(content.getByRole('link', { name: /@/ })).toBeVisible();
  await expect(content.getByText('Endereço')).toBeVisible();
  await expect(account).toHaveAccessibleName(/2 notificações/);
  await page.reload();
  await ready(page);
  await expect(content.getByRole('heading', { name: 'Lance superado' })).toBeVisible();
  await expect(page.getByText('2 não lidas')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an attachment has a short name and a size and comes as the file that was stored, NOTF-03 NOTF-07 NOTF-08 NOTF-11', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  await tell(world, id, TWO_DAYS);
  await page.route(`**/api/usrio/notif/anexo/${GUID}?*`, (route) =>
    route.request().headers()['security-token']
      ? route.fulfill({ body: 'PDF de teste', contentType: 'application/pdf' })
      : route.fulfill({ status: 401, body: '{}' }),
  );
  await page.goto('/notification/');
  await ready(page);
  await page.getByRole('link', { name: /Proposta recusada/ }).click();
  await expect(page.getByRole('article').getByRole('region', { name: 'Anexo' })).toHaveCount(0);
  await page.getByRole('link', { name: /Compra liberada/ }).click();
  const file = page.getByRole('button', { name: /^Baixar relatorio/ });
  await expect(file).toHaveText('relatorio-de-vistor...pdf0,2 Mb');
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('relatorio-de-vistoria-completo.pdf');
});

test('on a phone list and content take turns, without the header while reading, NOTF-05 NOTF-06', async ({
  page,
  context,
  world,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  const { id } = await world.signedIn(context);
  await tell(world, id, TWO_DAYS);
  await page.goto('/notification/');
  await ready(page);
  const list = page.getByRole('navigation', { name: 'Lista de notificações' });
  await expect(page.getByRole('banner')).toBeVisible();
  await list.getByRole('link', { name: /Proposta recusada/ }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(list).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.getByRole('link', { name: 'Voltar à lista' }).click();
  await expect(list).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('none: the list says so and leads on; a visitor is asked to sign in first, ROUT-18', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/notification/');
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=%2Fnotification%2F/);
  await world.signedIn(context);
  await page.goto('/notification');
  await expect(page.getByRole('heading', { name: 'Nenhuma notificação' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver ofertas' })).toHaveAttribute(
    'href',
    '/home',
  );
});
