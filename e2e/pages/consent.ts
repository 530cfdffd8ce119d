import type { Locator, Page } from '@playwright/test';

/** The question about cookies, and its preferences. */
export class ConsentQuestion {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Cookies neste site' });
  }
  get refuse(): Locator {
    return this.bar.getByRole('button', { name: 'Recusar' });
  }
  get accept(): Locator {
    return this.bar.getByRole('button', { name: 'Aceitar' });
  }
  get choose(): Locator {
    return this.bar.getByRole('button', { name: 'Escolher' });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Preferências de cookies' });
  }
  get switches(): Locator {
    return this.dialog.getByRole('switch');
  }
  get save(): Locator {
    return this.dialog.getByRole('button', { name: 'Salvar escolhas' });
  }
  get fromFooter(): Locator {
    return this.page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' });
  }

  switch(name: string): Locator {
    return this.dialog.getByRole('switch', { name });
  }

  /** The kinds in the cookie, or null without one. */
  async kept(): Promise<string | null> {
    const cookie = (await this.page.context().cookies()).find(({ name }) => name === 'consent');
    return cookie?.value.split('.')[1] ?? null;
  }

  /** The random name in the cookie. */
  async id(): Promise<string> {
    const cookie = (await this.page.context().cookies()).find(({ name }) => name === 'consent');
    return cookie?.value.split('.').at(-1) ?? '';
  }
}
