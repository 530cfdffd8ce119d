import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { numberOf, sentCalls, world } from '../../../../test/shared.ts';

const panel = page.getByRole('dialog').first();

test('a rule shows its amounts as every field of money does, and takes what is typed', async () => {
  const rule = numberOf(
    await world.value(
      'code',
      `insert into deposit_rule (offer_code, amount_cents, above_cents, reason, set_by, set_at)
       select $1, 2254000, 0, 'Carro raro', min(id), now() from account returning code`,
      [await world.offer()],
    ),
  );
  await openOffice(`/caucoes-exigidas?id=${rule}`, { role: 'finance' });
  const amount = panel.getByRole('textbox', { name: 'Caução', exact: true });
  await expect.element(amount).toHaveValue('R$ 22.540,00');
  await expect.element(panel.getByLabelText(/acima de/i)).toHaveValue('R$ 0,00');
  await amount.fill('18500,5');
  await panel.getByLabelText(/^Motivo/).fill('Carro menos raro.');
  await expect.element(amount).toHaveValue('R$ 18.500,50');
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect
    .poll(() => sentCalls('PUT', '/admin/deposit-rules').map(({ body }) => body))
    .toMatchObject([{ valor: 18_500.5, acimaDe: 0 }]);
});
