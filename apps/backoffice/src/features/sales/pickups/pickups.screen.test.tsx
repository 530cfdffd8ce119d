import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import {
  answerCall,
  brokenRules,
  lowContrast,
  overflow,
  purchasedOffer,
  reply,
  storedPurchase,
  world,
} from '../../../../test/shared.ts';

/** A purchase whose pickup is booked for tomorrow, with so many days of storage that cost R$ 30,00 each; its number. */
async function booked(title: string, days: number): Promise<number> {
  const { id } = await world.person({ name: 'Ana Retira' });
  const columns = { payment_approved: true, awaiting_withdrawal_at: new Date().toISOString() };
  const offer = await purchasedOffer(world, id, { status: 'L', columns, offer: { title } });
  const counted = Array.from({ length: days }, () => 'conta');
  const code = await storedPurchase(world, offer, { keys: 'paid', days: ['livre', 'livre', ...counted] });
  await world.query(
    `insert into pickup_booking (purchase_code, city_code, starts_at, ends_at, state, by_team, booked_at, changed_at)
     select $1, min(code), now() + interval '1 day', now() + interval '1 day 30 minutes', 'booked', false, now(), now() from city
     returning code`,
    [code],
  );
  return code;
}

const row = (text: string) => page.getByRole('row', { name: new RegExp(text, 'u') });

test('each booking says what is owed of storage, and the list is narrowed to what owes', async () => {
  const title = `Scania ${world.word()}`;
  const owing = await booked(`${title} deve`, 2);
  const free = await booked(`${title} livre`, 0);
  await openOffice(`/retiradas?compra=${owing},${free}`);
  await expect.element(row('deve')).toMatchTextContent(/Ana Retira.*R\$\s60,00.*Marcada/u);
  await expect.element(row('livre')).toMatchTextContent(/Ana Retira.*R\$\s0,00.*Marcada/u);
  expect(await brokenRules()).toEqual([]);
  await openOffice(`/retiradas?compra=${owing},${free}&diarias=S`);
  await expect.element(row('deve')).toBeVisible();
  await expect.element(row('livre')).not.toBeInTheDocument();
});

test('storage is waived from the booking with a reason; what is typed outlives a refusal', async () => {
  const code = await booked(`Volvo ${world.word()}`, 3);
  await openOffice(`/retiradas?compra=${code}`);
  await row('Ana Retira').click();
  const panel = page.getByRole('dialog').first();
  await expect.element(panel).toMatchTextContent(/Devido, ainda não cobrado\s*R\$\s90,00/u);
  await panel.getByRole('button', { name: 'Dispensar diárias' }).click();
  const question = page.getByRole('dialog', { name: 'Dispensar diárias' });
  const amount = question.getByLabelText('Valor a dispensar (R$)');
  await expect.element(amount).toHaveFocus();
  await amount.fill('90,01');
  const reason = question.getByLabelText('Motivo (o comprador lê)');
  await reason.fill('O portão estava fechado.');
  await question.getByRole('button', { name: 'Dispensar diárias' }).click();
  await expect.element(question.getByRole('alert')).toBeVisible();
  await expect.element(reason).toHaveValue('O portão estava fechado.');
  await amount.fill('60,00');
  await question.getByRole('button', { name: 'Dispensar diárias' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(panel).toMatchTextContent(/Devido, ainda não cobrado\s*R\$\s30,00/u);
  await expect.element(panel).toMatchTextContent('O portão estava fechado.');
});

test('on a phone a booking with a long name stays within the screen, light and dark', async () => {
  await page.viewport(360, 760);
  const code = await booked(`Lote ${'interminável'.repeat(8)}`, 1);
  await openOffice(`/retiradas?compra=${code}`);
  await expect.element(row('Ana Retira')).toBeVisible();
  expect(overflow()).toBeLessThanOrEqual(0);
  expect(await lowContrast()).toEqual([]);
});

test('none and a failure are said, and a failure can be tried again', async () => {
  await openOffice('/retiradas?compra=1');
  await expect.element(page.getByText('Nada corresponde aos filtros.')).toBeVisible();
  const code = await booked(`Volvo ${world.word()}`, 1);
  let down = true;
  answerCall('GET', '/admin/pickups', (_call, pass) =>
    down ? reply(422, { erros: ['O pátio está em obras.'] }) : pass(),
  );
  await openOffice(`/retiradas?compra=${code}`);
  await expect.element(page.getByText('O pátio está em obras.')).toBeVisible();
  down = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(row('Ana Retira')).toBeVisible();
});
