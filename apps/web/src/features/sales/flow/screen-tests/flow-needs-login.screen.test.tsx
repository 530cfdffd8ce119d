import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { sentCalls } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { main } from '../../../../../test/screens/pages/header-part.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../../test/world/purchases.ts';

const next = () => page.getByRole('button', { name: 'Continuar' });
const deals = async (code: number): Promise<unknown> =>
  world.value(
    'n',
    `select (select count(*) from bid where offer_code = $1)::int
          + (select count(*) from purchase where offer_code = $1)::int
          + (select count(*) from proposal where offer_code = $1)::int as n`,
    [code],
  );

/** From the request to step 2, with personal data and address already complete. */
async function toReview(): Promise<void> {
  await expect.poll(currentAddress).toMatch(/^\/fluxo\/\?step=0/);
  await expect.element(page.getByLabelText('Nome', { exact: true })).not.toHaveValue('');
  await next().click();
  await expect.element(page.getByRole('radio').first()).toBeChecked();
  await next().click();
  await expect.poll(currentAddress).toMatch(/tela=frete/);
  await page.getByRole('radio', { name: /^Retirar no pátio/ }).click();
  await next().click();
  await expect.poll(currentAddress).toMatch(/step=2/);
  await page.getByRole('checkbox', { name: /^Conferi o valor e concordo/ }).click();
  // The costs are loaded: the page sends no more requests on its own.
  await expect.element(page.getByText('…', { exact: true })).not.toBeInTheDocument();
}

const commit = (button: string): Promise<void> => page.getByRole('button', { name: button }).click();

for (const { request, begin, button, path } of [
  {
    request: 'bid',
    begin: (offer: OfferScreen) => offer.bid('10000'),
    button: 'Confirmar lance',
    path: /^\/lance$/,
  },
  {
    request: 'purchase',
    begin: (offer: OfferScreen) => offer.buyNow.click(),
    button: 'Confirmar compra',
    path: /compra|comprar/,
  },
  {
    request: 'proposal',
    begin: (offer: OfferScreen) => offer.sendProposal('9000'),
    button: 'Enviar proposta',
    path: /^\/lance\/purpose$/,
  },
] as const) {
  test(`a ${request} whose token is gone on step 2 needs a sign-in and makes no call and no deal, ROLE-04`, async () => {
    await world.signedIn();
    const code = await world.offer({ buyNow: 20_000, acceptsProposals: true });
    const offer = await new OfferScreen().open(code, 'leilao');
    await begin(offer);
    await toReview();
    document.cookie = 'token=; Path=/; Max-Age=0';
    await commit(button);
    await expect
      .element(page.getByRole('dialog', { name: 'Entre para continuar' }))
      .toMatchTextContent('Você precisa estar logado!');
    expect(sentCalls('POST', path)).toEqual([]);
    expect(currentAddress()).toMatch(/^\/fluxo\/\?step=2/);
    expect(await deals(code)).toBe(0);
  });
}

test('a signed-in user goes through the flow to a deal, ROLE-04', async () => {
  await world.signedIn();
  const code = await world.offer();
  const offer = await new OfferScreen().open(code, 'leilao');
  await offer.bid('10000');
  await toReview();
  await commit('Confirmar lance');
  await expect.poll(currentAddress).toMatch(/^\/finalizar\/\?tipo=BID/);
  expect(await deals(code)).toBe(1);
});

test('a signed-in user cancels a proposal, ROLE-04, ERRS-03', async () => {
  const { id } = await world.signedIn();
  const title = `Gol proposto ${world.word()}`;
  const code = await world.offer({ title, acceptsProposals: true });
  const proposal = await world.value(
    'code',
    `insert into proposal (offer_code, account_id, value_cents, status, freight, created_at, expires_at)
     values ($1, $2, 900000, 'open', 'N', now(), now() + interval '1 day') returning code`,
    [code, id],
  );
  await openScreen('/negociacao/?view=negociacao');
  await cancel(title, 'Cancelar proposta', 'Proposta cancelada com sucesso.');
  const status = () =>
    world.value('status', 'select status from proposal where code = $1', [Number(proposal)]);
  expect(await status()).toBe('withdrawn');
});

test('a signed-in user cancels a purchase, ROLE-04', async () => {
  const { id } = await world.signedIn();
  const title = `Gol comprado ${world.word()}`;
  const code = await purchasedOffer(world, id, { offer: { title } });
  await openScreen('/negociacao/?view=compra');
  await cancel(title, 'Cancelar compra', 'Compra cancelada com sucesso.');
  const stored = 'select account_id from cancellation where offer_code = $1';
  expect(await world.query(stored, [code])).toEqual([{ account_id: id }]);
});

/** Cancels the row with this title and waits for the confirmation text. */
async function cancel(title: string, button: string, done: string): Promise<void> {
  const row = main().getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByLabelText('Desisti da compra').click();
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(done);
}
