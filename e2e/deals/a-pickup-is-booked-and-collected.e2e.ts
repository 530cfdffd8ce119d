import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { leaveByCode } from '../office/yard-tasks.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { ready } from '../pages/ready.ts';
import { expectMail } from '../world/mailbox.ts';
import { salesTeam } from '../world/sales-team.ts';
import { numberOf, textOf, type World } from '../world/world.ts';

/** A purchase whose credit is awaited, of a vehicle at a place that takes bookings and no other journey uses. */
async function soldAtPlace(world: World, accountId: number) {
  const offer = await purchasedOffer(world, accountId, {
    status: 'C',
    columns: { payment_approved: true },
    offer: { title: `Volvo ${world.word()}` },
  });
  const plate = `PIC${String(Date.now() % 10_000).padStart(4, '0')}`;
  const city = await world.value(
    'city_code',
    `update vehicle set plate = $2, city_code = (select c.code from city c where not exists (select from yard y where y.city_code = c.code)
        order by c.code limit 1) where offer_code = $1 returning city_code`,
    [offer, plate],
  );
  await world.query(
    `insert into yard (partner_id, city_code, address, changed_at) values (null, $1, 'Rua da Retirada, 7', now())`,
    [numberOf(city)],
  );
  const code = await world.value('code', 'select code from purchase where offer_code = $1', [offer]);
  return { plate, code: numberOf(code) };
}

test('a pickup is booked and moved by its buyer, seen by the team, and the vehicle leaves by its code at the gate', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  test.setTimeout(240_000);
  const buyer = await world.person({});
  const guard = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [guard.id]);
  const { code, plate } = await soldAtPlace(world, buyer.id);
  const sales = await salesTeam(world, request);
  await sales.post(`purchases/${code}/step`, { passo: 'retirada' });

  await world.signIn(context, buyer);
  await page.goto(`/compra/${code}`);
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Marque a retirada' })).toBeVisible();
  const own = page.getByRole('region', { name: 'Retirada', exact: true });
  const free = own.getByRole('group', { name: 'Horário' }).getByText(/^\d\d:\d\d$/);
  await own.getByRole('button', { name: 'Marcar retirada' }).click();
  await expect(own).toContainText('Escolha um horário.');
  await free.first().click();
  await own.getByRole('button', { name: 'Marcar retirada' }).click();
  await expect(own).toContainText('Retirada marcada.');
  await expect(own).toContainText('Rua da Retirada, 7');
  await expect(page.getByRole('heading', { name: /^Retire o veículo em / })).toBeVisible();
  await expectMail(request, buyer.email, /^Sua retirada está marcada/);

  const office = await new OfficePage(await (await browser.newContext()).newPage()).open('/retiradas');
  await office.signIn(guard);
  await expect(office.row(plate)).toContainText('Marcada');
  const before = textOf(await own.locator('p').first().textContent());
  await own.getByRole('button', { name: 'Mudar horário' }).click();
  // The first day may have one time left.
  const day = own.getByRole('combobox', { name: 'Dia' });
  await day.selectOption(textOf(await day.locator('option:not([disabled])').last().getAttribute('value')));
  await free.last().click();
  await own.getByRole('button', { name: 'Salvar o novo horário' }).click();
  await expect(own.getByText(before, { exact: true })).toBeHidden();
  await expect(own).toContainText('Rua da Retirada, 7');
  await expectMail(request, buyer.email, /^O horário da sua retirada mudou/);
  expect(await brokenRules(page)).toEqual([]);

  const shown = page.getByText(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  await expect(shown).toBeVisible();
  const document = await world.value('document', 'select document from account where id = $1', [buyer.id]);
  await leaveByCode(office, { code: textOf(await shown.textContent()), document: textOf(document) });
  await expect(page.getByText(/^Retirado em /)).toBeVisible();
  await expect(own).toBeHidden();
  await office.page.context().close();
});
