import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { currentToken } from '../../../src/platform/session/token.ts';
import type { Person } from '../../world/options.ts';
import { answerCall, sentCalls, reply } from '../calls.ts';
import { signInOnScreen } from './sign-in-form.ts';

/** A form that is filled in, by the call that sends it. */
interface Form {
  readonly person: Person;
  readonly send: Locator;
  readonly method: string;
  readonly path: RegExp | string;
}

/** Sends a form whose session has ended: the user is led home, asked to sign in, and does so. */
export async function sendWithoutSession({ person, send, method, path }: Form): Promise<void> {
  let ended = true;
  answerCall(method, path, (_call, pass) => (ended ? reply(401, { erros: ['Entre de novo.'] }) : pass()));
  answerCall('POST', '/header/refresh_token', (_call, pass) => (ended ? reply(200, { data: null }) : pass()));
  await send.click();
  const dialog = page.getByRole('dialog', { name: 'Entre para continuar' });
  await expect.element(dialog).toMatchTextContent('Você precisa estar logado!');
  await expect.poll(() => location.pathname + location.hash).toBe('/#/home');
  expect(currentToken()).toBeNull();
  ended = false;
  await dialog.getByRole('button', { name: 'OK' }).click();
  await signInOnScreen(person);
}

/** Sends the form twice at once, and checks that it arrives once and nothing of it is stored. */
export async function sendTwice({ send, method, path }: Omit<Form, 'person'>): Promise<void> {
  const before = sentCalls(method, path).length;
  await send.dblClick();
  await expect.poll(drafts).toEqual([]);
  expect(sentCalls(method, path)).toHaveLength(before + 1);
}

function drafts(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith('patio.rascunho.'));
}
