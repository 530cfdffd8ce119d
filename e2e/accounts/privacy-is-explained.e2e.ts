import { expect, test } from '../journey.ts';
import { ready } from '../pages/ready.ts';

test('the words of the policies are no part of what every page loads', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/home');
  await ready(page);
  expect(scripts.length).toBeGreaterThan(1);
  for (const url of scripts) expect(await (await page.request.get(url)).text()).not.toContain('Anonimização');
});
