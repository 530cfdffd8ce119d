import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { brokenRules, overflow, world } from '../../../../test/shared.ts';

const history = page.getByRole('region', { name: /^O que a equipe fez: ajuste/i });

test('the settings end with what the team changed of them, and nothing else', async () => {
  const [reason, other] = [world.word(), world.word()];
  for (const [action, subject, why] of [
    ['save-setting', 'setting stepReminderDays', reason],
    ['block-account', 'account 1', other],
  ] as const)
    await world.query(
      `insert into audit (actor_id, action, subject, details, at)
        select min(id), $1::text, $2::text, jsonb_build_object('reason', $3::text), now() from account`,
      [action, subject, why],
    );
  await openOffice('/ajustes', { role: 'administrator' });
  await expect.element(history).toBeInTheDocument();
  history.element().scrollIntoView();
  await expect.element(history.getByText('Mudou o ajuste').first()).toBeVisible();
  await expect.element(history.getByText(reason)).toBeVisible();
  await expect.element(history.getByText(other)).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
  expect(overflow()).toBe(0);
});
