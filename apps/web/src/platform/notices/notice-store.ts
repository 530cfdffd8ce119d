import { useSyncExternalStore } from 'react';

/** A short message at the foot of the window. */
export interface NoticeMessage {
  readonly id: number;
  readonly tone: 'plain' | 'danger';
  readonly text: string;
  /** Something that can still be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const SHOWN_MS = 8000;

let last = 0;
let shown: NoticeMessage | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(message: NoticeMessage | null): void {
  shown = message;
  clearTimeout(timer);
  for (const listener of listeners) listener();
}

/** Shows a message for eight seconds; a newer one takes its place. */
export function tell(message: Omit<NoticeMessage, 'id'>): void {
  last += 1;
  show({ ...message, id: last });
  keepTelling();
}

/** Takes the message away. */
export function dismiss(): void {
  show(null);
}

/** Somebody is at the message: it stays until `keepTelling`. */
export function holdNotice(): void {
  clearTimeout(timer);
}

/** The time of the message begins again. */
export function keepTelling(): void {
  clearTimeout(timer);
  timer = setTimeout(dismiss, SHOWN_MS);
}

/** The message that stands, or null. */
export function useNotice(): NoticeMessage | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => null,
  );
}
