import { useSyncExternalStore } from 'react';

/** A short message at the foot of the window. */
export interface NoticeMessage {
  readonly id: number;
  /** It came by itself: what a user's own action is answered goes before it. */
  readonly unasked?: true;
  /** A dialog of its own, beside the page: notified of a sign-in (LOGN-09). */
  readonly dialog?: true;
  readonly tone: 'plain' | 'danger';
  readonly text: string;
  /** Something that can still be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const SHOWN_MS = 8000;

let last = 0;
let shown: NoticeMessage | null = null;
/** An unasked message that waits until the answer to an action has been read. */
let waiting: Omit<NoticeMessage, 'id'> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(message: NoticeMessage | null): void {
  shown = message;
  clearTimeout(timer);
  for (const listener of listeners) listener();
}

/** Shows a message for eight seconds; a newer one takes its place, but an unasked one waits for the answer to an action. */
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

/** A user is at the message: it stays until `resumeNotices`. */
export function holdNotice(): void {
  clearTimeout(timer);
}

/** The time of the message begins again. */
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
