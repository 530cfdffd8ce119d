import type { Response } from '@playwright/test';
import { expect, test } from '../journey.ts';

const MOST_BYTES = 270_000;

test('the back office opens with at most 270 KB of scripts, and loads another language when it is chosen', async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script') scripts.push(reply);
  });
  await page.goto('/painel');
  const signIn = page.getByRole('button', { name: 'Entrar', exact: true });
  await expect(signIn).toBeVisible();
  const sizes = await Promise.all(
    scripts.map(async (reply) => (await reply.request().sizes()).responseBodySize),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(scripts.filter((reply) => /\/en-[^/]+\.js$/.test(reply.url()))).toEqual([]);

  const english = page.getByText('English', { exact: true });
  await page.route(/\/en-[^/]+\.js$/, (route) => route.abort());
  await english.click();
  await expect(page.getByRole('alert')).toContainText('O servidor não respondeu');
  await expect(signIn).toBeVisible();
  await page.unroute(/\/en-[^/]+\.js$/);
  await english.click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
