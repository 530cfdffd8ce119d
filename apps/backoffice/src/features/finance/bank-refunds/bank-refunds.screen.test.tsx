import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { bankRefund, brokenRules, overflow, world } from '../../../../test/shared.ts';

const panel = page.getByRole('dialog').first();

async function opened(refund: number): Promise<void> {
  await openOffice(`/pix-devolvidos?id=${refund}`, { role: 'finance' });
  await expect.element(panel.getByText('Suspeita de fraude (MED)')).toBeVisible();
}

test('a Pix that the bank gave back says what to do, and leaves the desk once it is said what was done', async () => {
  const refund = await bankRefund(world, 98_765);
  await opened(refund);
  await expect.element(panel.getByText(/^O pagador contestou este Pix/)).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  expect(overflow()).toBe(0);
  await panel.getByRole('button', { name: 'Marcar como conferida' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marcar como conferida' });
  await dialog.getByLabelText('O que foi feito').fill('Falei com o comprador, que paga de novo.');
  await dialog.getByRole('button', { name: 'Marcar como conferida', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(panel.getByRole('definition').getByText('Falei com o comprador, que paga de novo.'))
    .toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Marcar como conferida' })).not.toBeInTheDocument();
});

test('one of which part is not in the book yet says why, and cannot be marked', async () => {
  const refund = await bankRefund(world, 98_765, { open: 100 });
  await opened(refund);
  await expect.element(panel.getByText(/^O banco já devolveu este dinheiro/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Marcar como conferida' })).not.toBeInTheDocument();
});
