import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { parseCnpj } from '@patio/domain/validation/cnpj.ts';
import { parseCpf } from '@patio/domain/validation/cpf.ts';
import { fieldOf } from '../../world/world.ts';
import { openScreen } from '../open-screen.tsx';

/** What a registration needs; every test registers another firm. */
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
    cpf: completed(randomDigits(9), parseCpf),
    cnpj: completed(`${randomDigits(8)}0001`, parseCnpj),
    password: 'Girassol#2024Verde',
  };
}

function randomDigits(length: number): string {
  return Array.from({ length }, () => Math.floor(Math.random() * 10)).join('');
}

/** A root with the two check digits that make it a number. */
function completed(root: string, parse: (text: string) => string | null): string {
  for (let digits = 0; digits < 100; digits += 1) {
    const found = parse(`${root}${String(digits).padStart(2, '0')}`);
    if (found !== null) return found;
  }
  throw new Error(`There are no check digits for ${root}.`);
}

/** The registration of a partner, step by step. */
export class PartnerRegistration {
  readonly send = page.getByRole('button', { name: 'Enviar cadastro' });
  readonly code = page.getByLabelText('Código', { exact: true });
  readonly storeName = page.getByLabelText('Nome do site', { exact: true });
  readonly saveName = page.getByRole('button', { name: 'Salvar nome do site' });
  readonly alert = page.getByRole('main').getByRole('alert');

  async open(): Promise<this> {
    await openScreen('/seja-um-parceiro/');
    return this;
  }

  field(label: string): Locator {
    return page.getByLabelText(label, { exact: true });
  }

  step(name: string): Locator {
    return page.getByRole('heading', { name, level: 2 });
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
    await page.getByRole('checkbox', { name: /Li e aceito/ }).click();
  }

  /** Sends the first step and waits for the second. */
  async register(firm: Firm): Promise<void> {
    await this.fill(firm);
    await this.send.click();
    await expect.element(this.step('Confirme seu e-mail')).toBeVisible();
  }

  async confirm(email: string): Promise<void> {
    await this.code.fill(await mailedPartnerCode(email));
    await page.getByRole('button', { name: 'Confirmar código' }).click();
    await expect.element(this.step('Seus interesses')).toBeVisible();
  }

  async continueFromInterests(): Promise<void> {
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(this.step('Nome do site da loja')).toBeVisible();
  }

  async saveStore(name: string): Promise<void> {
    await this.storeName.fill(name);
    await this.saveName.click();
  }
}

/** The newest code that was mailed to a partner; '' before one came. */
export async function mailedPartnerCode(email: string): Promise<string> {
  const reply = await fetch(`/dev/mail?to=${encodeURIComponent(email)}`);
  const mails: unknown = await reply.json();
  const newest: unknown = Array.isArray(mails) ? mails[0] : null;
  return /: (\d{6})\n/.exec(String(fieldOf(newest, 'text')))?.[1] ?? '';
}
