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

  test('plays mp4 files and shows vimeo films in their player, GALL-01', async ({ page, world }) => {
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }),
    );
    const code = await world.offer({
      photos: 1,
      videos: ['https://media.patio.test/volta.mp4', 'https://vimeo.com/123456'],
    });
    await new OfferPage(page).open(code);
    const gallery = page.getByRole('region', { name: 'Fotos e vídeos' });
    await gallery.getByRole('button', { name: 'Próxima' }).click();
    await expect(gallery.locator('video')).toHaveAttribute('src', 'https://media.patio.test/volta.mp4');
    await gallery.getByRole('button', { name: 'Próxima' }).click();
    await expect(gallery.locator('iframe')).toHaveAttribute('src', 'https://player.vimeo.com/video/123456');
  });
});
