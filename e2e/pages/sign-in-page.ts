import type { Locator, Page } from '@playwright/test';
import { ready } from './ready.ts';

/** The sign-in screen. */
export class SignInPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(redirectFrom: string | null = null): Promise<this> {
    await this.page.goto(
      redirectFrom === null ? '/auth/' : `/auth/?redirectFrom=${encodeURIComponent(redirectFrom)}`,
    );
    await ready(this.page);
    return this;
  }

  get email(): Locator {
    return this.page.getByRole('main').getByLabel('E-mail');
  }
  get password(): Locator {
    return this.page.getByRole('main').getByLabel('Senha', { exact: true });
  }
  get accessCode(): Locator {
    return this.page.getByLabel('Código de acesso');
  }
  get submit(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Entra(r|ndo\.\.\.)$/ });
  }
  get error(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Não foi possível entrar' });
  }

  async signIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
