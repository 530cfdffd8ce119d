import type { Locator, Page } from '@playwright/test';
import { ready } from './ready.ts';

/** The profile of the signed-in user. */
export class ProfilePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<this> {
    await this.page.goto('/perfil/');
    await ready(this.page);
    return this;
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }
  get interests(): Locator {
    return this.page.getByRole('list', { name: 'Interesses' }).getByRole('button');
  }
  interest(name: string): Locator {
    return this.page.getByRole('list', { name: 'Interesses' }).getByRole('button', { name });
  }
  get save(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Salva/ });
  }
  get refusals(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  /** Fills in the three passwords; keeping the present one is a new one that equals it (C-87). */
  async passwords(current: string, next = current): Promise<void> {
    await this.field('Senha atual').fill(current);
    await this.field('Nova senha').fill(next);
    await this.field('Repetir nova senha').fill(next);
  }
}
