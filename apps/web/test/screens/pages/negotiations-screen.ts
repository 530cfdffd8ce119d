import { page, type Locator } from 'vitest/browser';
import { openScreen } from '../open-screen.tsx';

/** Negotiations and purchases of the signed-in user. */
export class NegotiationsScreen {
  async open(view: 'negociacao' | 'compra' | null = null): Promise<this> {
    await openScreen(`/negociacao/${view === null ? '' : `?view=${view}`}`);
    return this;
  }

  get rows(): Locator {
    return page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }
}
