import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { NegotiationsPage } from '../pages/negotiations-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { LISTINGS, takeListing } from '../world/listings.ts';

for (const listings of LISTINGS) {
  test.describe(`on imported ${listings.name}`, () => {
    test.skip(!listings.present, 'the reference data are not here');

    test('of two who confirm a purchase at once one gets it and the other is told, GENL-05, BUYN-06, FLOW-23', async ({
      browser,
      world,
    }) => {
      const { code, title } = await takeListing(world, listings);
      const contexts = [await browser.newContext(), await browser.newContext()];
      const buyers: Page[] = [];
      for (const context of contexts) {
        await world.signedIn(context, { depositCents: 100_000_000 });
        const page = await context.newPage();
        await (await new OfferPage(page).open(code)).buyNow.click();
        await new FlowPage(page).toReview();
        await new FlowPage(page).agree.check();
        buyers.push(page);
      }
      await Promise.all(buyers.map((page) => new FlowPage(page).confirm.click()));

      const outcomes = await Promise.all(
        buyers.map(async (page) => {
          const done = page.getByRole('heading', { name: 'Tudo Encaminhado!' });
          await expect(
            done.or(page.getByRole('dialog').getByText('A oferta já foi finalizada!')),
          ).toBeVisible();
          return { page, won: await done.isVisible() };
        }),
      );
      expect(outcomes.filter(({ won }) => won)).toHaveLength(1);
      for (const { page, won } of outcomes) {
        if (won) {
          const bought = await new NegotiationsPage(page).open('compra');
          await expect(bought.row(title)).toContainText('Aguardando contato');
        } else {
          await page.getByRole('dialog').getByRole('link', { name: 'OK' }).click();
          await expect(page).toHaveURL(new RegExp(`/oferta/${code}`));
          await expect(
            new OfferPage(page).panel.getByText('Esta oferta não está mais disponível.'),
          ).toBeVisible();
        }
      }
      for (const context of contexts) await context.close();
    });
  });
}
