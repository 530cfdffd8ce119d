import { page, type Locator } from 'vitest/browser';
import { press, textsOf } from '../elements.ts';
import { openScreen } from '../open-screen.tsx';

/** Home: banners, filters, "Destaques" and the grid. */
export class HomeScreen {
  /** Opens it; `query` as in the address, for example `term=uno&page=2`. */
  async open(query = '', path = '/home'): Promise<this> {
    await openScreen(query === '' ? path : `${path}?${query}`);
    return this;
  }

  get grid(): Locator {
    return page.getByCss('#ofertas');
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
    return this.grid.getByRole('button', { name: /^Filtrar/ });
  }
  get filters(): Locator {
    return page.getByRole('complementary', { name: 'Filtros' });
  }
  get pages(): Locator {
    return page.getByRole('navigation', { name: 'Páginas' });
  }
  /** What is chosen, above the grid. */
  get chosen(): Locator {
    return this.grid.getByRole('list', { name: 'Filtros escolhidos' });
  }
  get search(): Locator {
    return page.getByRole('combobox', { name: 'Buscar' });
  }
  get suggestions(): Locator {
    return page.getByRole('listbox', { name: 'Sugestões de busca' });
  }
  get spotlight(): Locator {
    return page.getByRole('group', { name: 'Destaques', exact: true });
  }
  get banners(): Locator {
    return page.getByRole('region', { name: 'Destaques da semana' });
  }

  /** The titles of the cards, in the order of the grid. */
  shown = (): string[] => textsOf(this.titles);

  card(title: string): Locator {
    return this.cards.filter({ hasText: title });
  }

  /** One of the groups of the filter panel, for example "Marcas". */
  group(name: string): Locator {
    return this.filters.getByRole('group', { name });
  }

  /** A checkbox of the panel. */
  choice(name: RegExp): Locator {
    return this.filters.getByRole('checkbox', { name });
  }

  slider(name: string): Locator {
    return this.filters.getByRole('slider', { name });
  }

  /** Types a search and presses Enter. */
  async searchFor(term: string): Promise<void> {
    await this.search.fill(term);
    await press(this.search, '{Enter}');
  }
}
