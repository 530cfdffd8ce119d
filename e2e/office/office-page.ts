import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../../apps/web/test/world/options.ts';
import { mailedCodes } from '../world/mailbox.ts';

/** The back office. */
export class OfficePage {
  readonly page: Page;
  readonly #codes: (email: string) => Promise<readonly string[]>;

  /** `codes`: where mailed codes are read, newest first; by default in the product, which shows the mails that it does not send. */
  constructor(page: Page, codes?: (email: string) => Promise<readonly string[]>) {
    this.page = page;
    this.#codes = codes ?? ((email) => mailedCodes(page.request, email));
  }

  /** Opens one of its addresses: `/perguntas`. */
  async open(path = ''): Promise<this> {
    await this.page.goto(`/painel${path}`);
    return this;
  }

  /** Goes to an address as the back button does: the screen stays, and nothing is loaded that it has. */
  async show(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/painel${path}`);
  }

  /** Signs in with a password and the code that is mailed, wherever the form stands. */
  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    const { page } = this;
    const before = (await this.#codes(email)).length;
    await page.getByLabel('E-mail ou usuário').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    const code = page.getByLabel('Código de acesso');
    await expect(code).toBeVisible();
    await expect.poll(async () => (await this.#codes(email)).length).toBe(before + 1);
    const [newest = ''] = await this.#codes(email);
    await code.fill(newest);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  get panel(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Goes to a page by the navigation. Until its code is there the page before is shown, with rows that say the same. */
  async goTo(name: string): Promise<void> {
    const link = this.page.getByRole('navigation').getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  row(text: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** That something was done. */
  done(text: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: text });
  }
}
