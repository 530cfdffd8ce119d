import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bidAs } from '../../../../test/screens/deals/bid-as.ts';
import { subjectsTo } from '../../../../test/screens/mailbox.ts';
import { OfferScreen } from '../../../../test/screens/pages/offer-screen.ts';
import { salesTeam } from '../../../../test/screens/deals/sales-team.ts';
import { world } from '../../../../test/screens/world.ts';

test('an annulled bid stays in the history, struck through, with the reason, and both bidders are notified, S-12', async () => {
  const sales = await salesTeam();
  const [ana, bia] = [await world.person(), await world.person()];
  const code = await world.offer({ base: 5000 });
  expect(await bidAs(ana, code, 8000)).toBe(201);
  expect(await bidAs(bia, code, 90_000)).toBe(201);
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.price).toHaveTextContent('R$ 90.000,00');
  await sales.post(`offers/${code}/annul`, {
    linhas: [2],
    motivo: 'engano',
    nota: 'Digitou um zero a mais e avisou por telefone.',
  });
  await expect.element(offer.price).toHaveTextContent('R$ 8.000,00');
  const { history } = offer;
  history.element().scrollIntoView();
  await expect.element(history.getByText(/^Anulação: valor digitado por engano/)).toBeVisible();
  await expect.element(history.getByText('Manual · Lance anulado')).toBeVisible();
  const struck = history.getByCss('del').elements();
  expect(struck.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'R$ 90.000,00',
    'R$ 90.000,00',
  ]);
  expect(page.getByText(/zero a mais/).elements()).toEqual([]);
  await expect.poll(() => subjectsTo(bia.email)).toContainEqual(expect.stringMatching(/^Lance anulado/));
  await expect
    .poll(() => subjectsTo(ana.email))
    .toContainEqual(expect.stringMatching(/^Seu lance voltou a liderar/));
});
