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

/** A place of the house where vehicles are picked up, in a city that has none yet; the name of that city. */
async function pickupPlace(): Promise<string> {
  const name = await world.value(
    'name',
    `with placed as (insert into yard (city_code, address, changed_at) select code, 'Rua Um, 1', now() from city
       where code not in (select city_code from yard) order by code limit 1 returning city_code)
     select name from city where code = (select city_code from placed)`,
  );
  return String(name);
}

test('the panel of a pickup place ends with what the team changed there, and at no other place of the house', async () => {
  const [changed, other] = [await pickupPlace(), await pickupPlace()];
  const open = (city: string) => page.getByRole('row', { name: new RegExp(`^${city}, `) }).click();
  await openOffice('/horarios-de-retirada', { role: 'sales' });
  await open(changed);
  await expect.element(history.getByText('A equipe ainda não mudou nada aqui.')).toBeVisible();
  await panel.getByLabelText('Retiradas ao mesmo tempo').fill('7');
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(history.getByText('7', { exact: true })).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  for (const [city, text] of [
    [changed, '7'],
    [other, 'A equipe ainda não mudou nada aqui.'],
  ] as const) {
    // Support reads when places hand vehicles over, and not what else is done at the house.
    await openOffice('/horarios-de-retirada', { role: 'support' });
    await open(city);
    await expect.element(history.getByText(text, { exact: true })).toBeVisible();
  }
});

/** A day of the book that was opened again, as the day after it was, for such reasons; its number. */
async function reopenedDay(reason: string, after: string): Promise<number> {
  const day = numberOf(await world.value('code', 'select min(code)::int as code from book_day'));
  for (const [days, why] of [
    [0, reason],
    [1, after],
  ] as const)
    await world.query(
      `insert into audit (actor_id, action, subject, details, at)
        select min(id), 'reopen-day', 'book ' || (select day + $2::int from book_day where code = $1)::text,
          jsonb_build_object('reason', $3::text), now() from account`,
      [day, days, why],
    );
  return day;
}

test('the panel of a day of the book ends with what the team did to that day', async () => {
  const day = await reopenedDay('Faltou uma tarifa.', 'Outro dia.');
  await openOffice(`/fechamento?id=${day}`, { role: 'finance' });
  await expect.element(history).toBeInTheDocument();
  history.element().scrollIntoView();
  await expect.element(history.getByText('Faltou uma tarifa.')).toBeVisible();
  await expect.element(history.getByText('Outro dia.')).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
});

test('the log is narrowed from one action to all of its day of the book', async () => {
  const [reason, after] = [world.word(), world.word()];
  await reopenedDay(reason, after);
  await openOffice('/registro?tipo=book', { role: 'finance' });
  const row = (text: string) => page.getByRole('row', { name: new RegExp(text) });
  await expect.element(row(after)).toBeVisible();
  await row(reason).click();
  await panel.getByRole('button', { name: 'Tudo deste registro' }).click();
  await expect.element(row(after)).not.toBeInTheDocument();
  await expect.element(row(reason)).toBeVisible();
});
