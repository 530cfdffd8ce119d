import type { Locator, Page } from '@playwright/test';
import { ready } from './ready.ts';

/** The page of an offer. */
export class OfferPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens it; `view` chooses the display, `amount` what is in its field. */
  async open(
    code: number,
    view: 'leilao' | 'proposta' | null = null,
    amount: 'minimo' | 'maximo' | null = null,
  ): Promise<this> {
    const query = `${view === null ? '' : `?view=${view}`}${amount === null ? '' : `&lance=${amount}`}`;
    await this.page.goto(`/oferta/${code}${query}`);
    await ready(this.page);
    return this;
  }

  get panel(): Locator {
    return this.page.locator('aside').filter({ has: this.page.getByRole('heading', { level: 1 }) });
  }
  get price(): Locator {
    return this.panel.getByTestId('price');
  }
  get countdown(): Locator {
    return this.panel.getByTestId('countdown');
  }
  get bidField(): Locator {
    return this.panel.getByRole('textbox', { name: 'Seu lance' });
  }
  get sendBid(): Locator {
    return this.panel.getByRole('button', { name: 'Enviar lance' });
  }
  get raiseField(): Locator {
    return this.panel.getByRole('textbox', { name: 'Novo valor máximo' });
  }
  get quickBids(): Locator {
    return this.panel.getByRole('group', { name: 'Lances rápidos' }).getByRole('button');
  }
  get automaticBid(): Locator {
    return this.panel.getByRole('button', { name: 'Lance automático' });
  }
  get buyNow(): Locator {
    return this.panel.getByRole('button', { name: 'Comprar agora' });
  }
  get propose(): Locator {
    return this.panel.getByRole('button', { name: 'Enviar proposta' });
  }
  get history(): Locator {
    return this.page.getByRole('region', { name: 'Histórico de lances' });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Types a bid and sends it. */
  async bid(amount: string): Promise<void> {
    await this.bidField.fill(amount);
    await this.sendBid.click();
  }

  /** Sets a higher maximum, as the one who leads. */
  async raise(maximum: string): Promise<void> {
    await this.raiseField.fill(maximum);
    await this.panel.getByRole('button', { name: 'Aumentar meu máximo' }).click();
  }

  /** Sets a maximum in the dialog of automatic bids. */
  async bidAutomatically(maximum: string): Promise<void> {
    await this.automaticBid.click();
    const dialog = this.dialog('Lance automático');
    await dialog.getByLabel('Seu valor máximo').fill(maximum);
    await dialog.getByRole('button', { name: 'Definir lance automático' }).click();
  }

  /** The card of a fact ("Câmbio") among the info cards. */
  fact(title: string): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.locator('dt', { hasText: new RegExp(`^${title}$`) }) })
      .locator('dd');
  }
}
