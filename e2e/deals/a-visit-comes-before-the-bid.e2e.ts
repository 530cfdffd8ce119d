import { expect, test } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { ready } from '../pages/ready.ts';
import { expectMail } from '../world/mailbox.ts';
import { numberOf, textOf, type World } from '../world/world.ts';

/** An open offer whose vehicle stands at a place that takes visits every day and no other journey uses. */
async function visitableOffer(world: World): Promise<number> {
  const offer = await world.offer({ title: `Scania ${world.word()}` });
  const later = `now() + interval '20 days'`;
  await world.query(
    `update auction set end_at = ${later}, original_end_at = ${later} where offer_code = $1`,
    [offer],
  );
  const city = await world.value(
    'city_code',
    `update vehicle set city_code = (select c.code from city c where not exists (select from yard y where y.city_code = c.code)
        order by c.code desc limit 1) where offer_code = $1 returning city_code`,
    [offer],
  );
  await world.query(
    `with place as (insert into yard (partner_id, city_code, address, changed_at) values (null, $1, 'Rua da Visita, 3', now()))
      insert into visit_place (partner_id, city_code, open, hours, capacity, contact, changed_at)
        select null, $1, true, jsonb_agg(jsonb_build_object('weekday', d, 'from', 480, 'until', 1080)), 2, 'Rui', now()
        from generate_series(0, 6) d`,
    [numberOf(city)],
  );
  return offer;
}

test('a visit is booked before a bid, its visitor is reminded, and the yard notes who did not come and who did', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  test.setTimeout(240_000);
  const visitor = await world.person({});
  const yard = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [yard.id]);
  const offer = await visitableOffer(world);
  await world.signIn(context, visitor);
  await page.goto(`/oferta/${offer}`);
  await ready(page);
  await page.getByRole('button', { name: 'Agendar visita' }).click();
  const dialog = page.getByRole('dialog');
  // Not tomorrow: who books for tomorrow needs no reminder.
  await dialog.getByRole('group', { name: 'Dia' }).locator('label').last().click();
  await dialog.getByRole('group', { name: 'Horário' }).locator('label').first().click();
  await dialog.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(dialog).toContainText('Rua da Visita, 3');
  await expectMail(request, visitor.email, /^Visita agendada: /);

  const code = numberOf(
    await world.value('code', 'select code from visit where account_id = $1', [visitor.id]),
  );
  const eve = await world.value(
    'at',
    `select to_char((starts_at - interval '1 day') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from visit where code = $1`,
    [code],
  );
  await world.remindVisitors(textOf(eve));
  await world.remindVisitors(textOf(eve));
  await expectMail(request, visitor.email, /^Sua visita é amanhã: /);

  const office = await new OfficePage(await (await browser.newContext()).newPage()).open(
    `/visitas?id=${code}`,
  );
  await office.signIn(yard);
  await expect(office.panel).toContainText('Lembrete enviado em');
  await expect(office.panel.getByRole('button', { name: 'Não veio' })).toBeHidden();
  // Its time comes.
  await world.query(
    `update visit set starts_at = now() - interval '5 minutes', ends_at = now() + interval '25 minutes' where code = $1`,
    [code],
  );
  await office.page.reload();
  await office.panel.getByRole('button', { name: 'Não veio' }).click();
  await expect(office.done('Registrado: o visitante não veio. Ele foi avisado.')).toBeVisible();
  await expectMail(request, visitor.email, /^Você não veio à visita: /);
  await page.goto('/perfil/visitas');
  await expect(page.getByRole('main')).toContainText('Você não veio');
  expect(await brokenRules(page)).toEqual([]);

  // They came late, and it is corrected.
  await office.panel.getByRole('button', { name: 'Veio', exact: true }).click();
  await expect(office.done('Registrado: o visitante veio.')).toBeVisible();
  expect(await brokenRules(office.page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Feita');
  await office.page.context().close();
  // Seen, the vehicle is bid on.
  await page.goto(`/oferta/${offer}`);
  await expect(page.getByText(/^Você já viu este veículo/)).toBeVisible();
});
