import { charged } from '../../apps/web/test/world/money-of-sales.ts';
import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { ready } from '../pages/ready.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf } from '../world/world.ts';
import { atBank, copyText, financeUser, goesBackByPix, openedBy } from './money-tasks.ts';

test('a code runs out and is renewed, is paid twice, and what was too much goes back; after a regret so does the rest, rule 0.27', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const buyer = await world.signedIn(context);
  const offer = await purchasedOffer(world, buyer.id, { status: 'C' });
  const [row] = await world.query('select code from purchase where offer_code = $1', [offer]);
  const code = numberOf(fieldOf(row, 'code'));
  await charged(world, code, 'price', 1_234_500);
  await page.clock.install();
  await page.goto(`/compra/${code}`);
  await ready(page);
  const pix = page.getByRole('region', { name: 'Pagar com Pix' });
  await pix.getByRole('button', { name: /^Gerar Pix/ }).click();
  const first = await copyText(pix);
  await expect(pix.getByRole('timer')).toContainText(/^Pague em até (30:00|29:)/);
  expect(await brokenRules(page)).toEqual([]);

  // Half an hour later, here and at the product.
  await world.query(
    `update pix_charge set asked_at = asked_at - interval '31 minutes', expires_at = expires_at - interval '31 minutes'
      where charge_code in (select code from charge where purchase_code = $1) returning code`,
    [code],
  );
  await page.clock.fastForward('31:00');
  // The page may hear of the purchase at this moment, and then offers a code as at first.
  await pix.getByRole('button', { name: /^Gerar (outro código|Pix)/ }).click();
  await expect(pix.getByText(first)).toHaveCount(0);
  const second = await copyText(pix);
  expect(second).not.toBe(first);
  await atBank(context, second, 'Pagar duas vezes');
  await expect(pix.getByText('Pagamento recebido. Obrigado!')).toBeVisible();
  await expectMail(request, buyer.email, /pagamento/i);

  const panel = `/a-devolver?id=${code}`;
  const proposer = await openedBy(browser, await financeUser(world), panel);
  const releaser = await openedBy(browser, await financeUser(world), panel);
  await expect(proposer.panel).toContainText('Pago duas vezes');
  expect(await brokenRules(proposer.page)).toEqual([]);
  await goesBackByPix(proposer, releaser, /^Devolver R\$\s12\.345,00 por Pix$/);
  await page.reload();
  const returned = page
    .getByRole('region', { name: 'Devoluções' })
    .getByRole('listitem')
    .filter({ hasText: 'por Pix' });
  await expect(returned).toHaveCount(1);
  await expect(returned.getByText('✓ Chegou')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Desistir da compra' }).click();
  const question = page.getByRole('dialog', { name: 'Desistir da compra' });
  await question.getByRole('radio', { name: /^Informar depois/ }).click();
  await question.getByRole('button', { name: 'Desistir agora' }).click();
  await page
    .getByRole('dialog', { name: 'Desistência registrada' })
    .getByRole('button', { name: 'OK' })
    .click();
  await goesBackByPix(proposer, releaser, /^Devolver R\$\s12\.345,00 por Pix$/);
  await expect(returned).toHaveCount(2);
  await expect(returned.getByText('✓ Chegou')).toHaveCount(2, { timeout: 60_000 });
  expect(await brokenRules(page)).toEqual([]);
  await releaser.page.reload();
  await expect(releaser.panel).toContainText('Nada a devolver nesta compra.');
});
