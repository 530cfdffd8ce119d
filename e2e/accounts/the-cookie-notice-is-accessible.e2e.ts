import { expect, test } from '../journey.ts';
import { lowContrast, brokenRules, overflow } from '../pages/accessibility.ts';
import { ConsentQuestion } from '../pages/consent.ts';
import { ready } from '../pages/ready.ts';

test.use({ consent: null });

test('neither the question nor its preferences break a rule of WCAG 2.2 AA, at three widths and in both colours', async ({
  page,
}) => {
  const question = new ConsentQuestion(page);
  await page.goto('/politica-privacidade');
  await ready(page);
  await expect(question.bar).toBeVisible();
  for (const width of [360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // In the other colours only contrast can differ.
    for (const [colorScheme, broken] of [
      ['light', brokenRules],
      ['dark', lowContrast],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect.poll(() => overflow(page), `${width} ${colorScheme}`).toBe(0);
      expect(await broken(page), `${width} ${colorScheme}: the question`).toEqual([]);
      await question.choose.click();
      await expect(question.dialog).toBeVisible();
      expect(await broken(page), `${width} ${colorScheme}: the preferences`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(question.choose).toBeFocused();
    }
  }
});
