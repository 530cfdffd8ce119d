import { expect, test } from './journey.ts';
import { brokenRules, overflow } from './pages/accessibility.ts';
import { ConsentQuestion } from './pages/consent.ts';
import { ready } from './pages/ready.ts';

test.use({ consent: null });

test('neither the question nor its preferences break a rule of WCAG 2.2 AA, at three widths and in both colours', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const question = new ConsentQuestion(page);
  await page.goto('/politica-privacidade');
  await ready(page);
  await expect(question.bar).toBeVisible();
  for (const width of [360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await overflow(page), `${width} ${colorScheme}`).toBe(0);
      expect(await brokenRules(page), `${width} ${colorScheme}: the question`).toEqual([]);
      await question.choose.click();
      await expect(question.dialog).toBeVisible();
      expect(await brokenRules(page), `${width} ${colorScheme}: the preferences`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(question.choose).toBeFocused();
    }
  }
});
