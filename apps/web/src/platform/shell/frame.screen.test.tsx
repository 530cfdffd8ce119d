import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress } from '../../../test/screens/deals/address.ts';
import { freezeClock, runClock } from '../../../test/screens/deals/clock.ts';
import { notifyHouse } from '../../../test/screens/house.ts';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { header } from '../../../test/screens/pages/header-part.ts';
import { attributesOf, textsOf } from '../../../test/screens/elements.ts';
import { world } from '../../../test/screens/world.ts';
import { numberOf } from '../../../test/world/world.ts';

const NAMES = ['Carros', 'Utilitários', 'Máquinas', 'Ônibus', 'Caminhões', 'Implementos'];
const filterBy = page.getByCss('#ofertas').getByRole('button', { name: 'Filtrar' });
const sheet = page.getByRole('dialog', { name: 'Filtros' });
const leave = header.root.getByRole('button', { name: 'Sair' });

async function store(name: string): Promise<number> {
  return numberOf(
    await world.value(
      'id',
      `insert into partner (store, name, status, member_since) values ($1, $2, 'approved', now()) returning id`,
      [`loja-${world.word().replaceAll(/[^a-z]/g, '')}`, name],
    ),
  );
}

describe('the size of the screen', () => {
  test('from 1280 px on the categories stand in the header, without a menu, LAYO-01, LAYO-02, GENL-01', async () => {
    await page.viewport(1280, 900);
    await openScreen('/home');
    await expect.poll(() => textsOf(header.categories)).toEqual(NAMES);
    await expect.element(header.categories.first()).toBeVisible();
    await expect.element(header.burger).not.toBeInTheDocument();
  });

  for (const [kind, width, ids] of [
    ['just below it', 1279, 'LAYO-01'],
    ['a tablet', 800, 'LAYO-03'],
    ['a phone', 400, 'LAYO-04'],
  ] as const) {
    test(`${kind} has a menu with them, ${ids}`, async () => {
      await page.viewport(width, 900);
      await openScreen('/home');
      await expect.element(header.categories.first()).not.toBeInTheDocument();
      await header.burger.click();
      const links = header.menu.getByRole('navigation').getByRole('link');
      await expect.poll(() => textsOf(links)).toEqual(['Início', ...NAMES]);
      await userEvent.keyboard('{Escape}');
      await expect.element(header.menu).not.toBeInTheDocument();
    });
  }

  test('closes the menu half a second after its last change, LAYO-06, LAYO-07', async () => {
    await page.viewport(800, 900);
    await openScreen('/home');
    await header.burger.click();
    await expect.element(header.menu).toBeVisible();
    freezeClock();
    await page.viewport(599, 900);
    await expect.poll(() => window.innerWidth).toBe(599);
    await runClock(400);
    await expect.element(header.menu).toBeVisible();
    await runClock(200);
    await expect.element(header.menu).not.toBeInTheDocument();
  });

  test('closes the filters likewise, LAYO-07', async () => {
    await page.viewport(599, 900);
    await openScreen('/home');
    await filterBy.click();
    await expect.element(sheet).toBeVisible();
    freezeClock();
    await page.viewport(800, 900);
    await expect.poll(() => window.innerWidth).toBe(800);
    await runClock(400);
    await expect.element(sheet).toBeVisible();
    await runClock(200);
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test('the filters of a phone take the whole screen, over the header, LAYO-05', async () => {
    await page.viewport(400, 800);
    await openScreen('/home');
    await filterBy.click();
    await expect.element(sheet).toBeVisible();
    await expect
      .poll(() => {
        const { width, height } = sheet.element().getBoundingClientRect();
        return [width, height];
      })
      .toEqual([400, 800]);
    expect(document.elementFromPoint(200, 20)?.closest('dialog')?.getAttribute('aria-label')).toBe('Filtros');
    await sheet.getByRole('button', { name: /^Ver [\d.]+ ofertas?$/ }).click();
    await expect.element(sheet).not.toBeInTheDocument();
  });
});

describe('the menu of a user', () => {
  test('is there for no visitor, LAYO-08', async () => {
    await openScreen('/home');
    await expect.element(header.signIn).toBeVisible();
    await expect.element(header.account).not.toBeInTheDocument();
  });

  test('leads to negotiations and purchases, LAYO-08, LAYO-09', async () => {
    await world.signedIn();
    await openScreen('/home');
    await header.account.click();
    await expect
      .element(header.root.getByRole('link', { name: 'Minhas negociações' }))
      .toHaveAttribute('href', '/negociacao/?view=negociacao');
    await expect
      .element(header.root.getByRole('link', { name: 'Minhas compras' }))
      .toHaveAttribute('href', '/negociacao/?view=compra');
    await expect.element(header.root.getByRole('link', { name: 'Área do parceiro' })).not.toBeInTheDocument();
    await header.root.getByRole('link', { name: 'Minhas compras' }).click();
    await expect.element(leave).not.toBeInTheDocument();
    await expect.poll(currentAddress).toContain('view=compra');
  });

  test('opens and closes by keyboard, and closes with a click beside it, LAYO-08', async () => {
    await world.signedIn();
    await openScreen('/home');
    await header.account.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(leave).not.toBeInTheDocument();
    await expect.element(header.account).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(leave).toBeVisible();
    await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
    await expect.element(leave).not.toBeInTheDocument();
  });

  test('of a partner has the way to the partner platform, LAYO-09', async () => {
    await world.signedIn({ partnerId: await store('Loja do menu') });
    await openScreen('/home');
    await header.account.click();
    await expect
      .element(header.root.getByRole('link', { name: 'Área do parceiro' }))
      .toHaveAttribute('href', 'https://parceiros.patio.test');
  });

  test('of a partner leads to /painel where the house has no other address, LAYO-09', async () => {
    await world.signedIn({ partnerId: await store('Loja do painel') });
    await openScreen('/home');
    notifyHouse({ partnerPlatformUrl: null });
    await header.account.click();
    const entry = header.root.getByRole('link', { name: 'Área do parceiro' });
    await expect.element(entry).toHaveAttribute('href', '/painel');
  });

  test('is the same for every role but for users of a store, who have one entry more, ROLE-05', async () => {
    const menuOf = async (person: { readonly id: number }): Promise<readonly string[]> => {
      await world.signIn(person);
      await openScreen('/acessibilidade');
      await header.account.click();
      await expect.element(leave).toBeVisible();
      return attributesOf(header.root.getByCss('details[open] a'), 'href');
    };
    const plain = await menuOf(await world.person());
    expect(plain.length).toBeGreaterThan(4);
    const administrator = await world.person({ profileCode: 6 });
    await world.query(`update account set staff_role = 'administrator' where id = $1`, [administrator.id]);
    expect(await menuOf(administrator)).toEqual(plain);
    const partner = await menuOf(await world.person({ partnerId: await store('Loja dos papéis') }));
    expect(partner.filter((address) => !plain.includes(address))).toEqual(['https://parceiros.patio.test']);
  });
});

test('every page begins at its top, ROUT-32', async () => {
  await openScreen(`/oferta/${await world.offer()}`);
  const footer = page.getByRole('contentinfo');
  footer.element().scrollIntoView();
  expect(window.scrollY).toBeGreaterThan(0);
  await footer.getByRole('link', { name: 'Para empresas' }).click();
  await expect.poll(currentAddress).toBe('/texto/empresa');
  await expect.poll(() => window.scrollY).toBe(0);
});
