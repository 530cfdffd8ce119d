import type { Locator, Page } from '@playwright/test';
import { ready } from './ready.ts';

/** The security of the account. */
export class SecurityPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** `origin`: where passkeys are good, when that is another address of this machine. */
  async open(origin = ''): Promise<this> {
    await this.page.goto(`${origin}/perfil/seguranca`);
    await ready(this.page);
    return this;
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Fills the open dialog in and sends it. */
  async confirm(password: string, button: string): Promise<void> {
    await this.dialog.getByLabel('Sua senha', { exact: true }).fill(password);
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
  }
}
