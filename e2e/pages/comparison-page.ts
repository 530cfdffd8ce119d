import type { Locator, Page } from '@playwright/test';
import { ready } from './ready.ts';

/** Offers side by side, and the ways to choose them. */
export class ComparisonPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a comparison; `codes` as in the address. */
  async open(codes: readonly (number | string)[], query = ''): Promise<this> {
    await this.page.goto(`/comparar${codes.length === 0 ? '' : `?codigos=${codes.join(',')}`}${query}`);
    await ready(this.page);
    return this;
  }

  get tray(): Locator {
    return this.page.getByRole('region', { name: 'Ofertas para comparar' });
  }
  get compare(): Locator {
    return this.tray.getByRole('link', { name: /^Comparar \(\d\)$/ });
  }
  get table(): Locator {
    return this.page.getByRole('table', { name: 'Comparação das ofertas' });
  }
  get heads(): Locator {
    return this.table.locator('thead th[abbr]');
  }

  /** The toggle of an offer on a card. */
  toggle(title: string): Locator {
    return this.page.locator('#ofertas').getByRole('button', { name: `Comparar ${title}`, exact: true });
  }
  /** What the offers say in a row, from left to right. */
  row(title: string): Locator {
    return this.table
      .locator('tbody tr')
      .filter({ has: this.page.locator('th[scope="row"]', { hasText: new RegExp(`^${title}`) }) });
  }
}
