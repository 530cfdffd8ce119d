import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenRules, lowContrast, overflow } from '../../../../test/screens/accessibility.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';

const dialog = page.getByRole('dialog');

/** An offer whose vehicle stands where visits are taken every day. */
async function visitable(): Promise<number> {
  const code = await world.offer({ vehicles: [{ usage: 190_000 }] });
  await world.query(
    `update vehicle set city_code = coalesce(city_code, (select min(code) from city)) where offer_code = $1`,
    [code],
  );
  await world.query(
    `update auction set end_at = now() + interval '20 days', original_end_at = now() + interval '20 days' where offer_code = $1`,
    [code],
  );
  await world.query(
    `insert into yard (partner_id, city_code, address, changed_at)
      select o.partner_id, v.city_code, 'Rua Um, 1', now() from offer o join vehicle v on v.offer_code = o.code where o.code = $1
      on conflict do nothing`,
    [code],
  );
  await world.query(
    `insert into visit_place (partner_id, city_code, open, hours, capacity, contact, changed_at)
      select o.partner_id, v.city_code, true,
        (select jsonb_agg(jsonb_build_object('weekday', d, 'from', 480, 'until', 1080)) from generate_series(0, 6) d), 2, 'Rui', now()
      from offer o join vehicle v on v.offer_code = o.code where o.code = $1 on conflict do nothing`,
    [code],
  );
  return code;
}

test('a visit is booked on the page of the offer, and cancelled among the user’s visits', async () => {
  await world.signedIn({});
  const code = await visitable();
  await openScreen(`/oferta/${code}`);
  await page.getByRole('button', { name: 'Agendar visita' }).click();
  await expect
    .poll(() => document.querySelector('dialog')?.textContent ?? '')
    .toContain('O endereço aparece');
  expect(await brokenRules()).toEqual([]);
  await dialog.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Escolha um horário.');
  await dialog
    .getByRole('group', { name: 'Horário' })
    .getByText(/^\d\d:\d\d$/)
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect.element(dialog.getByText(/^Endereço: Rua Um, 1/)).toBeVisible();
  expect(await lowContrast()).toEqual([]);
  expect(overflow()).toBeLessThanOrEqual(0);

  await openScreen('/perfil/visitas');
  await expect.element(page.getByText(/Procure por: Rui/)).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  await page.getByRole('button', { name: /^Cancelar visita/ }).click();
  await dialog.getByRole('button', { name: 'Cancelar visita' }).click();
  await expect.element(page.getByText('Você cancelou.')).toBeVisible();
});

test('without visits the page says how the first is booked, and an offer without a place has no button', async () => {
  await world.signedIn({});
  await openScreen('/perfil/visitas');
  await expect.element(page.getByText('Você não tem visitas')).toBeVisible();
  const code = await world.offer();
  await openScreen(`/oferta/${code}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Agendar visita' })).not.toBeInTheDocument();
});
