import type { ListRequest, ListReply } from './list-ask.ts';

/** Messages to the list thread; null: save and exit. */
export type ToThread = { readonly id: number; readonly ask: ListRequest } | null;

/** Messages from the list thread. `code`: of the database error, if there is one; `noted`: a warning for the log. */
export type FromThread =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'noted'; readonly text: string }
  | { readonly kind: 'answered'; readonly id: number; readonly reply: ListReply }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly text: string;
      readonly code: { readonly code?: string };
    };
