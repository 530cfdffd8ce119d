import { page, type Locator } from 'vitest/browser';
import type { NewVisitor } from '../../world/new-visitor.ts';
import { openScreen } from '../open-screen.tsx';
import { main } from './header-part.ts';

/** The screens of signing up. */
export const signUpScreen = {
  open: (step = ''): Promise<void> => openScreen(`/auth/registrar${step}`),
  get title(): Locator {
    return main().getByRole('heading', { level: 1 });
  },
  get next(): Locator {
    return main().getByRole('button', { name: 'Próximo' });
  },
  get previous(): Locator {
    return main().getByRole('button', { name: 'Voltar' });
  },
  get register(): Locator {
    return main().getByRole('button', { name: /^Cadastra/ });
  },
  get refusal(): Locator {
    return main().getByRole('alert');
  },
  get success(): Locator {
    return page.getByRole('dialog', { name: 'Cadastro realizado' });
  },
  get terms(): Locator {
    return main().getByRole('checkbox', { name: /^Li e aceito/ });
  },
  /** A field by its name on the wire. */
  field: (name: string): Locator => main().getByCss(`input[name="${name}"]`),
  card: (name: string): Locator => main().getByRole('radio', { name, exact: false }),

  async choose(...cards: readonly string[]): Promise<void> {
    for (const name of cards) {
      await this.card(name).click({ force: true });
      await this.next.click();
    }
  },

  /** Fills the form of a person, terms and all. */
  async fillPerson({ email, cpf, password }: NewVisitor): Promise<void> {
    await this.field('nome').fill('Ana Lima');
    await this.field('cpf').fill(cpf);
    await this.fillRest(email, password);
  },

  /** Fills the form of a company, terms and all. */
  async fillCompany({ email, cnpj, password }: NewVisitor): Promise<void> {
    await this.field('nomeResponsavel').fill('Rui Costa');
    await this.field('nomeFantasia').fill('Caminhões Costa');
    await this.field('cnpj').fill(cnpj);
    await this.fillRest(email, password);
  },

  async fillRest(email: string, password: string): Promise<void> {
    await this.field('email').fill(email);
    await this.field('telefone').fill('27999990000');
    await this.field('password').fill(password);
    await this.field('passwordRepeat').fill(password);
    await this.terms.click();
  },
};
