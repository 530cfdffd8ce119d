import { expect, test } from './journey.ts';
import { FlowPage } from './pages/flow-page.ts';
import { NegotiationsPage } from './pages/negotiations-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { rivalOf } from './world/rival.ts';

test.describe('the one who leads', () => {
  test('raises a maximum instead of bidding against himself; the price stays, and only he sees it, AUTO-01, DETL-07 @phone', async ({
    page,
    context,
    world,
    browser,
  }) => {
    await world.signedIn(context);
    const code = await world.offer({ title: 'Gol da Ana' });
    const offer = await new OfferPage(page).open(code, 'leilao');
    const flow = new FlowPage(page);
    await offer.bid('10000');
    await flow.complete('Retirar no pátio');

    await offer.open(code, 'leilao');
    await expect(offer.panel.getByText('Você está ganhando')).toBeVisible();
    await expect(offer.bidField).toHaveCount(0);
    await offer.raise('15000');
    await flow.confirmAtOnce();
    await offer.open(code, 'leilao');
    await expect(offer.price).toHaveText('R$ 10.000,00');
    await expect(offer.panel.getByText('Seu máximo: R$ 15.000,00.')).toBeVisible();

    const rival = await rivalOf(browser, world);
    expect(await rival.bid(code, 14_000)).toBe(409);
    await expect(offer.price).toHaveText('R$ 14.100,00');
    await expect(offer.panel.getByText('Você está ganhando')).toBeVisible();
    const list = await page.request.get('/api/offer/myoffers', {
      headers: { 'security-token': await tokenOf(page) },
    });
    expect(await list.text()).not.toContain('15000');
    await rival.leave();
  });

  test('is told when the new maximum is not above his own, and keeps what he typed', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const code = await world.offer();
    const offer = await new OfferPage(page).open(code, 'leilao');
    await offer.bidAutomatically('12000');
    await new FlowPage(page).complete('Retirar no pátio');
    await offer.open(code, 'leilao');
    await offer.raise('11500');
    const dialog = offer.dialog('Máximo não aumentado');
    await expect(dialog).toContainText('Seu máximo já é R$ 12.000,00.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(offer.raiseField).toHaveValue('R$ 11.500,00');
  });

  test('who is overtaken while he types a maximum loses nothing, and bids by hand again if he likes', async ({
    page,
    context,
    world,
    browser,
  }) => {
    await world.signedIn(context);
    const code = await world.offer();
    const offer = await new OfferPage(page).open(code, 'leilao');
    await offer.bid('10000');
    await new FlowPage(page).complete('Retirar no pátio');
    await offer.open(code, 'leilao');
    await offer.raiseField.fill('12000');
    const rival = await rivalOf(browser, world);
    expect(await rival.bid(code, 10_500)).toBe(201);
    await expect(offer.panel.getByText('Seu lance foi superado')).toBeVisible();
    await expect(offer.raiseField).toHaveValue(/12\.?000/);
    await expect(offer.panel.getByText('vale como lance automático')).toBeVisible();
    await offer.panel.getByRole('button', { name: 'Dar um lance manual' }).click();
    await expect(offer.bidField).toBeVisible();
    await rival.leave();
  });

  test('finds the way to a higher maximum among the negotiations, NEGO-05', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const code = await world.offer({ title: 'Gol que lidera' });
    await (await new OfferPage(page).open(code, 'leilao')).bid('10000');
    await new FlowPage(page).complete('Retirar no pátio');
    const row = (await new NegotiationsPage(page).open()).row('Gol que lidera');
    await row.getByRole('link', { name: 'Aumentar meu máximo' }).click();
    await expect(new OfferPage(page).raiseField).toBeFocused();
  });

  test('is told so when a bid by hand reaches the server all the same, and is led to the maximum, rules 0.19', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const code = await world.offer();
    const offer = await new OfferPage(page).open(code, 'leilao');
    const other = await new OfferPage(await context.newPage()).open(code, 'leilao');
    await offer.bid('10000');
    const flow = new FlowPage(page);
    await flow.toReview('Retirar no pátio');
    await other.bid('10000');
    await new FlowPage(other.page).complete('Retirar no pátio');
    await world.query(
      "update participation set last_at = now() - interval '1 hour' where offer_code = $1 returning offer_code",
      [code],
    );
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('patio.fluxo') ?? '{}');
      sessionStorage.setItem('patio.fluxo', JSON.stringify({ ...kept, bid: 1_030_000 }));
    });
    await page.reload();
    await flow.commit();
    const dialog = offer.dialog('Você está ganhando');
    await expect(dialog).toContainText('Você já tem o maior lance.');
    await dialog.getByRole('link', { name: 'Aumentar meu máximo' }).click();
    await expect(offer.raiseField).toBeFocused();
  });
});

test.describe('a bid by hand right after another', () => {
  test('is refused with the time to wait, counted down, and the maximum need not wait, BIDS-09', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const code = await world.offer();
    const offer = await new OfferPage(page).open(code, 'leilao');
    await offer.bid('10000');
    const flow = new FlowPage(page);
    await flow.toReview('Retirar no pátio');
    await page.route('**/api/lance?*', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '3' },
        json: {
          erros: [
            'Lance recusado. Seu último lance foi há poucos minutos; o próximo estará disponível em instantes.',
          ],
          minutos: 2,
        },
      }),
    );
    await flow.commit();
    const dialog = offer.dialog('Lance recusado');
    await expect(dialog).toContainText('Seu último lance foi há poucos minutos');
    await expect(dialog.getByRole('timer')).toHaveText(/^Próximo lance manual em 0:0[123]$/);
    await expect(dialog.getByText('Você já pode dar outro lance.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Aumentar meu máximo' })).toBeVisible();
  });
});

async function tokenOf(page: { context(): { cookies(): Promise<{ name: string; value: string }[]> } }) {
  return (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
}
