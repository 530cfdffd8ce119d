import type { Locator, Page } from '@playwright/test';
import { ready } from './ready.ts';

/** The screen that asks for the e-mail of a forgotten password. */
export class ForgotPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<this> {
    await this.page.goto('/auth/esqueceu-senha');
    await ready(this.page);
    return this;
  }

  get email(): Locator {
    return this.page.getByRole('main').getByLabel('E-mail');
  }
  get submit(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: 'Enviar link' });
  }
  get line(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  async ask(email: string): Promise<void> {
    // The address changes a moment before the page, and the one before may have an e-mail field too.
    await this.submit.waitFor();
    await this.email.fill(email);
    await this.submit.click();
  }
}

/** The page for a new password. */
export class NewPasswordPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(address = '/auth/senha'): Promise<this> {
    await this.page.goto(address);
    await ready(this.page);
    return this;
  }

  get banner(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }
  get requirements(): Locator {
    return this.page.getByRole('main').getByRole('listitem');
  }
  get password(): Locator {
    return this.page.getByLabel('Criar senha', { exact: true });
  }
  get repeated(): Locator {
    return this.page.getByLabel('Repetir senha', { exact: true });
  }
  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Alterar senha' });
  }

  async create(password: string, repeated = password): Promise<void> {
    await this.password.fill(password);
    await this.repeated.fill(repeated);
    // It looks disabled while a field is empty, and answers all the same.
    await this.submit.click({ force: true });
  }
}
