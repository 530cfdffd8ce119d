import type { Download, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { ready } from './ready.ts';

/** The page of the user's own data. */
export class PersonalDataPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<this> {
    await this.page.goto('/perfil/dados');
    await ready(this.page);
    return this;
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
  get requests(): Locator {
    return this.section('Meus pedidos').getByRole('listitem');
  }

  /** Presses a button that downloads a file, and reads it. */
  async download(button: string): Promise<{ readonly name: string; readonly text: string }> {
    const arriving = this.page.waitForEvent('download');
    await this.section('Cópia dos meus dados').getByRole('button', { name: button }).click();
    const file: Download = await arriving;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  }

  /** Asks for the deletion of the account and gives the dialog, which closes when it was taken. */
  async askToGo(password: string): Promise<Locator> {
    await this.section('Excluir minha conta').getByRole('button', { name: 'Excluir minha conta' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Excluir a sua conta?' });
    await dialog.locator('input[name=confirmacao]').fill(password);
    await dialog.getByRole('button', { name: 'Excluir conta' }).click();
    return dialog;
  }
}
