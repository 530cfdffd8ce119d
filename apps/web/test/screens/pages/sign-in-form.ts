import { page } from 'vitest/browser';
import type { Person } from '../../world/options.ts';

/** Signs this person in on the sign-in screen. */
export async function signInOnScreen({ email, password }: Person): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabelText('E-mail', { exact: true }).fill(email);
  await main.getByLabelText('Senha', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();
}
