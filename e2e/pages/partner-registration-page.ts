import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { fieldOf } from '../world/world.ts';
import { ready } from './ready.ts';

/** What a registration needs; every journey registers another firm. */
export interface Firm {
  readonly email: string;
  readonly cpf: string;
  readonly cnpj: string;
  readonly password: string;
}

/** A firm with a CPF and a CNPJ that nobody has. */
export function newFirm(word: string): Firm {
  return {
    email: `${word}@parceiro.test`,
    cpf: withDigits(random(9), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]),
    cnpj: withDigits(`${random(8)}0001`, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]),
    password: 'Girassol#2024Verde',
  };
}

function random(length: number): string {
  return Array.from({ length }, () => Math.floor(Math.random() * 10)).join('');
}

/** Puts the two check digits behind a root; `weights` are those of the second. */
function withDigits(root: string, weights: readonly number[]): string {
  const digit = (text: string): string => {
    const used = weights.slice(weights.length - text.length);
    const sum = [...text].reduce((all, one, place) => all + Number(one) * (used[place] ?? 0), 0);
    return sum % 11 < 2 ? '0' : String(11 - (sum % 11));
  };
  const first = root + digit(root);
  return first + digit(first);
}

/** The registration of a partner, step by step. */
export class PartnerRegistrationPage {
  readonly page: Page;
  readonly send: Locator;
  readonly code: Locator;
  readonly storeName: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.send = page.getByRole('button', { name: 'Enviar cadastro' });
    this.code = page.getByLabel('Código', { exact: true });
    this.storeName = page.getByLabel('Nome do site', { exact: true });
    this.alert = page.getByRole('main').getByRole('alert');
  }

  async open(): Promise<this> {
    await this.page.goto('/seja-um-parceiro/');
    await ready(this.page);
    return this;
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  step(name: string): Locator {
    return this.page.getByRole('heading', { name, level: 2 });
  }

  async fill(firm: Firm): Promise<void> {
    const values: readonly (readonly [string, string])[] = [
      ['Nome do responsável', 'João da Silva'],
      ['CPF do responsável', firm.cpf],
      ['Nome fantasia', 'Serra Veículos'],
      ['Razão social', 'Serra Comércio de Veículos Ltda.'],
      ['CNPJ', firm.cnpj],
      ['Telefone', '(27) 99999-0000'],
      ['E-mail', firm.email],
      ['Senha', firm.password],
      ['Confirme a senha', firm.password],
    ];
    for (const [label, value] of values) await this.field(label).fill(value);
    await this.page.getByRole('checkbox', { name: /Li e aceito/ }).check();
  }

  /** Sends the first step and waits for the second. */
  async register(firm: Firm): Promise<void> {
    await this.fill(firm);
    await this.send.click();
    await expect(this.step('Confirme seu e-mail')).toBeVisible();
  }

  async confirm(request: APIRequestContext, email: string): Promise<void> {
    await this.code.fill(await mailedPartnerCode(request, email));
    await this.page.getByRole('button', { name: 'Confirmar código' }).click();
    await expect(this.step('Seus interesses')).toBeVisible();
  }

  async continueFromInterests(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continuar' }).click();
    await expect(this.step('Nome do site da loja')).toBeVisible();
  }

  async saveStore(name: string): Promise<void> {
    await this.storeName.fill(name);
    await this.page.getByRole('button', { name: 'Salvar nome do site' }).click();
  }
}

/** The newest code that was mailed to a partner. */
export async function mailedPartnerCode(request: APIRequestContext, email: string): Promise<string> {
  const reply = await request.get(`/dev/mail?to=${encodeURIComponent(email)}`);
  const mails: unknown = await reply.json();
  const newest: unknown = Array.isArray(mails) ? mails[0] : null;
  return /: (\d{6})\n/.exec(String(fieldOf(newest, 'text')))?.[1] ?? '';
}
