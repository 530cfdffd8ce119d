import { page, type Locator } from 'vitest/browser';
import { openScreen } from '../open-screen.tsx';
import { main } from './header-part.ts';

/** The sign-in screen. */
export const signInScreen = {
  open: (redirectFrom: string | null = null): Promise<void> =>
    openScreen(redirectFrom === null ? '/auth/' : `/auth/?redirectFrom=${encodeURIComponent(redirectFrom)}`),
  get email(): Locator {
    return main().getByLabelText('E-mail');
  },
  get password(): Locator {
    return main().getByLabelText('Senha', { exact: true });
  },
  get accessCode(): Locator {
    return page.getByLabelText('Código de acesso');
  },
  get submit(): Locator {
    return main().getByRole('button', { name: /^Entra(r|ndo\.\.\.)$/ });
  },
  get error(): Locator {
    return main().getByRole('alert');
  },
  get dialog(): Locator {
    return page.getByRole('dialog', { name: 'Não foi possível entrar' });
  },

  async signIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  },
};
