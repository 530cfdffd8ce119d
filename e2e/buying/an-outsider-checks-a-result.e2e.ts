import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey.ts';
import { ready } from '../pages/ready.ts';
import type { World } from '../world/world.ts';

/** An offer of the demo world that was sold after some bids. */
async function soldOffer(world: World): Promise<number> {
  const code = await world.value(
    'code',
    `select offer_code as code from auction where outcome = 'sold' and bid_count > 3 order by offer_code limit 1`,
  );
  return Number(code);
}

test('a result is checked line by line from its offer, and taken along as JSON and as a spreadsheet, rule 0.9 @phone', async ({
  page,
  world,
  complaints,
}) => {
  const code = await soldOffer(world);
  await page.goto(`/oferta/${code}?view=leilao`);
  await ready(page);
  await page.getByRole('link', { name: 'Conferir este resultado' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Tudo confere');
  const save = async (role: 'link' | 'button', name: string): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole(role, { name }).click()]);
    return readFile(await file.path(), 'utf8');
  };
  expect(await save('link', 'JSON')).toContain(`"codigoOferta":${code}`);
  const csv = await save('button', 'Planilha (CSV)');
  expect(csv.split('\r\n')[0]).toBe('seq,em,participante,tipo,valor,anterior,hash,selo');
  expect(csv.split('\r\n').length).toBeGreaterThan(4);
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to check by hand, and where the lines are; an unknown offer is a missing page', async ({
    page,
    world,
  }) => {
    const code = await soldOffer(world);
    await page.goto(`/oferta/${code}/conferir`);
    await expect(page.locator('main noscript > div')).toContainText(
      'A conferência automática precisa de JavaScript.',
    );
    await expect(page.getByRole('heading', { name: 'Como conferir à mão' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'JSON' })).toHaveAttribute(
      'href',
      `/api/offer/${code}/ledger`,
    );
    expect((await page.goto('/oferta/999999999/conferir'))?.status()).toBe(404);
  });
});
