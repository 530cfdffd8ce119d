import { page, type Locator } from 'vitest/browser';
import { openScreen } from '../open-screen.tsx';

/** Offers side by side, and the ways to choose them. */
export class ComparisonScreen {
  /** Opens a comparison; `codes` as in the address. */
  async open(codes: readonly (number | string)[], query = ''): Promise<this> {
    await openScreen(`/comparar${codes.length === 0 ? '' : `?codigos=${codes.join(',')}`}${query}`);
    return this;
  }

  get tray(): Locator {
    return page.getByRole('region', { name: 'Ofertas para comparar' });
  }
  get compare(): Locator {
    return this.tray.getByRole('link', { name: /^Comparar \(\d\)$/ });
  }
  get table(): Locator {
    return page.getByRole('table', { name: 'Comparação das ofertas' });
  }
  get heads(): Locator {
    return this.table.getByCss('thead th[abbr]');
  }

  /** The toggle of an offer on a card. */
  toggle(title: string): Locator {
    return page.getByCss('#ofertas').getByRole('button', { name: `Comparar ${title}`, exact: true });
  }

  /** The toggle of the page of an offer. */
  get ownToggle(): Locator {
    return page.getByRole('main').getByRole('button', { name: /^(Comparar|Na comparação)$/ });
  }

  /** A row: its title and what the offers say in it, from left to right. */
  row(title: string): Locator {
    return this.table
      .getByCss('tbody tr')
      .filter({ has: page.getByCss('th[scope="row"]').filter({ hasText: new RegExp(`^${title}`) }) });
  }

  cells(title: string): Locator {
    return this.row(title).getByRole('cell');
  }
}
