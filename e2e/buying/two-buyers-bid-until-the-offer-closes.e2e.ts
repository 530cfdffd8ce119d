import type { Browser } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { NegotiationsPage } from '../pages/negotiations-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { LISTINGS, takeListing } from '../world/listings.ts';
import { expectMail } from '../world/mailbox.ts';
import { endIn } from '../../apps/web/test/world/end-in.ts';
import { reais } from '../../apps/web/test/world/money.ts';
import { fieldOf, textOf, type World } from '../world/world.ts';

/** A buyer in a browser of their own: one tab to act in, one that only watches and is never loaded again. */
async function enter(browser: Browser, world: World, code: number) {
  const context = await browser.newContext();
  // Listings of the world may cost more than a user without a deposit may stand for.
  const person = await world.signedIn(context, { depositCents: 100_000_000 });
  const [acting, watching] = [await context.newPage(), await context.newPage()];
  const watch = await new OfferPage(watching).open(code, 'leilao');
  await watching.evaluate(() => (document.title = 'nunca recarregada'));
  return {
    context,
    person,
    offer: new OfferPage(acting),
    flow: new FlowPage(acting),
    watch,
    request: context.request,
  };
}

for (const listings of LISTINGS) {
  test.describe(`on imported ${listings.name}`, () => {
    test.skip(!listings.present, 'the reference data are not here');

    test('two buyers bid by hand and automatically, see each other live, the end moves, one wins, GENL-05, AUTO-01, NEGO-11, STAT-14', async ({
      browser,
      world,
    }) => {
      const { code, title, base, step } = await takeListing(world, listings);
      const [ana, bruno] = [await enter(browser, world, code), await enter(browser, world, code)];

      await ana.offer.open(code, 'leilao');
      await ana.offer.bid(String(base));
      await ana.flow.complete();
      await expect(bruno.watch.price).toHaveText(reais(base), { timeout: 1000 });
      await expect(ana.watch.panel.getByText('Você está ganhando')).toBeVisible();

      await bruno.offer.open(code, 'leilao');
      await bruno.offer.bidAutomatically(String(base + 10 * step));
      await bruno.flow.complete('Retirar no pátio');
      await expect(ana.watch.price).toHaveText(reais(base + step), { timeout: 1000 });
      await expect(ana.watch.panel.getByText('Seu lance foi superado')).toBeVisible();
      await expect(bruno.watch.panel.getByText('Você está ganhando')).toBeVisible();

      await ana.offer.open(code, 'leilao');
      await ana.offer.bid(String(base + 20 * step));
      await expect(ana.flow.page).toHaveURL(/step=2/);
      await endIn(world, code, 14, 14);
      const before = await endOf(ana.request, code);
      await ana.flow.commit();
      await expect(bruno.watch.price).toHaveText(reais(base + 20 * step));
      await expect(bruno.watch.panel.getByText('Seu lance foi superado')).toBeVisible();
      expect(await endOf(ana.request, code)).toBeGreaterThan(before);
      await expect(bruno.watch.history.getByText('Fim estendido')).toBeVisible();

      for (const { watch } of [ana, bruno]) {
        await expect(watch.panel.getByText('Esta oferta não está mais disponível.')).toBeVisible({
          timeout: 30_000,
        });
        await expect(watch.sendBid).toBeHidden();
        await expect(watch.panel.getByText(/^Vendida em .* por lance$/)).toBeVisible({ timeout: 30_000 });
        await expect(watch.page).toHaveTitle('nunca recarregada');
      }
      const bought = await new NegotiationsPage(ana.offer.page).open('compra');
      await expect(bought.row(title)).toContainText('Aguardando contato');
      await expect(bought.row(title)).toContainText(reais(base + 20 * step));
      const lost = await new NegotiationsPage(bruno.offer.page).open();
      await expect(lost.row(title)).toContainText('Oferta perdida');
      await expectMail(ana.request, ana.person.email, /Você venceu/);
      await expectMail(bruno.request, bruno.person.email, /Oferta encerrada/);
      await ana.context.close();
      await bruno.context.close();
    });
  });
}

async function endOf(
  request: { get(address: string): Promise<{ json(): Promise<unknown> }> },
  code: number,
): Promise<number> {
  const stat = await (await request.get(`/api/offer/${code}/stat`)).json();
  return Date.parse(textOf(fieldOf(stat, 'end')));
}
