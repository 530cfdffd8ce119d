import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { brokenRules, charged, numberOf, overflow, purchasedOffer, world } from '../../../../test/shared.ts';

const panel = page.getByRole('dialog').first();
const TAKEN = '2026-11-20T15:00:00Z';

/** A completed purchase whose payment was taken back; gives it and its charge. */
async function takenBack() {
  const { id } = await world.person();
  const offer = await purchasedOffer(world, id, {
    status: 'X',
    columns: { finished_at: '2026-11-01T15:00:00Z', payment_approved: false, payment_withdrawn_at: TAKEN },
  });
  const purchase = numberOf(
    await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
  );
  await charged(world, purchase, 'price', 1_000_000);
  const charge = await world.value('code', 'select code from charge where purchase_code = $1', [purchase]);
  return { purchase, charge: numberOf(charge) };
}

test('a charge of a completed purchase that is to be paid again says since when and what to do', async () => {
  const { purchase, charge } = await takenBack();
  await openOffice(`/cobrancas?situacao=&atencao=devida-de-novo&compra=${purchase}&id=${charge}`, {
    role: 'finance',
  });
  const row = page.getByRole('row').filter({ hasText: String(purchase) });
  await expect.element(row.first()).toMatchTextContent('Concluída, e o pagamento deixou de valer');
  await expect
    .element(panel.getByText(/^A compra está concluída, e o pagamento deixou de valer em 20\/11\/2026\./))
    .toBeVisible();
  expect(await brokenRules()).toEqual([]);
  expect(overflow()).toBe(0);
  await panel.getByRole('link', { name: /^Dívida do comprador: propor/ }).click();
  await expect.element(page.getByText(/devidos de novo$/)).toBeVisible();
  await expect.element(panel.getByText(/^A compra está concluída, e o banco tomou de volta/)).toBeVisible();
  await expect.element(panel.getByText('Pedida ao comprador')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Pedir ao comprador' })).not.toBeInTheDocument();
  await expect.element(panel.getByRole('button', { name: 'Propor perdão' })).toBeVisible();
  expect(await brokenRules()).toEqual([]);
});

test('the panel of the purchase says so too, with who speaks with whom, and offers no undoing', async () => {
  const { purchase } = await takenBack();
  await openOffice(`/compras?id=${purchase}`);
  await expect.element(panel.getByText('Concluída, falta pagar de novo')).toBeVisible();
  await expect
    .element(panel.getByText(/^O pagamento deixou de valer em 20\/11\/2026.*falar com o comprador/))
    .toBeVisible();
  await expect.element(panel.getByRole('button', { name: /^Desfazer a venda/ })).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
});

test('sales find it on their desk', async () => {
  await takenBack();
  await openOffice('/');
  const card = page.getByRole('link', { name: /Compras concluídas a pagar de novo/ });
  await expect.element(card).toBeVisible();
  await expect.element(card).toHaveAttribute('href', expect.stringContaining('atencao=devida-de-novo'));
});
