import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { brokenRules, numberOf, overflow, purchasedOffer, world } from '../../../../test/shared.ts';

/** A store that was passed on R$ 9.500,00 of a sale that is cancelled since; gives its code. */
async function storeInDebt(): Promise<number> {
  const word = world.word();
  const store = numberOf(
    await world.value(
      'id',
      `insert into partner (store, name, legal_name, document, description, status, member_since)
        values ($1, $2, $2, '11222333000181', '', 'approved', now()) returning id`,
      [`loja${word.toLowerCase().replaceAll(/[^a-z]/g, '')}`, `Loja ${word}`],
    ),
  );
  const { id: buyer } = await world.person({});
  const offer = await purchasedOffer(world, buyer, { status: 'V', daysAgo: 30, offer: { partnerId: store } });
  await world.query(
    `do $$ declare sale bigint; owed bigint; told bigint; begin
      set local session_replication_role = replica;
      select code into sale from purchase where offer_code = ${offer};
      insert into charge (purchase_code, kind, creditor, partner_id, amount_cents, origin, due_at, created_at, cancelled_at)
        values (sale, 'price', 'store', ${store}, 1000000, 'sale', now(), now(), now()) returning code into owed;
      insert into book_account (kind, partner_id) values ('paid-out', ${store});
      insert into book_account (kind, account_id) values ('user', ${buyer}) on conflict do nothing;
      insert into book_transaction (kind, charge_code, at, key) values ('charge', owed, now(), 'charge:' || owed) returning code into told;
      insert into book_entry (transaction_code, account_code, charge_code, amount_cents)
        select told, k.code, owed, case k.kind when 'paid-out' then 1000000 when 'user' then -1000000 when 'house-bank' then 50000 else -50000 end
        from book_account k where k.partner_id = ${store} and k.kind = 'paid-out' or k.account_id = ${buyer} and k.kind = 'user'
          or k.kind in ('house-bank', 'store-commission');
    end $$`,
    [],
  );
  return store;
}

const panel = page.getByRole('dialog').first();
const given = page.getByRole('region', { name: /^R\$\s9\.500,00 ·/ });

async function says(title: string | RegExp, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabelText('Motivo, que fica no registro').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test('finance gives a debt up by two users, and a third one has the store owe it again', async () => {
  const store = await storeInDebt();
  await openOffice(`/repasses?id=${store}`, { role: 'finance' });
  await panel.getByRole('button', { name: 'Perdoar a dívida' }).click();
  const dialog = page.getByRole('dialog', { name: 'Perdoar a dívida' });
  await expect.element(dialog.getByLabelText('Quanto perdoar')).toHaveValue('R$ 9.500,00');
  await dialog.getByLabelText('Quanto perdoar').fill('9.500,01');
  await dialog.getByRole('button', { name: 'Propor', exact: true }).click();
  await expect.element(dialog.getByText('Informe um valor até o que a loja deve.')).toBeVisible();
  await dialog.getByLabelText('Quanto perdoar').fill('9.500,00');
  await says('Perdoar a dívida', 'Propor', 'A loja fechou.');
  await expect.element(given.getByText('Outra pessoa do financeiro libera este perdão.')).toBeVisible();
  await expect.element(given.getByRole('button', { name: 'Liberar' })).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);

  await openOffice(`/repasses?id=${store}`, { role: 'finance' });
  await given.getByRole('button', { name: 'Liberar' }).click();
  await page
    .getByRole('dialog', { name: /^Perdoar R\$/ })
    .getByRole('button', { name: 'Liberar' })
    .click();
  await expect.element(given.getByText('Perdoado', { exact: true })).toBeVisible();
  await expect.element(given.getByRole('button', { name: /^Cobrar de novo/ })).not.toBeInTheDocument();

  await openOffice(`/repasses?id=${store}`, { role: 'finance' });
  await given.getByRole('button', { name: /^Cobrar de novo/ }).click();
  await says(/^Cobrar de novo/, 'Desfazer', 'A loja voltou a vender.');
  await expect.element(given.getByText('Desfeito', { exact: true })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Perdoar a dívida' })).toBeVisible();
});

test('a repayment that was recorded by mistake is taken back by a colleague, also on a telephone', async () => {
  await page.viewport(360, 740);
  const store = await storeInDebt();
  await openOffice(`/repasses?id=${store}`, { role: 'finance' });
  await panel.getByRole('button', { name: 'Registrar devolução da loja' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar devolução da loja' });
  await dialog.getByLabelText('Valor recebido').fill('9.500,00');
  await dialog.getByLabelText('Referência do banco').fill(`TED ${store}`);
  await dialog.getByRole('button', { name: 'Registrar devolução da loja' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const repaid = page.getByRole('region', { name: 'Devolvido pela loja' });
  await expect.element(repaid.getByText(new RegExp(`TED ${store}`))).toBeVisible();
  await expect.element(repaid.getByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();

  await openOffice(`/repasses?id=${store}`, { role: 'finance' });
  await repaid.getByRole('button', { name: /^Desfazer a devolução de R\$/ }).click();
  await says(/^Desfazer a devolução/, 'Desfazer', 'Era de outra loja.');
  await expect.element(repaid.getByText(/^Desfeita em/)).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  expect(overflow()).toBe(0);
});

test('the reference of what a store gave back by a transfer is corrected, and a refusal keeps what was typed', async () => {
  const store = await storeInDebt();
  const { id } = await world.person();
  const word = world.word().toUpperCase();
  for (const each of ['ERRADA', 'OUTRA'])
    await world.query(
      `insert into store_repayment (partner_id, amount_cents, way, paid_on, reference, recorded_by, recorded_at)
        values ($1, $2, 'transfer', current_date, $3, $4, now()) returning code`,
      [store, each === 'ERRADA' ? 300_000 : 100_000, `TED ${word} ${each}`, id],
    );
  await openOffice(`/repasses?id=${store}`, { role: 'finance' });
  await panel.getByRole('button', { name: /^Corrigir a referência da devolução de R\$\s3\.000,00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Corrigir a referência' });
  const field = dialog.getByLabelText('Referência do banco');
  await expect.element(field).toHaveValue(`TED ${word} ERRADA`);
  await field.fill(`TED ${word} OUTRA`);
  await dialog.getByLabelText('Motivo, que fica no registro').fill('Digitada errada.');
  await dialog.getByRole('button', { name: 'Corrigir a referência', exact: true }).click();
  await expect.element(dialog.getByText(/Esta referência já foi registrada/)).toBeVisible();
  await field.fill(`TED ${word} CERTA`);
  expect(await brokenRules()).toEqual([]);
  await dialog.getByRole('button', { name: 'Corrigir a referência', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(panel.getByText(new RegExp(`TED ${word} CERTA`)).first()).toBeVisible();
  expect(overflow()).toBe(0);
});
