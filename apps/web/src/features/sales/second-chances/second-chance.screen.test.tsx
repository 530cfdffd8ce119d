import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NegotiationsScreen } from '../../../../test/screens/pages/negotiations-screen.ts';
import { salesTeam } from '../../../../test/screens/deals/sales-team.ts';
import { offeredAgain } from '../../../../test/screens/deals/undone-sale.ts';
import { world } from '../../../../test/screens/world.ts';

/** The row of a second chance at R$ 8.000,00 for this browser's user. */
async function secondChance() {
  const runnerUp = await world.signedIn();
  const title = `Gol ${world.word()}`;
  const offer = await offeredAgain({ sales: await salesTeam(), title, runnerUp });
  const row = (await new NegotiationsScreen().open('negociacao')).row(title);
  return { runnerUp, offer, row };
}

test('a second chance that is declined on a phone is gone, and costs nothing', async () => {
  await page.viewport(412, 839);
  const { row } = await secondChance();
  await row.getByRole('button', { name: 'Recusar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recusar segunda chance' });
  await expect.element(dialog).toMatchTextContent('não conta contra você');
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await row.getByRole('button', { name: 'Recusar' }).click();
  await dialog.getByRole('button', { name: 'Recusar' }).click();
  await expect.element(page.getByText('Você recusou a segunda chance.')).toBeVisible();
  await expect.element(row).toMatchTextContent('Oferta perdida');
  await expect.element(row.getByRole('button', { name: 'Aceitar' })).not.toBeInTheDocument();
});

test('a second chance whose time has run out meanwhile says so, and nothing is bought', async () => {
  const { runnerUp, offer, row } = await secondChance();
  await expect.element(row).toMatchTextContent('R$ 8.000,00');
  await row.getByRole('button', { name: 'Aceitar' }).click();
  await world.query(
    `update second_chance set offered_at = now() - interval '2 days', expires_at = now() - interval '1 second'
     where offer_code = $1 returning code`,
    [offer],
  );
  const dialog = page.getByRole('dialog', { name: 'Aceitar segunda chance' });
  await dialog.getByRole('button', { name: /^Comprar por/ }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/O prazo desta segunda chance terminou|já foi respondida/);
  const stored = 'select code from purchase where offer_code = $1 and account_id = $2';
  expect(await world.query(stored, [offer, runnerUp.id])).toEqual([]);
});
