import { page, type Locator } from 'vitest/browser';

/** How the vehicle comes to its buyer. */
export type Freight = 'Entrega no endereço' | 'Retirar no pátio';

/** The flow from a request to a deal. */
export class FlowScreen {
  get next(): Locator {
    return page.getByRole('button', { name: 'Continuar' });
  }
  get back(): Locator {
    return page.getByRole('button', { name: 'Voltar' });
  }
  get summary(): Locator {
    return page.getByRole('complementary', { name: 'Resumo da oferta' });
  }
  get steps(): Locator {
    return page.getByRole('navigation', { name: 'Etapas' }).getByRole('button');
  }
  get current(): Locator {
    return page.getByCss('nav[aria-label="Etapas"] [aria-current="step"]');
  }
  get agree(): Locator {
    return page.getByRole('checkbox', { name: 'Conferi o valor e concordo' });
  }
  get confirm(): Locator {
    return page.getByRole('button', {
      name: /^(Confirmar (compra|lance|lance automático)|Enviar proposta)$/,
    });
  }
  get costs(): Locator {
    return page.getByTestId('costs');
  }
  /** The title of the last page. */
  get done(): Locator {
    return page.getByRole('heading', { name: 'Tudo Encaminhado!' });
  }

  /** A fact beside the steps, by its title. */
  fact(title: string): Locator {
    return this.summary
      .getByCss('dl > div')
      .filter({ has: page.getByCss('dt').getByText(title, { exact: true }) })
      .getByCss('dd');
  }

  /** Step 0: the data are there already. */
  async confirmPersonalData(): Promise<void> {
    await this.next.click();
    await page.getByRole('button', { name: 'Novo endereço' }).findElement();
  }

  /** Step 1: the only address, and how the vehicle comes to it. */
  async chooseFreight(freight: Freight): Promise<void> {
    await this.next.click();
    await page.getByRole('radio', { name: new RegExp(`^${freight}`) }).click();
    await this.next.click();
    await this.agree.findElement();
  }

  /** Both steps before the review. */
  async toReview(freight: Freight = 'Entrega no endereço'): Promise<void> {
    await this.confirmPersonalData();
    await this.chooseFreight(freight);
  }

  /** Agrees and commits. */
  async commit(): Promise<void> {
    await this.agree.click();
    await this.confirm.click();
  }
}
