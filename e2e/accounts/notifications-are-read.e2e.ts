import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey.ts';
import { Header } from '../pages/header.ts';
import { ready } from '../pages/ready.ts';

const GUID = '5d9f0f8e-5c52-4c3a-9a0e-0a1e64b3a7c1';
const FILE = 'PDF de teste';

test('a notification is read, counted down in the menu for good, and its attachment comes as it was stored, NOTF-10, NOTF-11', async ({
  page,
  context,
  world,
  complaints,
}) => {
  const { id } = await world.signedIn(context);
  for (const title of ['Compra liberada', 'Lance superado']) {
    await world.query(
      `insert into notification (account_id, title, body, created_at, attachment_name, attachment_guid, attachment_bytes)
       values ($1, $2, '<p>Texto</p>', now(), 'relatorio-de-vistoria.pdf', $3, $4)`,
      [id, title, GUID, FILE.length],
    );
  }
  await page.route(`**/api/usrio/notif/anexo/${GUID}?*`, (route) =>
    route.request().headers()['security-token']
      ? route.fulfill({ body: FILE, contentType: 'application/pdf' })
      : route.fulfill({ status: 401, body: '{}' }),
  );
  await page.goto('/home');
  await ready(page);
  const { account } = new Header(page);
  await expect(account).toHaveAccessibleName(/2 notificações/);
  await account.click();
  await page.getByRole('link', { name: /^Notificações/ }).click();
  await page.getByRole('link', { name: /Compra liberada/ }).click();
  await expect(account).toHaveAccessibleName(/1 notificação/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Baixar relatorio/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('relatorio-de-vistoria.pdf');
  expect(await readFile(await download.path(), 'utf8')).toBe(FILE);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Compra liberada' })).toBeVisible();
  await expect(account).toHaveAccessibleName(/1 notificação/);
  expect(complaints).toEqual([]);
});
