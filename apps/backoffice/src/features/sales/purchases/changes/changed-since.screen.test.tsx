import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../../test/open-office.tsx';
import { brokenRules, numberOf, overflow, purchasedOffer, world } from '../../../../../test/shared.ts';

const panel = page.getByRole('dialog').first();
const next = panel.getByLabelText('Próxima ação', { exact: true });
const TYPED = 'Ligar de novo na terça';

test('who saves second is told by whom and what was changed, and keeps what they typed', async () => {
  const { id } = await world.person();
  const offer = await purchasedOffer(world, id);
  const code = numberOf(
    await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
  );
  const colleague = await world.staff('finance');
  await openOffice(`/compras?id=${code}`);
  await next.fill(TYPED);
  await panel.getByLabelText('Até o dia', { exact: true }).fill('2030-12-24');
  const changed = `update purchase set payment_method = 'A', next_action = 'Mandar o boleto', next_action_on = '2030-12-20',
    edited_by = $2, edited_at = now(), version = version + 1 where code = $1 returning code`;
  await world.query(changed, [code, colleague.id]);
  await panel.getByRole('button', { name: 'Salvar' }).last().click();
  const told = new RegExp(`^${colleague.name}.* mudou esta compra`);
  await expect.element(panel.getByText(told)).toBeVisible();
  await expect.element(panel.getByText('Próxima ação: — → Mandar o boleto')).toBeVisible();
  await expect.element(panel.getByText('Até o dia: — → 20/12/2030')).toBeVisible();
  await expect.element(panel.getByText(/^Forma de pagamento: — → /)).toBeVisible();
  await expect.element(panel.getByText(/^Nota fiscal emitida: /)).not.toBeInTheDocument();
  await expect.element(next).toHaveValue(TYPED);
  expect(await brokenRules()).toEqual([]);
  expect(overflow()).toBe(0);
  await panel.getByRole('button', { name: 'Carregar os novos dados' }).click();
  await expect.element(next).toHaveValue('Mandar o boleto');
});
