import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { bankRefund, brokenRules, numberOf, sentCalls, world } from '../../../../test/shared.ts';

const panel = page.getByRole('dialog').first();
const history = panel.getByRole('region', { name: /^O que a equipe fez: / });

test('the history of a record is read once it is in sight, and says who did what and why', async () => {
  await page.viewport(700, 260);
  const refund = await bankRefund(world, 1_200);
  await openOffice(`/pix-devolvidos?id=${refund}`, { role: 'finance' });
  await expect
    .element(history.getByRole('heading'))
    .toHaveTextContent(`O que a equipe fez: Devolução do banco ${refund}`);
  expect(sentCalls('GET', '/admin/audit')).toEqual([]);
  history.element().scrollIntoView();
  await expect.element(history.getByText('A equipe ainda não mudou nada aqui.')).toBeVisible();
  expect(sentCalls('GET', '/admin/audit')).toHaveLength(1);
  await page.viewport(700, 900);
  await panel.getByRole('button', { name: 'Marcar como conferida' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marcar como conferida' });
  await dialog.getByLabelText('O que foi feito').fill('Falei com o comprador.');
  await dialog.getByRole('button', { name: 'Marcar como conferida', exact: true }).click();
  await expect.element(history.getByText('Falei com o comprador.')).toBeVisible();
  expect(await brokenRules()).toEqual([]);
});

test('users who list the deposits that offers ask for read what was done to one, whatever else they read of the offer', async () => {
  const offer = await world.offer();
  const rule = numberOf(
    await world.value(
      'code',
      `insert into deposit_rule (offer_code, amount_cents, above_cents, reason, set_by, set_at)
       select $1, 100000, 1000000, 'Carro raro', min(id), now() from account returning code`,
      [offer],
    ),
  );
  for (const role of ['sales', 'finance'] as const) {
    await openOffice(`/caucoes-exigidas?id=${rule}`, { role });
    await expect.element(history.getByText('A equipe ainda não mudou nada aqui.')).toBeVisible();
  }
});
