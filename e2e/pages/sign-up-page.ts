import type { Locator, Page } from '@playwright/test';
import type { NewVisitor } from '../../apps/web/test/world/new-visitor.ts';
import { ready } from './ready.ts';

/** The screens of signing up. */
export class SignUpPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(step = ''): Promise<this> {
    await this.page.goto(`/auth/registrar${step}`);
    await ready(this.page);
    return this;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }
  get title(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }
  get next(): Locator {
    return this.main.getByRole('button', { name: 'Próximo' });
  }
  get previous(): Locator {
    return this.main.getByRole('button', { name: 'Voltar' });
  }
  get register(): Locator {
    return this.main.getByRole('button', { name: /^Cadastra/ });
  }
  get refusal(): Locator {
    return this.main.getByRole('alert');
  }
  get success(): Locator {
    return this.page.getByRole('dialog', { name: 'Cadastro realizado' });
  }
  get terms(): Locator {
    return this.main.getByRole('checkbox', { name: /^Li e aceito/ });
  }

  /** A field by its name on the wire. */
  field(name: string): Locator {
    return this.main.locator(`input[name="${name}"]`);
  }

  card(name: string): Locator {
    return this.main.getByRole('radio', { name });
  }

  async choose(...cards: readonly string[]): Promise<void> {
    for (const name of cards) {
      await this.card(name).check({ force: true });
      await this.next.click();
    }
  }

  /** Fills the form of a person, terms and all. */
  async fillPerson({ email, cpf, password }: NewVisitor): Promise<void> {
    await this.field('nome').fill('Ana Lima');
    await this.field('cpf').fill(cpf);
    await this.fillRest(email, password);
  }

  /** Fills the form of a company, terms and all. */
  async fillCompany({ email, cnpj, password }: NewVisitor): Promise<void> {
    await this.field('nomeResponsavel').fill('Rui Costa');
    await this.field('nomeFantasia').fill('Caminhões Costa');
    await this.field('cnpj').fill(cnpj);
    await this.fillRest(email, password);
  }

  private async fillRest(email: string, password: string): Promise<void> {
    await this.field('email').fill(email);
    await this.field('telefone').fill('27999990000');
    await this.field('password').fill(password);
    await this.field('passwordRepeat').fill(password);
    await this.terms.check();
  }
}
