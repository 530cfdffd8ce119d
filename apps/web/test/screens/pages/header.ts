import { page } from 'vitest/browser';

const root = page.getByRole('banner');

/** The header of every screen. */
export const header = {
  root,
  categories: root.getByRole('navigation', { name: 'Categorias' }).getByRole('link'),
  signIn: root.getByRole('link', { name: 'Entrar' }),
  account: root.getByCss('summary').filter({ hasText: 'Minha conta' }),
  burger: root.getByRole('button', { name: 'Menu' }),
  menu: page.getByRole('dialog', { name: 'Menu' }),
} as const;
