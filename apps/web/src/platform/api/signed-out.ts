const NAME = 'patio:signed-out';

/** A call was refused for lack of a session. */
export interface SignedOut {
  /** The user started it, so they are asked to sign in (C-09). */
  readonly action: boolean;
}

/** Notifies the page that the session is over. */
export function announceSignedOut(notice: SignedOut): void {
  window.dispatchEvent(new CustomEvent<SignedOut>(NAME, { detail: notice }));
}

/** Calls `listener` whenever the session turns out to be over; returns a function that unsubscribes. */
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
