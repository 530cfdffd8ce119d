import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf, type World } from '../world/world.ts';

/** A store that pays 5 %, and a sale of it for R$ 10.000,00 that was paid and handed over long ago. */
async function storeWithSale(world: World, name: string): Promise<number> {
  const [row] = await world.query(
    `insert into partner (store, name, legal_name, document, description, status, member_since)
     values ($1, $2, $2, '11222333000181', '', 'approved', now()) returning id`,
    [name.toLowerCase().replaceAll(/[^a-z]/g, ''), name],
  );
  const store = numberOf(fieldOf(row, 'id'));
  const buyer = await world.person({});
  const offer = await purchasedOffer(world, buyer.id, {
    status: 'X',
    daysAgo: 30,
    offer: { partnerId: store },
  });
  await world.query(
    // Days of the demo are closed: without its triggers the database keeps the day of the payment.
    `do $$ declare sale bigint; owed bigint; told bigint; paid bigint; begin
      set local session_replication_role = replica;
      update purchase set finished_at = now() - interval '20 days' where offer_code = ${offer} returning code into sale;
      insert into store_commission (partner_id, basis_points, minimum_cents, valid_from, changed_by, reason)
        values (${store}, 500, 0, now() - interval '90 days', ${buyer.id}, 'Contrato');
      insert into charge (purchase_code, kind, creditor, partner_id, amount_cents, origin, due_at, created_at)
        values (sale, 'price', 'store', ${store}, 1000000, 'sale', now(), now()) returning code into owed;
      insert into receipt (charge_code, amount_cents, paid_on, payer_name, reference, source, state, recorded_at)
        values (owed, 1000000, current_date, 'Comprador', 'TED ' || owed, 'transfer', 'counted', now()) returning code into paid;
      insert into book_account (kind, purchase_code, partner_id)
        values ('receivable', sale, null), ('store', null, ${store}), ('third-party', null, ${store});
      insert into book_transaction (kind, charge_code, at, key)
        values ('charge', owed, now() - interval '20 days', 'charge:' || owed) returning code into told;
      insert into book_entry (transaction_code, account_code, charge_code, amount_cents)
        select told, k.code, owed, case k.kind when 'store' then -1000000 else 1000000 end from book_account k
        where k.purchase_code = sale or (k.kind = 'store' and k.partner_id = ${store});
      insert into book_transaction (kind, charge_code, receipt_code, at, key)
        values ('receipt', owed, paid, now() - interval '20 days', 'receipt:' || paid) returning code into told;
      insert into book_entry (transaction_code, account_code, charge_code, amount_cents)
        select told, k.code, owed, case when k.kind in ('house-bank', 'store') then 1000000 else -1000000 end from book_account k
        where k.purchase_code = sale or k.kind = 'house-bank' or (k.kind in ('store', 'third-party') and k.partner_id = ${store});
    end $$`,
    [],
  );
  return store;
}

test('a store tells its account, is paid out by two users, and sees commission and payout in its statement', async ({
  browser,
  request,
  world,
}) => {
  const name = `Loja ${world.word()}`;
  const store = await storeWithSale(world, name);
  const worker = async (role: 'finance' | null) => {
    const person = await world.person({ twoStep: true });
    await world.query('update account set staff_role = $2, partner_id = $3, store_owner = $4 where id = $1', [
      person.id,
      role,
      role === null ? store : null,
      role === null,
    ]);
    return person;
  };
  const opened = async (person: Awaited<ReturnType<typeof worker>>, path: string) => {
    const office = await new OfficePage(await (await browser.newContext()).newPage()).open(path);
    await office.signIn(person);
    return office;
  };
  const owner = await worker(null);
  const own = await opened(owner, '/extrato');
  await expect(own.heading).toHaveText('Extrato');
  const account = own.page.getByRole('region', { name: 'Conta para receber' });
  await account.getByRole('button', { name: 'Informar conta' }).click();
  await account.getByLabel('Banco').fill('Banco do Norte');
  await account.getByLabel('Agência').fill('0001');
  await account.getByRole('button', { name: 'Salvar' }).click();
  await expect(account.getByText('Preencha este campo.')).toBeVisible();
  await account.getByLabel('Conta com dígito').fill('98765-4');
  await account.getByRole('button', { name: 'Salvar' }).click();
  await expect(account).toContainText('Em espera');
  await expectMail(request, owner.email, /conta da sua loja mudou/i);
  expect(await brokenRules(own.page)).toEqual([]);
  // The waiting period is over.
  await world.query(
    `update store_bank set changed_at = now() - interval '9 days', usable_from = now() - interval '1 day' where partner_id = $1`,
    [store],
  );

  const proposer = await opened(await worker('finance'), `/repasses?id=${store}`);
  await proposer.panel.getByRole('button', { name: /^Propor o repasse de R\$\s9\.500,00/ }).click();
  const dialog = proposer.page.getByRole('dialog', { name: /^Propor o repasse/ });
  await dialog.getByLabel('Motivo, que fica no registro').fill('Vendas do mês.');
  await dialog.getByRole('button', { name: 'Propor', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(proposer.panel).toContainText('Outra pessoa do financeiro libera este repasse.');
  expect(await brokenRules(proposer.page)).toEqual([]);

  const releaser = await opened(await worker('finance'), `/repasses?id=${store}`);
  await releaser.panel.getByRole('button', { name: 'Liberar' }).click();
  await releaser.page
    .getByRole('dialog', { name: /^Liberar o repasse de/ })
    .getByRole('button', { name: 'Liberar' })
    .click();
  await releaser.panel.getByRole('button', { name: 'Registrar a transferência' }).click();
  const made = releaser.page.getByRole('dialog', { name: /^Transferência de/ });
  await made.getByLabel('Referência do banco').fill(`TED ${store}`);
  await made.getByRole('button', { name: 'Registrar a transferência' }).click();
  await expect(made).toBeHidden();
  await expect(releaser.panel).toContainText(`Referência do banco: TED ${store}`);
  await expectMail(request, owner.email, /repasse feito/i);

  await own.page.reload();
  const sales = own.page.getByRole('main').getByRole('region', { name: 'Vendas' });
  await expect(sales).toContainText('Repassada');
  await expect(sales).toContainText(/R\$\s500,00/);
  const payout = own.page.getByRole('region', { name: /^R\$\s9\.500,00/ });
  await expect(payout).toContainText('Feito');
  await expect(payout).toContainText(`Referência do banco: TED ${store}`);
  const [file] = await Promise.all([
    own.page.waitForEvent('download'),
    own.page.getByRole('button', { name: 'Salvar planilha' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`statement-${store}.csv`);
});
