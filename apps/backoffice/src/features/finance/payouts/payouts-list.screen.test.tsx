import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { brokenRules, numberOf, overflow, world } from '../../../../test/shared.ts';

/** A store with an amount in the list, in centavos; below zero: it owes. Gives its code and its name. */
async function listed(amount: number, forgiven: boolean): Promise<{ store: number; name: string }> {
  const word = world.word();
  const name = `Loja ${word}`;
  const store = numberOf(
    await world.value(
      'id',
      `insert into partner (store, name, description, status, member_since) values ($1, $2, '', 'approved', now()) returning id`,
      [`loja${word.toLowerCase().replaceAll(/[^a-z]/g, '')}`, name],
    ),
  );
  await world.query(
    `insert into store_owing (partner_id, due_cents, coming_cents, due_since, looked_at, look_at)
      values ($1, $2::bigint, 0, case when $2::bigint > 0 then now() end, now(), now() + interval '1 day')`,
    [store, amount],
  );
  if (forgiven) {
    const { id } = await world.person({});
    await world.query(
      `insert into store_forgiveness (partner_id, amount_cents, state, reason, proposed_by, proposed_at) values ($1, 100, 'proposed', 'A loja fechou.', $2, now())`,
      [store, id],
    );
  }
  return { store, name };
}

test('the statement of a store ends with what the team did to its payouts', async () => {
  const { store, name } = await listed(1_200_000, false);
  await world.query(
    `insert into audit (actor_id, action, subject, details, at)
      select min(id), 'undo-payout', 'partner ' || $1, '{"payout": 1, "reason": "Nada saiu do banco."}', now() from account`,
    [store],
  );
  await openOffice(`/repasses?id=${store}&busca=${store}`, { role: 'finance' });
  const history = page.getByRole('region', { name: /^O que a equipe fez: / });
  await expect.element(history).toBeInTheDocument();
  history.element().scrollIntoView();
  await expect.element(history.getByText('Nada saiu do banco.')).toBeVisible();
  await expect.element(history.getByRole('heading')).toHaveTextContent(`O que a equipe fez: Loja “${name}”`);
});

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

test('the list of payouts tells who owes, and what is due beside a debt that waits to be given up', async () => {
  const both = await listed(1_200_000, true);
  const owes = await listed(-950_000, false);
  await openOffice(`/repasses?busca=${both.store}`, { role: 'finance' });
  await expect.element(row(both.name).getByText('A propor', { exact: true })).toBeVisible();
  await expect.element(row(both.name).getByText('Perdão a liberar', { exact: true })).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  await openOffice(`/repasses?situacao=deve&busca=${owes.store}`, { role: 'finance' });
  await expect.element(row(owes.name).getByText('A loja deve', { exact: true })).toBeVisible();
  await openOffice(`/repasses?perdao=S&busca=${both.store}`, { role: 'finance' });
  await expect.element(row(both.name)).toBeVisible();
  await openOffice(`/repasses?perdao=S&busca=${owes.store}`, { role: 'finance' });
  await expect.element(page.getByText('Nada corresponde aos filtros.')).toBeVisible();
  expect(overflow()).toBe(0);
});
