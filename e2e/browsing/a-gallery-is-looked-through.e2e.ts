import { consentCookie, expect, test } from '../journey.ts';
import { OfferPage } from '../pages/offer-page.ts';

test('a photograph is enlarged by two fingers, and a swipe goes on @phone-only', async ({ page, world }) => {
  await new OfferPage(page).open(await world.offer({ photos: 10 }));
  await page.getByRole('button', { name: /^Ilustração 1 de 10:/ }).tap();
  const lightbox = page.getByRole('dialog', { name: 'Fotos e vídeos' });
  await expect(lightbox.getByText('100%')).toBeVisible();
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', xs: readonly number[]): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x, id) => ({ x, y: 400, id })),
    });
  await touch('touchStart', [300]);
  for (const x of [240, 180, 120]) await touch('touchMove', [x]);
  await touch('touchEnd', []);
  await expect(lightbox.getByText('2 / 10')).toBeVisible();
  await touch('touchStart', [180, 230]);
  for (const by of [20, 50, 90]) await touch('touchMove', [180 - by, 230 + by]);
  await touch('touchEnd', []);
  await expect(lightbox.getByText(/^[2-6]\d\d%$/)).toBeVisible();
  await expect(lightbox.getByText('2 / 10')).toBeVisible();
});

test('mp4 files play in place, and Vimeo is contacted once the visitor wants its video, or always if they allowed the kind, GALL-01', async ({
  page,
  context,
  world,
}) => {
  const asked: string[] = [];
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' });
  });
  const code = await world.offer({
    photos: 1,
    videos: ['https://media.patio.test/volta.mp4', 'https://vimeo.com/123456'],
  });
  await page.route('https://media.patio.test/**', () => undefined);
  await new OfferPage(page).open(code);
  const gallery = page.getByRole('region', { name: 'Fotos e vídeos' });
  await gallery.getByRole('button', { name: 'Próxima' }).click();
  await expect(gallery.locator('video')).toHaveAttribute('src', 'https://media.patio.test/volta.mp4');
  await gallery.getByRole('button', { name: 'Próxima' }).click();
  await expect(gallery).toContainText('o Vimeo recebe seu endereço IP');
  await expect(gallery.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await gallery.getByRole('button', { name: 'Carregar vídeo do Vimeo' }).click();
  await expect(gallery.locator('iframe')).toHaveAttribute(
    'src',
    'https://player.vimeo.com/video/123456?dnt=1',
  );
  await expect.poll(() => asked.length).toBe(1);
  await context.addCookies([consentCookie(['functionality'])]);
  await new OfferPage(page).open(await world.offer({ videos: ['https://vimeo.com/654321'] }));
  await expect(page.locator('iframe')).toHaveAttribute('src', /player\.vimeo\.com\/video\/654321/);
});

test('a film that failed before the page was taken over is said to, GALL-01', async ({ page, world }) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('quebrado'));
  await page.route('https://media.patio.test/**', (route) => route.abort());
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await failed;
    await route.continue();
  });
  await new OfferPage(page).open(await world.offer({ videos: ['https://media.patio.test/quebrado.mp4'] }));
  const gallery = page.getByRole('region', { name: 'Fotos e vídeos' });
  await expect(gallery).toContainText('Não foi possível reproduzir este vídeo.');
});
