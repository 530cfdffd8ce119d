import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress, openOffice } from '../../../test/open-office.tsx';
import { brokenRules, numberOf, purchasedOffer, world } from '../../../test/shared.ts';

const search = page.getByLabelText('Buscar páginas e ofertas').and(page.getByRole('textbox'));

async function searched(words: string): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await search.fill(words);
}

test('a page is found by its name without accents, and opened by Enter', async () => {
  await openOffice('/', { role: 'support' });
  await searched('reclamacoes');
  await expect.element(page.getByRole('button', { name: 'Reclamações' })).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reclamações' })).toBeVisible();
});

test('a purchase is opened by its number, by those who may see it', async () => {
  const { id } = await world.person();
  const offer = await purchasedOffer(world, id);
  const code = numberOf(
    await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
  );
  await openOffice('/', { role: 'finance' });
  await searched(String(code));
  await page.getByText(`Abrir a compra ${code}`).click();
  await expect.element(page.getByRole('dialog').getByText(String(code)).first()).toBeVisible();
  expect(currentAddress()).toBe(`/compras?id=${code}`);
  await openOffice('/', { role: 'content' });
  await searched(String(code));
  await expect.element(page.getByText(`Abrir a oferta ${code} no site`)).toBeVisible();
  await expect.element(page.getByText(`Abrir a compra ${code}`)).not.toBeInTheDocument();
});
