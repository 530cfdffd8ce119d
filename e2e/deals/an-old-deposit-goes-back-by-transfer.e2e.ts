import type { APIRequestContext } from '@playwright/test';
import type { Person } from '../../apps/web/test/world/options.ts';
import { expect, test } from '../journey.ts';
import type { OfficePage } from '../office/office-page.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf, textOf, type World } from '../world/world.ts';
import { financeUser, openedBy } from './money-tasks.ts';

const account = {
  Banco: 'Banco do Teste',
  Agência: '0001',
  Conta: '98765-4',
  'CPF/CNPJ': '123',
  'Nome do titular': 'Maria da Conta',
  CEP: '1',
  Endereço: 'Rua das Acácias, 10',
};

test('a deposit whose Pix is too old goes back by transfer: asked for, given, proposed, released and recorded, each told to its buyer', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const buyer = await world.signedIn(context);
  const deposit = await oldDeposit(world, request, buyer);
  await page.goto('/perfil');
  const own = page.getByRole('region', { name: 'Minhas cauções' });
  await expect(own).toContainText('Aguarda a sua conta', { timeout: 60_000 });
  await expect(own).toContainText(/R\$\s500,00 voltam para você, mas não por Pix/);
  await expectMail(request, buyer.email, /caução/i);
  expect(await brokenRules(page)).toEqual([]);
  await own.getByRole('button', { name: /^Informar a conta/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Informar a conta' });
  for (const [label, value] of Object.entries(account))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByLabel('Outro titular').check();
  for (const [label, option] of [
    ['Estado', 'Espírito Santo'],
    ['Cidade', 'Vila Velha'],
  ] as const) {
    await dialog.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  expect(await brokenRules(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog).toBeHidden();
  await expect(own).toContainText('A transferir');

  const panel = `/caucoes?busca=${deposit}&id=${deposit}`;
  const proposer = await openedBy(browser, await financeUser(world), panel);
  await expect(proposer.panel).toContainText('Dados bancários informados em');
  await propose(proposer);
  expect(await brokenRules(proposer.page)).toEqual([]);
  const releaser = await openedBy(browser, await financeUser(world), panel);
  await releaser.panel.getByRole('button', { name: 'Liberar' }).click();
  const question = releaser.page.getByRole('dialog', { name: /^Liberar a devolução de/ });
  await question.getByRole('button', { name: 'Liberar' }).click();
  await expect(question).toBeHidden();
  await expect(own).toContainText(/A transferência de R\$\s500,00 .* foi liberada/);
  await expect(own.getByRole('button', { name: /^Mudar a conta/ })).toHaveCount(0);

  await releaser.panel.getByRole('button', { name: 'Registrar a transferência' }).click();
  const made = releaser.page.getByRole('dialog', { name: /^Transferência de/ });
  await made.getByLabel('Referência do banco').fill(`TED caução ${deposit}`);
  await made.getByRole('button', { name: 'Registrar a transferência' }).click();
  await expect(made).toBeHidden();
  await expect(releaser.panel).toContainText('Devolvida');
  expect(await brokenRules(releaser.page)).toEqual([]);
  await expect(own).toContainText(/Transferimos R\$\s500,00/);
  await expect(own).toContainText(`Referência do banco: TED CAUÇÃO ${deposit}`);
  expect(await brokenRules(page)).toEqual([]);
});

/** Leaves a deposit that was paid 91 days ago, for an offer that has ended without a bid of its buyer; answers its code. */
async function oldDeposit(world: World, request: APIRequestContext, buyer: Person): Promise<number> {
  const offer = await world.offer();
  const finance = await world.token(await financeUser(world), true);
  const rule = { oferta: offer, valor: 500, acimaDe: 0, motivo: 'Muitos lances de contas novas.' };
  const set = await request.put('/api/admin/deposit-rules', {
    headers: { 'security-token': finance },
    data: rule,
  });
  expect(set.status(), await set.text()).toBe(200);
  const asked = await request.post('/api/usrio/caucoes', {
    headers: { 'security-token': await world.token(buyer) },
    data: { cdofrta: offer },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const data = fieldOf(await asked.json(), 'data');
  const charge = textOf(fieldOf(fieldOf(data, 'pix'), 'copiaECola'));
  const paid = await request.post('/dev/banco/acao', { form: { charge, do: 'pay' } });
  expect(await paid.text()).toContain('Pago: R$');
  const find = 'select code from bid_deposit where offer_code = $1 and held_at is not null';
  await expect.poll(() => world.query(find, [offer])).toHaveLength(1);
  await world.query(
    `update bid_deposit set asked_at = asked_at - interval '91 days', held_at = held_at - interval '91 days' where offer_code = $1 returning code`,
    [offer],
  );
  await world.query(
    `update pix_payment p set paid_at = paid_at - interval '91 days' from pix_charge x join charge c on c.code = x.charge_code
      join bid_deposit d on d.code = c.deposit_code where x.txid = p.txid and d.offer_code = $1 returning p.txid`,
    [offer],
  );
  await world.query(
    'update auction set soft_close_ms = 0, original_end_at = now(), end_at = now() where offer_code = $1',
    [offer],
  );
  return numberOf(await world.value('code', find, [offer]));
}

/** Looks at the account, and proposes the transfer to it. */
async function propose({ page, panel }: OfficePage): Promise<void> {
  await panel.getByLabel('Para que você precisa deles').fill('Devolver a caução');
  await panel.getByRole('button', { name: 'Mostrar dados bancários' }).click();
  await expect(panel).toContainText('98765-4');
  await panel.getByRole('button', { name: /^Propor a transferência de R\$\s500,00/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Propor a transferência/ });
  await dialog.getByLabel('Motivo, que fica no registro').fill('O Pix passou de 90 dias.');
  await dialog.getByRole('button', { name: 'Propor', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText('Outra pessoa do financeiro libera esta devolução.');
}
