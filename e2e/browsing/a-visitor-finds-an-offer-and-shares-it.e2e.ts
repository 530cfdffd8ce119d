import { expect, test } from '../journey.ts';
import { HomePage } from '../pages/home-page.ts';
import { LISTINGS, takeListing } from '../world/listings.ts';

test.use({ viewport: { width: 1400, height: 900 } });

for (const listings of LISTINGS) {
  test.describe(`on imported ${listings.name}`, () => {
    test.skip(!listings.present, 'the reference data are not here');

    test('a visitor searches, filters, shares the address and opens an offer, GENL-04, FILT-15, SRCH-03 @smoke', async ({
      page,
      browser,
      world,
    }) => {
      const listing = await takeListing(world, listings);
      const link = `#ofertas a[href="/oferta/${listing.code}"]`;
      const home = await new HomePage(page).open();
      await home.searchFor(listing.title);
      await expect(page).toHaveURL(/term=/);
      await expect(page.locator(link).first()).toBeVisible();
      await home.order.selectOption('MENOR_PRECO');
      await expect(page).toHaveURL(/order=MENOR_PRECO/);
      await home.filters.getByRole('switch', { name: /Lotes/ }).press('Space');
      await expect(page).toHaveURL(/lot=0/);
      await home.filters.getByRole('group', { name: 'Marcas' }).getByRole('checkbox').first().click();
      await expect(page).toHaveURL(/brands=\d+/);

      const friend = await browser.newContext({ viewport: { width: 1400, height: 900 } });
      const shared = await friend.newPage();
      await shared.goto(page.url());
      const sharedHome = new HomePage(shared);
      // The address changes a moment before the list.
      const sameOffers = async () =>
        expect(await sharedHome.titles.allTextContents()).toEqual(await home.titles.allTextContents());
      await expect(sameOffers).toPass();
      await expect(sharedHome.order).toHaveValue('MENOR_PRECO');
      await shared.locator(link).first().click();
      await expect(shared).toHaveURL(new RegExp(`/oferta/${listing.code}$`));
      await expect(shared.getByRole('heading', { level: 1 })).toHaveText(listing.title);
      await shared.goBack();
      await expect(sameOffers).toPass();
      await friend.close();
    });
  });
}
