import type { Locator, Page } from '@playwright/test';
import { ready } from './ready.ts';

/** Home: banners, filters, "Destaques" and the grid. */
export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens it; `query` as in the address, for example `term=uno&page=2`. */
  async open(query = '', path = '/home'): Promise<this> {
    await this.page.goto(query === '' ? path : `${path}?${query}`);
    await ready(this.page);
    return this;
  }

  get grid(): Locator {
    return this.page.locator('#ofertas');
  }
  get cards(): Locator {
    return this.grid.getByRole('article');
  }
  get titles(): Locator {
    return this.cards.getByRole('heading', { level: 3 });
  }
  get count(): Locator {
    return this.grid.getByText(/^[\d.]+ ofertas?$/);
  }
  get order(): Locator {
    return this.grid.getByRole('combobox', { name: 'Ordenar por' });
  }
  get filterBy(): Locator {
    return this.grid.getByRole('button', { name: 'Filtrar' });
  }
  get filters(): Locator {
    return this.page.getByRole('complementary', { name: 'Filtros' });
  }
  get pages(): Locator {
    return this.page.getByRole('navigation', { name: 'Páginas' });
  }
  /** What is chosen, above the grid. */
  get chosen(): Locator {
    return this.grid.getByRole('list', { name: 'Filtros escolhidos' });
  }
  get search(): Locator {
    return this.page.getByRole('combobox', { name: 'Buscar' }).filter({ visible: true });
  }
  get spotlight(): Locator {
    return this.page.getByRole('group', { name: 'Destaques', exact: true });
  }
  get banners(): Locator {
    return this.page.getByRole('region', { name: 'Destaques da semana' });
  }

  card(title: string): Locator {
    return this.cards.filter({ hasText: title });
  }

  /** Types a search and presses Enter. */
  async searchFor(term: string): Promise<void> {
    await this.search.fill(term);
    await this.search.press('Enter');
  }
}
