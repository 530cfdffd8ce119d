import { expect, test } from '../journey.ts';
import { ConsentQuestion } from '../pages/consent.ts';
import { dataLayerOf } from '../pages/data-layer.ts';
import { HomePage } from '../pages/home-page.ts';

test.use({ consent: null });

test('nothing is sent before consent, events come after it, and a withdrawal ends and empties them, ANLY-01', async ({
  page,
  world,
}) => {
  const word = world.word();
  const code = await world.offer({ title: `Contado ${word}` });
  const question = new ConsentQuestion(page);
  const home = await new HomePage(page).open(`term=${word}`);
  const open = async () => {
    await home.card('Contado').getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/oferta\/\d+(?:\?view=leilao)?$/);
    // An offer sends its events once it is shown.
    await expect(page.getByRole('heading', { level: 1, name: /Contado/ })).toBeVisible();
  };
  await open();
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  await page.goBack();
  await question.accept.click();
  await expect(question.bar).toHaveCount(0);
  expect(await dataLayerOf(page)).toEqual([]);
  await open();
  await expect.poll(() => dataLayerOf(page)).toEqual([{ event: 'view_details', codigo: code }]);
  await question.fromFooter.click();
  await question.dialog.getByRole('button', { name: 'Recusar todos' }).click();
  await expect(question.dialog).toHaveCount(0);
  await page.goBack();
  await open();
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});
