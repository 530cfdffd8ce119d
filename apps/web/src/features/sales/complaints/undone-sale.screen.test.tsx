import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { numberOf } from '../../../../test/world/world.ts';

/** A completed purchase of the signed-in user; gives its code. */
async function bought(): Promise<number> {
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id, { status: 'X' });
  const text = `update purchase set awaiting_withdrawal_at = now(), finished_at = now() where offer_code = $1 returning code`;
  return numberOf(await world.value('code', text, [offer]));
}

/** A complaint to have it undone; `columns` in SQL. Gives its code. */
const complaint = async (purchase: number, category: string, columns: Readonly<Record<string, string>>) =>
  numberOf(
    await world.value(
      'code',
      `insert into complaint (purchase_code, account_id, category, remedy, late, opened_at, desk, ${Object.keys(columns).join(', ')})
        select code, account_id, $2, 'desfazer', false, now(), 'house', ${Object.values(columns).join(', ')} from purchase where code = $1 returning code`,
      [purchase, category],
    ),
  );

test('a sale that is to be undone is not called certain, and accepting that says what follows', async () => {
  const purchase = await bought();
  const agreed = await complaint(purchase, 'descricao', { state: `'agreed'`, answer_due_at: 'now()' });
  await complaint(purchase, 'documentos', { state: `'proposed'`, buyer_due_at: `now() + interval '9 days'` });
  await world.query(
    `with marked as (update purchase set cancellation = 'Q' where code = $1 returning code, account_id, offer_code)
      insert into cancellation (account_id, offer_code, purchase_code, reason_code, outcome, language, requested_at, complaint_code, proposed_by)
      select account_id, offer_code, code, 105, 'review', 'PTBR', now(), $2, account_id from marked returning id`,
    [purchase, agreed],
  );
  await openScreen(`/compra/${purchase}`);
  await expect
    .element(page.getByText(/a compra será desfeita se outra pessoa da equipe confirmar/))
    .toBeVisible();
  await openScreen(`/compra/${purchase}?idiom=EN`);
  await expect
    .element(
      page.getByText(/will be undone if another person on the team confirms it. Until then, it stands/),
    )
    .toBeVisible();
  await page.getByRole('button', { name: /^Accept: / }).click();
  await expect.element(page.getByText(/it comes back before your money does/)).toBeVisible();
});

test('a complaint that ended with its sale offers nothing, another one that ended is opened again', async () => {
  const purchase = await bought();
  const closed = { state: `'closed'`, closed_at: 'now()' };
  const undone = await complaint(purchase, 'descricao', { ...closed, end_reason: `'fulfilled'` });
  const accepted = await complaint(purchase, 'documentos', { ...closed, end_reason: `'accepted'` });
  await world.query(
    `insert into complaint_event (complaint_code, at, kind, side, text, reviewed) values ($1, now(), 'undone', 'system', '', false) returning code`,
    [undone],
  );
  await openScreen(`/compra/${purchase}`);
  const reopen = page.getByRole('button', { name: /^Reabrir: / });
  await expect.element(reopen).toHaveAccessibleName(new RegExp(`-0*${accepted}\\b`));
  expect(page.getByText(/pode reabrir/i).elements()).toHaveLength(1);
});
