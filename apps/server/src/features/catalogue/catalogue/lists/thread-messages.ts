import type { ListRequest, ListReply } from './list-ask.ts';

/** Messages to the list thread. */
export interface ToThread {
  readonly id: number;
  readonly ask: ListRequest;
}

/** Messages from the list thread. `code`: of the database error, if there is one. */
export type FromThread =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'answered'; readonly id: number; readonly reply: ListReply }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly text: string;
      readonly code: { readonly code?: string };
    };
