import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bidAs } from '../../../../test/screens/deals/bid-as.ts';
import { buyNow } from '../../../../test/screens/deals/deals-by-call.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { NegotiationsScreen } from '../../../../test/screens/pages/negotiations-screen.ts';
import { OfferScreen } from '../../../../test/screens/pages/offer-screen.ts';
import { salesTeam } from '../../../../test/screens/deals/sales-team.ts';
import { world } from '../../../../test/screens/world.ts';
import { numberOf } from '../../../../test/world/world.ts';

const dialog = page.getByRole('dialog', { name: 'Retirar seus lances' });

/** An offer that was sold, undone and reopened, on which this browser's user leads at R$ 8.000,00. */
async function reopened(): Promise<{ offer: number; title: string }> {
  const sales = await salesTeam();
  const me = await world.signedIn();
  const title = `Gol ${world.word()}`;
  const offer = await world.offer({ title, base: 5000, buyNow: 20_000 });
  expect(await bidAs(me, offer, 8000)).toBe(201);
  await buyNow(await world.person(), offer, 20_000);
  const purchase = await world.value('code', 'select code from purchase where offer_code = $1', [offer]);
  await sales.post(`purchases/${numberOf(purchase)}/default`, { motivo: 'Não pagou no prazo combinado.' });
  await sales.post(`offers/${offer}/reopen`, { motivo: 'A compra não se concretizou.' });
  return { offer, title };
}

test('bids that count again are taken back on the page of the offer, on a phone, rule 0.28', async () => {
  await page.viewport(412, 839);
  const { offer } = await reopened();
  const screen = new OfferScreen();
  await screen.open(offer, 'leilao');
  await expect.element(screen.panel).toMatchTextContent('Seus lances voltaram a valer.');
  await expect.element(screen.panel).toMatchTextContent('R$ 8.000,00');
  await screen.panel.getByRole('button', { name: 'Retirar meus lances' }).click();
  await expect.element(dialog).toMatchTextContent('não fica registro contra você');
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.panel.getByRole('button', { name: 'Retirar meus lances' }).click();
  await dialog.getByRole('button', { name: 'Retirar lances' }).click();
  await expect.element(page.getByText('Seus lances foram retirados.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retirar meus lances' })).not.toBeInTheDocument();
  await expect.element(screen.panel).not.toMatchTextContent('Seu lance é o maior');
});

test('bids are taken back among the negotiations, and the row says so, rule 0.28', async () => {
  const { offer, title } = await reopened();
  const row = (await new NegotiationsScreen().open('negociacao')).row(title);
  await row.getByRole('button', { name: 'Retirar meus lances' }).click();
  await dialog.getByRole('button', { name: 'Retirar lances' }).click();
  await expect.element(page.getByText('Seus lances foram retirados.')).toBeVisible();
  await expect.element(row.getByRole('button', { name: 'Retirar meus lances' })).not.toBeInTheDocument();
  const leader = await world.query('select leader_id from auction where offer_code = $1', [offer]);
  expect(leader).toEqual([{ leader_id: null }]);
});

test('the history shows a reopening with its new end, in English too, rule 0.28', async () => {
  const { offer } = await reopened();
  await openScreen(`/oferta/${offer}/conferir?idiom=EN`);
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent('Matches so far');
  await expect.element(main).toMatchTextContent('reopening');
});

test('a bid given since leaves no way to take bids back', async () => {
  const { offer } = await reopened();
  await world.query(
    `update participation set last_at = now() + interval '1 second' where offer_code = $1 returning 1`,
    [offer],
  );
  const screen = new OfferScreen();
  await screen.open(offer, 'leilao');
  await expect.element(screen.panel).toMatchTextContent('R$ 8.000,00');
  await expect.element(page.getByRole('button', { name: 'Retirar meus lances' })).not.toBeInTheDocument();
});
