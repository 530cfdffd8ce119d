import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress, openOffice } from '../../../test/open-office.tsx';
import { brokenRules } from '../../../test/shared.ts';

const startOver = page.getByRole('button', { name: 'Abrir a lista sem filtros' });

test.each(['?order=nada', '?valor.de=abc', '?page=999999'])(
  'an address that the list does not know, %s, says so and leads to the whole list',
  async (query) => {
    await openOffice(`/compras${query}`);
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    expect(await brokenRules()).toEqual([]);
    await startOver.click();
    await expect.element(page.getByText('Não foi possível carregar.')).not.toBeInTheDocument();
    await expect.element(startOver).not.toBeInTheDocument();
    expect(currentAddress()).toBe('/compras');
  },
);
