import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import { brokenRules, sentCalls } from '../../../../test/shared.ts';

const DAYS = 'de=2026-01-05&ate=2026-01-11';

test('each table of the figures is saved by itself, for the period in the address', async () => {
  await openOffice(`/numeros?${DAYS}&loja=0`, { role: 'sales' });
  const section = page.getByRole('region', { name: 'Vendas por semana' });
  const button = section.getByRole('button', { name: 'Exportar: Vendas por semana' });
  await expect.element(button).toBeVisible();
  await button.click();
  await expect
    .poll(() => sentCalls('GET', '/admin/figures.csv').map(({ query }) => query.get('quadro')))
    .toEqual(['semanas']);
  expect(await brokenRules()).toEqual([]);
});

test('what has nothing to show is not saved', async () => {
  await openOffice(`/numeros?${DAYS}&loja=0`, { role: 'finance' });
  const funnel = page.getByRole('region', { name: 'Até onde foram as ofertas publicadas no período' });
  await expect.element(page.getByText('Nenhuma oferta publicada no período.')).toBeVisible();
  await expect.element(funnel.getByRole('button')).not.toBeInTheDocument();
});
