import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

describe('what one can filter by beyond brand, price and place', () => {
  let word = '';
  beforeAll(async () => {
    word = world.word();
    await world.offer({
      title: `Novo ${word}`,
      buyNow: 50_000,
      endsInSeconds: 3600,
      vehicles: [{ yearModel: 2020, fuel: 'Diesel', gearbox: 'Automático', colour: 'Preto' }],
    });
    await world.offer({
      title: `Velho ${word}`,
      acceptsProposals: true,
      endsInSeconds: 200_000,
      vehicles: [{ yearModel: 2008, fuel: 'Flex', gearbox: 'Manual', colour: 'Branco' }],
    });
  });
  beforeEach(() => page.viewport(1400, 900));

  for (const { group, choose, address, title } of [
    { group: 'Como comprar', choose: /^Compre já/, address: /deal=buy/, title: 'Novo' },
    { group: 'Como comprar', choose: /^Aceita propostas/, address: /deal=proposal/, title: 'Velho' },
    { group: 'Prazo', choose: /^Encerra em até 24 horas/, address: /endingWithin=24/, title: 'Novo' },
    { group: 'Combustível', choose: /^Flex/, address: /fuels=Flex/, title: 'Velho' },
    { group: 'Câmbio', choose: /^Automático/, address: /gearboxes=/, title: 'Novo' },
    { group: 'Cor', choose: /^Branco/, address: /colors=Branco/, title: 'Velho' },
  ] as const) {
    test(`${group}: ${choose.source} leaves "${title}", with its number and in the address, FILT-15`, async () => {
      const home = await new HomeScreen().open(`term=${word}`);
      const fold = home.filters.getByRole('button', { name: group, exact: true });
      await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
      await fold.click();
      const line = home.group(group).getByLabelText(choose);
      await expect.element(line).toHaveAccessibleName(/ 1$/);
      await line.click();
      await expect.poll(home.shown).toEqual([`${title} ${word}`]);
      expect(currentAddress()).toMatch(address);
      await openScreen(currentAddress());
      await expect.poll(home.shown).toEqual([`${title} ${word}`]);
      await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
      await expect.element(line).toBeChecked();
    });
  }

  test('Ano: both ends are included', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await home.filters.getByRole('button', { name: 'Ano', exact: true }).click();
    const years = home.group('Ano');
    await years.getByLabelText('De').selectOptions('2020');
    await expect.poll(home.shown).toEqual([`Novo ${word}`]);
    await years.getByLabelText('De').selectOptions('2008');
    await expect.poll(home.shown).toHaveLength(2);
    await years.getByLabelText('Até').selectOptions('2008');
    await expect.poll(home.shown).toEqual([`Velho ${word}`]);
    expect(currentAddress()).toMatch(/yearFrom=2008&yearTo=2008/);
  });
});
