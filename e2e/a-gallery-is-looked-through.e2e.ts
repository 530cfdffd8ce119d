import { expect, test } from './journey.ts';
import { OfferPage } from './pages/offer-page.ts';

test.describe('the gallery of an offer', () => {
  let ten = 0;
  let seven = 0;
  test.beforeAll(async ({ world }) => {
    ten = await world.offer({ photos: 10 });
    seven = await world.offer({ photos: 7 });
  });

  test('goes round in both directions by button and by key, GALL-02', async ({ page }) => {
    await new OfferPage(page).open(ten);
    const gallery = page.getByRole('region', { name: 'Fotos e vídeos' });
    await expect(gallery.getByText('1 / 10')).toBeVisible();
    await gallery.getByRole('button', { name: 'Anterior' }).click();
    await expect(gallery.getByText('10 / 10')).toBeVisible();
    await gallery.getByRole('button', { name: 'Próxima' }).click();
    await expect(gallery.getByText('1 / 10')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByText('2 / 10')).toBeVisible();
  });

  test('has seven thumbnails and a tile with the rest when there are more, GALL-04', async ({ page }) => {
    await new OfferPage(page).open(ten);
    const gallery = page.getByRole('region', { name: 'Fotos e vídeos' });
    await expect(gallery.getByRole('listitem').filter({ visible: true })).toHaveCount(8);
    await expect(gallery.getByRole('button', { name: 'Ver mais 3 fotos' })).toHaveText('+3');
    await new OfferPage(page).open(seven);
    await expect(gallery.getByRole('listitem').filter({ visible: true })).toHaveCount(7);
    await expect(gallery.getByText(/^\+\d/)).toHaveCount(0);
  });

  for (const { width, height, shown } of [
    { width: 700, height: 500, shown: 5 },
    { width: 701, height: 501, shown: 8 },
  ]) {
    test(`has ${shown} thumbnails in a window of ${width}x${height}, GALL-03, GALL-06`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await new OfferPage(page).open(ten);
      const gallery = page.getByRole('region', { name: 'Fotos e vídeos' });
      await expect(gallery.getByRole('listitem').filter({ visible: true })).toHaveCount(shown);
    });
  }

  test('opens on the whole screen with a fade, and Escape closes it, GALL-05', async ({ page }) => {
    await new OfferPage(page).open(ten);
    await page.getByRole('button', { name: /^Foto 1 de 10:/ }).click();
    const lightbox = page.getByRole('dialog', { name: 'Fotos e vídeos' });
    await expect(lightbox).toBeVisible();
    const fade = await lightbox.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      return {
        animationName,
        milliseconds: parseFloat(animationDuration) * (animationDuration.endsWith('ms') ? 1 : 1000),
      };
    });
    expect(fade.animationName).not.toBe('none');
    expect(fade.milliseconds).toBeGreaterThanOrEqual(100);
    expect(fade.milliseconds).toBeLessThanOrEqual(125);
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox.getByText('10 / 10')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
  });

  test('enlarges by key, wheel and double tap, and moves only what is enlarged, GALL-05', async ({
    page,
  }) => {
    await new OfferPage(page).open(ten);
    await page.getByRole('button', { name: /^Foto 1 de 10:/ }).click();
    const lightbox = page.getByRole('dialog', { name: 'Fotos e vídeos' });
    const stage = lightbox.getByTestId('zoom');
    await expect(lightbox.getByText('100%')).toBeVisible();
    await page.keyboard.press('+');
    await expect(lightbox.getByText('150%')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox.getByText('1 / 10')).toBeVisible();
    await page.keyboard.press('0');
    await expect(lightbox.getByText('100%')).toBeVisible();
    await stage.hover();
    await page.mouse.wheel(0, -300);
    await expect(lightbox.getByText(/^(1[1-9]|2)\d+%$/)).toBeVisible();
    await lightbox.getByRole('button', { name: 'Reduzir' }).click();
    await page.keyboard.press('0');
    await stage.dblclick();
    await expect(lightbox.getByText('250%')).toBeVisible();
    const shift = (): Promise<string> =>
      stage.locator('> div').evaluate((element) => getComputedStyle(element).transform);
    const before = await shift();
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 5 });
    await page.mouse.up();
    expect(await shift()).not.toBe(before);
    await expect(lightbox.getByText('1 / 10')).toBeVisible();
    await page.keyboard.press('0');
    await page.keyboard.press('End');
    await expect(lightbox.getByText('10 / 10')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(lightbox.getByText('1 / 10')).toBeVisible();
  });

  test('enlarges by two fingers and goes on by a swipe @phone-only, GALL-05', async ({ page }) => {
    await new OfferPage(page).open(ten);
    await page.getByRole('button', { name: /^Foto 1 de 10:/ }).tap();
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

  test('shows all photographs side by side, of a lot by vehicle, and gives the focus back, GALL-04', async ({
    page,
    world,
  }) => {
    const lot = await world.offer({
      photos: 9,
      vehicles: [{ version: 'Primeiro' }, { version: 'Segundo' }],
    });
    await world.query(
      `update photo p set vehicle_code = v.code from vehicle v
       where p.offer_code = $1 and v.offer_code = $1 and v.position = p.position % 2 returning p.guid`,
      [lot],
    );
    await new OfferPage(page).open(lot);
    const more = page.getByRole('button', { name: 'Ver mais 2 fotos' });
    await more.click();
    const lightbox = page.getByRole('dialog', { name: 'Fotos e vídeos' });
    await expect(lightbox.getByRole('heading')).toHaveText([/^1\. .*Primeiro$/, /^2\. .*Segundo$/]);
    await expect(lightbox.getByRole('listitem')).toHaveCount(9);
    await lightbox.getByRole('button', { name: 'Foto 4 de 9' }).click();
    await expect(lightbox.getByText('4 / 9')).toBeVisible();
    await lightbox.getByRole('button', { name: 'Todas as fotos' }).click();
    await expect(lightbox.getByRole('listitem')).toHaveCount(9);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(more).toBeFocused();
  });

  test('says calmly that a picture does not come, and has a place for an offer without any', async ({
    page,
    world,
  }) => {
    const code = await world.offer({ photos: 1 });
    await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
    await new OfferPage(page).open(code);
    const gallery = page.getByRole('region', { name: 'Fotos e vídeos' });
    await expect(gallery).toContainText('Não foi possível mostrar esta foto.');
    await expect(gallery.locator('img')).toHaveCount(0);
    await expect(gallery.getByRole('button', { name: 'Próxima' })).toHaveCount(0);
    await new OfferPage(page).open(await world.offer());
    await expect(page.getByText('Esta oferta ainda não tem fotos.')).toBeVisible();
  });

  test('does not fade where motion is not wanted, GALL-05', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await new OfferPage(page).open(seven);
    await page.getByRole('button', { name: /^Foto 1 de 7:/ }).click();
    const duration = await page
      .getByRole('dialog', { name: 'Fotos e vídeos' })
      .evaluate((element) => getComputedStyle(element).animationDuration);
    expect(parseFloat(duration)).toBeLessThan(0.001);
  });

  test('plays mp4 files, and Vimeo hears of the visitor only once he wants its film, GALL-01', async ({
    page,
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
  });

  test.describe('of a visitor who allowed the kind', () => {
    test.use({ consent: ['functionality'] });

    test('loads films of Vimeo at once, GALL-01', async ({ page, world }) => {
      await page.route('https://player.vimeo.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      );
      await new OfferPage(page).open(await world.offer({ videos: ['https://vimeo.com/654321'] }));
      await expect(page.locator('iframe')).toHaveAttribute('src', /player\.vimeo\.com\/video\/654321/);
    });
  });

  test('says that a film cannot be played, even one that failed before the page was taken over, GALL-01', async ({
    page,
    world,
  }) => {
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
});
