import { useSyncExternalStore } from 'react';

/** A short message at the bottom of the window. */
export interface NoticeMessage {
  readonly id: number;
  /** It was not caused by the user: messages about the user's own action take precedence. */
  readonly unasked?: true;
  /** Shown as a separate dialog beside the page: a sign-in (LOGN-09). */
  readonly dialog?: true;
  readonly tone: 'plain' | 'danger';
  readonly text: string;
  /** An action that is still possible. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const SHOWN_MS = 8000;

let last = 0;
let shown: NoticeMessage | null = null;
/** A background message that waits until the message about an action has been shown. */
let waiting: Omit<NoticeMessage, 'id'> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(message: NoticeMessage | null): void {
  shown = message;
  clearTimeout(timer);
  for (const listener of listeners) listener();
}

/** Shows a message for eight seconds; a newer one replaces it, but a background one waits for the message about an action. */
export function showNotice(message: Omit<NoticeMessage, 'id'>): void {
  if (message.unasked === true && shown !== null && shown.unasked !== true) {
    waiting = message;
    return;
  }
  last += 1;
  show({ ...message, id: last });
  resumeNotices();
}

/** Takes the message away. */
export function dismiss(): void {
  const next = waiting;
  waiting = null;
  show(null);
  if (next !== null) showNotice(next);
}

/** The user hovers over or focuses the message: it stays until `resumeNotices`. */
export function holdNotice(): void {
  clearTimeout(timer);
}

/** Restarts the time of the message. */
export function resumeNotices(): void {
  clearTimeout(timer);
  timer = setTimeout(dismiss, SHOWN_MS);
}

/** The current message. */
export const standingNotice = (): NoticeMessage | null => shown;

/** The current message, or null. */
export function useNotice(): NoticeMessage | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    standingNotice,
    () => null,
  );
}
