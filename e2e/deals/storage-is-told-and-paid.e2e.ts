import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { storedPurchase } from '../../apps/web/test/world/storage.ts';
import { expect, test } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { leaveByCode } from '../office/yard-tasks.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { ready } from '../pages/ready.ts';
import { numberOf, textOf } from '../world/world.ts';

test('a buyer sees what storage costs, has it charged and pays it, and the keys that waited for it are handed over', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  test.setTimeout(240_000);
  const buyer = await world.person({});
  const [guard, finance] = [await world.person({ twoStep: true }), await world.person({})];
  await world.query(`update account set staff_role = 'sales' where id = $1 returning id`, [guard.id]);
  await world.query(`update account set staff_role = 'finance' where id = $1 returning id`, [finance.id]);
  const plate = `DIA${String(Date.now() % 10_000).padStart(4, '0')}`;
  const offer = await purchasedOffer(world, buyer.id, {
    status: 'L',
    columns: { payment_approved: true, awaiting_withdrawal_at: new Date().toISOString() },
    offer: { title: `Volvo ${world.word()}` },
  });
  await world.query('update vehicle set plate = $2 where offer_code = $1 returning code', [offer, plate]);
  const days = ['livre', 'livre', 'conta', 'sem-horario', 'conta'];
  const code = await storedPurchase(world, offer, { keys: 'paid', days });

  await world.signIn(context, buyer);
  await page.goto(`/compra/${code}`);
  await ready(page);
  const own = page.getByRole('region', { name: 'Diárias de pátio' });
  await expect(own).toContainText('Contados até ontem: 2 dias úteis');

  const office = await new OfficePage(await (await browser.newContext()).newPage()).open('/patio/saida');
  await office.signIn(guard);
  const shown = page.getByText(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  // A sale that was not released by its call is given a code within a minute.
  await expect(async () => {
    await page.reload();
    await expect(shown).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
  const pickupCode = textOf(await shown.textContent());
  await office.page.getByLabel('Código de retirada').fill(pickupCode);
  await office.page.getByRole('button', { name: 'Procurar' }).click();
  await expect(office.page.getByText(/60,00 de diárias de pátio a pagar antes da saída/)).toBeVisible();
  await expect(office.page.getByRole('button', { name: 'Confirmar saída' })).toBeHidden();
  expect(await brokenRules(office.page)).toEqual([]);

  await own.getByRole('button', { name: /^Pagar R\$\s60,00 agora$/ }).click();
  await expect(own).toContainText('Cobrança feita.');
  const charge = numberOf(
    await world.value('code', `select code from charge where purchase_code = $1 and kind = 'storage'`, [
      code,
    ]),
  );
  const paid = await request.post(`/api/admin/charges/${charge}/receipts`, {
    headers: { 'security-token': await world.token(finance, true) },
    data: {
      valor: 60,
      dia: dayOf(Date.now()),
      pagador: buyer.name,
      documentoPagador: textOf(
        await world.value('document', 'select document from account where id = $1', [buyer.id]),
      ),
      referencia: `DIARIAS ${charge}`,
    },
  });
  expect(paid.status(), await paid.text()).toBe(201);
  await expect(own).not.toContainText('Cobrado e a pagar');
  expect(await brokenRules(page)).toEqual([]);

  const document = await world.value('document', 'select document from account where id = $1', [buyer.id]);
  await leaveByCode(office, { code: pickupCode, document: textOf(document) });
  await expect(page.getByText(/^Retirado em /)).toBeVisible();
  await office.page.context().close();
});
