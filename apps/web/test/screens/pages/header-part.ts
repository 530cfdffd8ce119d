import { page, type Locator } from 'vitest/browser';

/** The header of every page. */
export const header = {
  get root(): Locator {
    return page.getByRole('banner');
  },
  get signIn(): Locator {
    return this.root.getByRole('link', { name: 'Entrar' });
  },
  get account(): Locator {
    return this.root.getByCss('summary').filter({ hasText: 'Minha conta' });
  },
  get categories(): Locator {
    return this.root.getByRole('navigation', { name: 'Categorias' }).getByRole('link');
  },
  get burger(): Locator {
    return this.root.getByRole('button', { name: 'Menu' });
  },
  get menu(): Locator {
    return page.getByRole('dialog', { name: 'Menu' });
  },
  async signOut(): Promise<void> {
    await this.account.click();
    await this.root.getByRole('button', { name: 'Sair' }).click();
  },
};

/** The part of every page that is its own. */
export const main = (): Locator => page.getByRole('main');

/** A link at the foot of every page, which leads to another one without reloading it. */
export const footerLink = (): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Para empresas' });
