import type { Locator, Page } from '@playwright/test';
import { ready } from './ready.ts';

/** The cancellation request of a purchase. */
export class CancellationPage {
  readonly page: Page;
  readonly reason: Locator;
  readonly text: Locator;
  readonly next: Locator;

  constructor(page: Page) {
    this.page = page;
    this.reason = page.getByRole('button', { name: /^Motivo/ });
    this.text = page.getByLabel('Justificativa');
    this.next = page.getByRole('button', { name: 'Continuar' });
  }

  async open(offer: number): Promise<this> {
    await this.page.goto(`/cancelamento/${offer}`);
    await ready(this.page);
    return this;
  }

  /** Chooses an option of a dropdown by its name. */
  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.page.getByLabel(label, { exact: true }).fill(value);
    }
  }

  /** What is beside a fact of the summary. */
  fact(name: string): Locator {
    return this.page
      .getByRole('complementary', { name: 'Resumo da compra' })
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').filter({ hasText: name }) })
      .getByRole('definition');
  }
}
