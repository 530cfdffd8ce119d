import type { SessionUser } from '@patio/contract/identity/sessions/session-user.ts';
import { currentToken } from './token.ts';

const RETRY_MS = 3000;

/**
 * Requests the session until the server answers: the user, or null if nobody is signed in (any more). Returns a function that stops;
 * `answered` is not called after that.
 */
export function askSession(answered: (user: SessionUser | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = true;
  const ask = async (): Promise<void> => {
    const { refresh } = await import('../api/browser-api.ts');
    const user = current ? await refresh() : undefined;
    if (!current) return;
    // The frame requests it too, and may have removed the token first.
    if (user === undefined && currentToken() !== null) timer = setTimeout(() => void ask(), RETRY_MS);
    else answered(user ?? null);
  };
  void ask();
  return () => {
    current = false;
    clearTimeout(timer);
  };
}
