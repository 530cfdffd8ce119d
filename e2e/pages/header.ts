import type { Locator, Page } from '@playwright/test';

/** The header of every page. */
export class Header {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('banner');
  }

  get categories(): Locator {
    return this.root.getByRole('navigation', { name: 'Categorias' }).getByRole('link');
  }
  get signIn(): Locator {
    return this.root.getByRole('link', { name: 'Entrar' });
  }
  get account(): Locator {
    return this.root.locator('summary', { hasText: 'Minha conta' });
  }
  get burger(): Locator {
    return this.root.getByRole('button', { name: 'Menu' });
  }
  get menu(): Locator {
    return this.page.getByRole('dialog', { name: 'Menu' });
  }

  async signOut(): Promise<void> {
    await this.account.click();
    await this.root.getByRole('button', { name: 'Sair' }).click();
  }
}
