import { page, type Locator } from 'vitest/browser';
import { openScreen } from '../open-screen.tsx';
import { main } from './header-part.ts';

/** The screen that asks for the e-mail of a forgotten password. */
export const forgotScreen = {
  open: (): Promise<void> => openScreen('/auth/esqueceu-senha'),
  get email(): Locator {
    return main().getByLabelText('E-mail');
  },
  get submit(): Locator {
    return main().getByRole('button', { name: 'Enviar link' });
  },
  /** The line above the field. */
  get line(): Locator {
    return main().getByRole('alert');
  },

  async ask(email: string): Promise<void> {
    await this.email.fill(email);
    await this.submit.click();
  },
};

/** The page for a new password. */
export const newPasswordScreen = {
  open: (address = '/auth/senha'): Promise<void> => openScreen(address),
  get banner(): Locator {
    return main().getByRole('alert');
  },
  get requirements(): Locator {
    return main().getByRole('listitem');
  },
  /** Asked for in an open session. */
  get present(): Locator {
    return page.getByLabelText('Senha atual', { exact: true });
  },
  get password(): Locator {
    return page.getByLabelText('Criar senha', { exact: true });
  },
  get repeated(): Locator {
    return page.getByLabelText('Repetir senha', { exact: true });
  },
  get submit(): Locator {
    return page.getByRole('button', { name: 'Alterar senha' });
  },

  async create(password: string, repeated = password): Promise<void> {
    await this.password.fill(password);
    await this.repeated.fill(repeated);
    // It looks disabled while a field is empty, and answers all the same.
    await this.submit.click({ force: true });
  },
};
