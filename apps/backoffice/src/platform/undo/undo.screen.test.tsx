import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../test/open-office.tsx';
import { storeChange, storedChange } from './stored-change.ts';
import { forgetChange, keepChange, recallChange } from './undo-store.ts';

const MINUTE = 60_000;
const change = { token: 'de-outra-leitura', done: 'Responsável definido.' };
const item = page.getByRole('menuitem', { name: /Responsável definido/ });

async function menu(): Promise<void> {
  await page.getByRole('button', { name: /^Conta: / }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
}

afterEach(forgetChange);

test('the way back outlives a page that is read again', async () => {
  await openOffice('/');
  storeChange({ ...change, until: Date.now() + 5 * MINUTE });
  recallChange();
  await menu();
  await expect.element(item).toBeVisible();
});

test('it is not offered once its ten minutes are over', async () => {
  await openOffice('/');
  storeChange({ ...change, until: Date.now() - 1 });
  recallChange();
  await menu();
  await expect.element(item).not.toBeInTheDocument();
});

test('another user of the same tab is not offered it', async () => {
  await openOffice('/');
  keepChange(change);
  expect(storedChange()).toMatchObject(change);
  await openOffice('/', { role: 'support' });
  await menu();
  await expect.element(item).not.toBeInTheDocument();
  expect(storedChange()).toBeNull();
});
