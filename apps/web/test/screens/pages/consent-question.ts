import { page } from 'vitest/browser';
import { cookieOf } from '../../../src/platform/api/cookies.ts';

const bar = page.getByRole('region', { name: 'Cookies neste site' });
const dialog = page.getByRole('dialog', { name: 'Preferências de cookies' });

/** The question about cookies, and its preferences. */
export const consentQuestion = {
  bar,
  refuse: bar.getByRole('button', { name: 'Recusar' }),
  accept: bar.getByRole('button', { name: 'Aceitar' }),
  choose: bar.getByRole('button', { name: 'Escolher' }),
  dialog,
  switches: dialog.getByRole('switch'),
  save: dialog.getByRole('button', { name: 'Salvar escolhas' }),
  refuseAll: dialog.getByRole('button', { name: 'Recusar todos' }),
  fromFooter: page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }),
  switch: (name: string) => dialog.getByRole('switch', { name }),
} as const;

/** The kinds in the cookie, or null without one. */
export function allowedKinds(): string | null {
  return cookieOf(document.cookie, 'consent')?.split('.')[1] ?? null;
}

/** The random name in the cookie. */
export function storedId(): string {
  return cookieOf(document.cookie, 'consent')?.split('.').at(-1) ?? '';
}
