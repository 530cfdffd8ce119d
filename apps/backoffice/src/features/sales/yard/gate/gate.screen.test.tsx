import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../../test/open-office.tsx';
import {
  brokenRules,
  lowContrast,
  overflow,
  purchasedOffer,
  storedPurchase,
  textOf,
  world,
  type PurchaseOptions,
} from '../../../../../test/shared.ts';

const released = (plates: readonly string[], title = 'Volvo FH'): PurchaseOptions => ({
  status: 'L',
  columns: { payment_approved: true, awaiting_withdrawal_at: new Date().toISOString() },
  offer: { title, vehicles: plates.map((plate) => ({ plate })) },
});
let plates = 0;
const plateOf = (letters: string) =>
  `${letters}${String((Date.now() + (plates += 1)) % 10_000).padStart(4, '0')}`;

/** A released purchase with these plates, and the CPF of its buyer. */
async function sold(given: readonly string[], keys: 'always' | 'paid' | null = null, title?: string) {
  const { id } = await world.person();
  const offer = await purchasedOffer(world, id, released(given, title));
  const days = ['livre', 'livre', 'conta', 'conta'];
  if (keys !== null) await storedPurchase(world, offer, { keys, days });
  return textOf(await world.value('document', 'select document from account where id = $1', [id]));
}

/** The gate, where a plate was looked for. */
async function looked(plate: string): Promise<void> {
  await openOffice('/patio/saida', { role: 'yard' });
  await page.getByLabelText('Placa').fill(plate);
  await page.getByRole('button', { name: 'Procurar' }).click();
}

const form = page.getByLabelText('CPF de quem retira');

test('what owes storage and may leave all the same says how much, and leaves once', async () => {
  const plate = plateOf('SAI');
  const document = await sold([plate], 'always');
  await looked(plate);
  await expect.element(page.getByText('Saída liberada')).toBeVisible();
  await expect.element(page.getByText('Diárias de pátio em aberto: R$ 60,00.')).toBeVisible();
  await expect.element(page.getByText('Sem horário marcado. A saída é possível mesmo assim.')).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  await form.fill('529.982.247-25');
  await page.getByRole('button', { name: 'Confirmar saída' }).click();
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  await form.fill(document);
  await page.getByRole('button', { name: 'Confirmar saída' }).click();
  await expect.element(page.getByRole('main').getByText(/^Saída confirmada\./u)).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  const exits = `select count(*)::int from yard_exit x join vehicle v on v.code = x.vehicle_code where v.plate = $1`;
  expect(await world.value('count', exits, [plate])).toBe(1);
});

test('what waits for storage says so once and that nothing may leave, on a phone too', async () => {
  await page.viewport(360, 760);
  const plate = plateOf('FIC');
  await sold([plate], 'paid', `Caminhão ${'comprido'.repeat(6)} com baú`);
  await looked(plate);
  await expect.element(page.getByText('Saída não liberada')).toBeVisible();
  await expect
    .element(page.getByText('Há R$ 60,00 de diárias de pátio a pagar antes da saída.'))
    .toBeVisible();
  await expect.element(page.getByText('Sem horário marcado.', { exact: true })).toBeVisible();
  for (const no of [/Diárias de pátio em aberto/u, /saída é possível/u])
    await expect.element(page.getByText(no)).not.toBeInTheDocument();
  await expect.element(form).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
  expect(await lowContrast()).toEqual([]);
  expect(overflow()).toBeLessThanOrEqual(0);
});

test('who collects a lot is typed once, and each vehicle leaves by itself', async () => {
  const both = [plateOf('UMA'), plateOf('DUA')];
  const document = await sold(both);
  await looked(both[1] ?? '');
  await form.fill(document);
  const confirm = page.getByRole('button', { name: 'Confirmar saída' });
  await expect.poll(() => confirm.elements().length).toBe(2);
  await confirm.first().click();
  await expect.poll(() => confirm.elements().length).toBe(1);
  await confirm.click();
  await expect.poll(() => confirm.elements().length).toBe(0);
  await page.getByRole('button', { name: 'Outra saída' }).click();
  await page.getByLabelText('Placa').fill(both[0] ?? '');
  await page.getByRole('button', { name: 'Procurar' }).click();
  await expect.poll(() => page.getByText(/^Saiu /u).elements().length).toBe(2);
  await expect.element(form).not.toBeInTheDocument();
});

test('a code that is none is told, and stays to be compared', async () => {
  await openOffice('/patio/saida', { role: 'yard' });
  await page.getByLabelText('Código de retirada').fill('abcd-2345');
  await page.getByRole('button', { name: 'Procurar' }).click();
  await expect.element(page.getByText(/Nenhuma compra liberada tem este código\./u)).toBeVisible();
  await expect.element(page.getByLabelText('Código de retirada')).toHaveValue('ABCD-2345');
});
