import type { Locator, Page } from '@playwright/test';
import { ready } from './ready.ts';

/** Negotiations and purchases of the signed-in user. */
export class NegotiationsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(view: 'negociacao' | 'compra' | null = null): Promise<this> {
    await this.page.goto(`/negociacao/${view === null ? '' : `?view=${view}`}`);
    await ready(this.page);
    return this;
  }

  get rows(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 2 }) });
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }
}
