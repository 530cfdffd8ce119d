import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../test/open-office.tsx';
import { brokenRules, numberOf, overflow, world } from '../../../test/shared.ts';

/** A store of that standing. */
async function storeThat(status: 'pending' | 'approved' | 'suspended', name: string): Promise<number> {
  const values = `(store, name, legal_name, document, description, status, member_since, standing_reason)
    values ('${name}', 'Loja da Serra', 'Serra Ltda.', '', '', '${status}', now(), 'Documentos vencidos.')`;
  const again = `on conflict (store) do update set status = excluded.status returning id`;
  return numberOf(await world.value('id', `insert into partner ${values} ${again}`));
}

test('users of a store in review read on every page what to do until the decision, and where it comes', async () => {
  const codigo = await storeThat('pending', 'loja-em-analise');
  const { email } = await world.signedInFor({ codigo, emAnalise: true });
  await openOffice('/ofertas', { role: null });
  await expect.element(page.getByText(new RegExp(email))).toBeVisible();
  await expect.element(page.getByText(/está em análise/)).toBeVisible();
  await page.viewport(360, 800);
  expect(overflow()).toBe(0);
  expect(await brokenRules()).toEqual([]);
  await page.getByRole('link', { name: 'Perfil da loja' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Loja da Serra' })).toBeVisible();
});

test('users of a suspended store read why, whom to write to, and that its pages open again', async () => {
  const codigo = await storeThat('suspended', 'loja-parada');
  await world.signedInFor({ codigo, suspensa: true, motivo: 'Documentos vencidos.' });
  await openOffice('/ofertas', { role: null });
  await expect.element(page.getByText('Motivo: Documentos vencidos.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /vendas@patio\.test/ }))
    .toHaveAttribute('href', 'mailto:vendas@patio.test');
  await expect
    .element(page.getByText('Esta página abre de novo quando a loja voltar ao site.'))
    .toBeVisible();
  expect(await brokenRules()).toEqual([]);
});

test('users of an open store read no such notice, and the role is what closes a page of the house', async () => {
  await world.signedInFor({ codigo: await storeThat('approved', 'loja-de-todo-dia') });
  await openOffice('/equipe', { role: null });
  await expect.element(page.getByText('Seu papel não permite abrir esta página.')).toBeVisible();
  await expect.element(page.getByText(/está em análise|suspensa/)).not.toBeInTheDocument();
});
