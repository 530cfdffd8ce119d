const NAME = 'patio:signed-out';

/** That a call was refused for lack of a session. */
export interface SignedOut {
  /** The user had asked for something, so they are notified to sign in (C-09). */
  readonly action: boolean;
}

/** Tells the page that the session is over. */
export function announceSignedOut(notice: SignedOut): void {
  window.dispatchEvent(new CustomEvent<SignedOut>(NAME, { detail: notice }));
}

/** Calls `listener` whenever the session turns out to be over; gives the way to stop. */
export function onSignedOut(listener: (notice: SignedOut) => void): () => void {
  const handle = (event: Event): void => {
    if (event instanceof CustomEvent) listener({ action: isAction(event.detail) });
  };
  window.addEventListener(NAME, handle);
  return () => window.removeEventListener(NAME, handle);
}

function isAction(detail: unknown): boolean {
  return typeof detail === 'object' && detail !== null && 'action' in detail && detail.action === true;
}
