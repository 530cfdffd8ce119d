import { expect, test } from './journey.ts';
import { FlowPage } from './pages/flow-page.ts';
import { NegotiationsPage } from './pages/negotiations-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { LISTINGS, takeListing } from './world/listings.ts';

for (const listings of LISTINGS) {
  test.describe(`on imported ${listings.name}`, () => {
    test.skip(!listings.present, 'the reference data are not here');

    test('of two who confirm a purchase at once one gets it and the other is told so, BUYN-06, FLOW-23', async ({ browser, world }) => {
      const { code, title } = await takeListing(world, listings);
      const contexts = [await browser.newContext(), await browser.newContext()];
      const flows: FlowPage[] = [];
      for (const context of contexts) {
        await world.signedIn(context);
        const page = await context.newPage();
        await (await new OfferPage(page).open(code)).buyNow.click();
        const flow = new FlowPage(page);
        await flow.toReview();
        await flow.agree.check();
        flows.push(flow);
      }
      await Promise.all(flows.map(({ confirm }) => confirm.click()));

      const done = flows.map(({ page }) => page.getByRole('heading', { name: 'Tudo Encaminhado!' }));
      const told = flows.map(({ page }) => page.getByRole('dialog').getByText('A oferta já foi finalizada!'));
      for (const n of [0, 1] as const) await expect(done[n]!.or(told[n]!)).toBeVisible();
      const winners = await Promise.all(done.map((each) => each.isVisible()));
      expect(winners.toSorted()).toEqual([false, true]);

      const [winner, loser] = winners[0] === true ? flows : flows.toReversed();
      await loser?.page.getByRole('dialog').getByRole('link', { name: 'OK' }).click();
      await expect(loser!.page).toHaveURL(new RegExp(`/oferta/${code}`));
      await expect(new OfferPage(loser!.page).panel.getByText('Esta oferta não está mais disponível.')).toBeVisible();
      const bought = await new NegotiationsPage(winner!.page).open('compra');
      await expect(bought.row(title)).toContainText('Aguardando contato');
      for (const context of contexts) await context.close();
    });
  });
}
