import type { Locator, Page } from '@playwright/test';
import { ready } from './ready.ts';

/** Who a user is at the demo's provider. */
export interface ProviderPerson {
  readonly name: string;
  readonly email: string;
}

/** The page of the demo's own Google or Facebook, and the way to it and back. */
export class SocialProviderPage {
  readonly page: Page;
  readonly name: 'Google' | 'Facebook';

  constructor(page: Page, name: 'Google' | 'Facebook') {
    this.page = page;
    this.name = name;
  }

  /** The button on the sign-in screen. */
  get button(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: `Entrar com o ${this.name}` });
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: `${this.name} de demonstração` });
  }

  /** Goes there from the sign-in screen, which is open. */
  async go(): Promise<this> {
    await this.button.click();
    await this.heading.waitFor();
    return this;
  }

  /** Says who one is, and comes back. */
  async be({ name, email }: ProviderPerson): Promise<void> {
    await this.page.getByLabel('Nome').fill(name);
    await this.page.getByLabel('E-mail', { exact: true }).fill(email);
    await this.page.getByRole('button', { name: 'Continuar' }).click();
  }

  /** Does not want to. */
  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancelar' }).click();
    await ready(this.page);
  }
}
