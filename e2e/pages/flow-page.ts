import { expect, type Locator, type Page } from '@playwright/test';

/** How the vehicle comes to its buyer. */
export type Freight = 'Entrega no endereço' | 'Retirar no pátio';

/** The flow from a request to a deal. */
export class FlowPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get next(): Locator {
    return this.page.getByRole('button', { name: 'Continuar' });
  }
  get back(): Locator {
    return this.page.getByRole('button', { name: 'Voltar' });
  }
  get summary(): Locator {
    return this.page.getByRole('complementary', { name: 'Resumo da oferta' });
  }
  get steps(): Locator {
    return this.page.getByRole('navigation', { name: 'Etapas' }).getByRole('button');
  }
  get agree(): Locator {
    return this.page.getByRole('checkbox', { name: 'Conferi o valor e concordo' });
  }
  get confirm(): Locator {
    return this.page.getByRole('button', {
      name: /^(Confirmar (compra|lance|lance automático)|Enviar proposta)$/,
    });
  }
  get current(): Locator {
    return this.page.getByRole('navigation', { name: 'Etapas' }).locator('[aria-current="step"]');
  }

  /** Step 0: the data are there already. */
  async confirmPersonalData(): Promise<void> {
    await expect(this.page).toHaveURL(/\/fluxo\/\?step=0/);
    await expect(this.page.getByLabel('Nome', { exact: true })).not.toHaveValue('');
    await this.next.click();
  }

  /** Step 1: the only address, and how the vehicle comes to it. */
  async chooseFreight(freight: Freight): Promise<void> {
    await expect(this.page).toHaveURL(/step=1/);
    await expect(this.page.getByRole('radio').first()).toBeChecked();
    await this.next.click();
    await expect(this.page).toHaveURL(/tela=frete/);
    const option = this.page.getByRole('radio', { name: freight });
    await option.click();
    await expect(option).toBeChecked();
    await this.next.click();
  }

  /** The review of a user who has bid on the offer before: nothing is asked again but the confirmation. */
  async confirmAtOnce(): Promise<void> {
    await expect(this.page).toHaveURL(/\/fluxo\/\?step=2/);
    await expect(this.page.getByText('…', { exact: true })).toHaveCount(0);
    await this.commit();
    await expect(this.page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
  }

  /** Both steps before the review. */
  async toReview(freight: Freight = 'Entrega no endereço'): Promise<void> {
    await this.confirmPersonalData();
    await this.fromAddressToReview(freight);
  }

  /** Step 1, and step 2 with its costs there. */
  async fromAddressToReview(freight: Freight = 'Entrega no endereço'): Promise<void> {
    await this.chooseFreight(freight);
    await expect(this.page).toHaveURL(/step=2/);
    await expect(this.agree).toBeVisible();
    await expect(this.page.getByText('…', { exact: true })).toHaveCount(0);
  }

  /** Agrees and commits. */
  async commit(): Promise<void> {
    await this.agree.check();
    await this.confirm.click();
  }

  /** The whole flow, up to the last page. */
  async complete(freight: Freight = 'Entrega no endereço'): Promise<void> {
    await this.toReview(freight);
    await this.commit();
    await expect(this.page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
  }
}
