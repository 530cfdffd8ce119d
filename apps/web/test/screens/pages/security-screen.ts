import { page, type Locator } from 'vitest/browser';
import { openScreen } from '../open-screen.tsx';
import { main } from './header-part.ts';

/** The security of the account. */
export const securityScreen = {
  open: (): Promise<void> => openScreen('/perfil/seguranca'),
  button: (name: string): Locator => main().getByRole('button', { name, exact: true }),
  get dialog(): Locator {
    return page.getByRole('dialog');
  },

  /** Fills the open dialog in and sends it. */
  async confirm(password: string, button: string): Promise<void> {
    await this.dialog.getByLabelText('Sua senha', { exact: true }).fill(password);
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
  },
};
