import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { main } from '../../../../test/screens/pages/header-part.ts';
import { world } from '../../../../test/screens/world.ts';
import { numberOf } from '../../../../test/world/world.ts';

async function store(name: string, status: string): Promise<{ id: number; address: string }> {
  const address = `painel-${world.word().replaceAll(/[^a-z]/g, '')}`;
  const id = await world.value(
    'id',
    `insert into partner (store, name, status, member_since) values ($1, $2, $3, now()) returning id`,
    [address, name, status],
  );
  return { id: numberOf(id), address };
}
const count = (name: string) =>
  main()
    .getByCss('dl > div')
    .filter({ has: page.getByCss('dt').getByText(name, { exact: true }) })
    .getByCss('dd');

test('a user of a store sees its name, state and counts, and reaches its public page, LAYO-09', async () => {
  const { id, address } = await store('Loja Boa', 'approved');
  await world.offer({ partnerId: id });
  await world.signedIn({ partnerId: id });
  await openScreen('/painel');
  await expect.element(main().getByRole('heading', { level: 2 })).toHaveTextContent('Loja Boa');
  await expect.element(main().getByText('Aberta', { exact: true })).toBeVisible();
  await expect.element(count('Ofertas abertas')).toHaveTextContent('1');
  await expect.element(count('Vendas em andamento')).toHaveTextContent('0');
  await main().getByRole('link', { name: 'Ver a página da loja' }).click();
  await expect.poll(currentAddress).toBe(`/${address}/home`);
});

test('a suspended store is notified what that means, and links to no page that is not there, LAYO-09', async () => {
  const { id } = await store('Loja Parada', 'suspended');
  await world.signedIn({ partnerId: id });
  await openScreen('/painel');
  await expect.element(main().getByText(/suas ofertas não aparecem no site/)).toBeVisible();
  await expect.element(main().getByRole('link', { name: 'Ver a página da loja' })).not.toBeInTheDocument();
});

test('who works for no store is notified so, and a visitor signs in first, LAYO-09', async () => {
  await openScreen('/painel');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Fpainel');
  await world.signedIn();
  await openScreen('/painel');
  await expect.element(main().getByText('Você não faz parte de uma loja')).toBeVisible();
});
