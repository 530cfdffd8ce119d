import { page, type Locator } from 'vitest/browser';
import { openScreen } from '../open-screen.tsx';
import { main } from './header-part.ts';

/** The profile of the signed-in user. */
export const profileScreen = {
  open: (): Promise<void> => openScreen('/perfil/'),
  field: (label: string): Locator => main().getByLabelText(label, { exact: true }),
  interest: (name: string): Locator =>
    page.getByRole('list', { name: 'Interesses' }).getByRole('button', { name }),
  get save(): Locator {
    return main().getByRole('button', { name: /^Salva/ });
  },
  get refusals(): Locator {
    return main().getByRole('alert');
  },

  /** Fills in the three passwords; keeping the present one is a new one that equals it (C-87). */
  async passwords(current: string, next = current): Promise<void> {
    await this.field('Senha atual').fill(current);
    await this.field('Nova senha').fill(next);
    await this.field('Repetir nova senha').fill(next);
  },
};
