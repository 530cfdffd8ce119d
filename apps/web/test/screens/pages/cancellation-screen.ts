import { page, type Locator } from 'vitest/browser';
import { purchasedOffer } from '../../world/purchases.ts';
import { openScreen } from '../open-screen.tsx';
import { world } from '../world.ts';

/** An order whose money has to go back to its buyer. */
export const PAID = { invoice_issued: true, payment_approved: true, payment_method: 'A' } as const;

/** The cancellation request of a purchase. */
export class CancellationScreen {
  readonly text = page.getByLabelText('Justificativa');
  readonly next = page.getByRole('button', { name: 'Continuar' });

  async open(offer: number): Promise<this> {
    await openScreen(`/cancelamento/${offer}`);
    await this.next.findElement();
    return this;
  }

  /** Opens the request of a new user for a purchase with this order; answers the code of its offer. */
  async openNew(columns: Readonly<Record<string, string | boolean>>): Promise<number> {
    const { id } = await world.signedIn();
    const code = await purchasedOffer(world, id, { columns });
    await this.open(code);
    return code;
  }

  /** The button of a dropdown. */
  dropdown(label: string): Locator {
    return page.getByRole('button', { name: new RegExp(`^${label}`) });
  }

  /** Chooses an option of a dropdown by its name. */
  async choose(label: string, option: string): Promise<void> {
    await this.dropdown(label).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await page.getByLabelText(label, { exact: true }).fill(value);
    }
  }

  /** What is beside a fact of the summary. */
  fact(name: string): Locator {
    return page
      .getByRole('complementary', { name: 'Resumo da compra' })
      .getByCss('dl > div')
      .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
      .getByRole('definition');
  }
}
