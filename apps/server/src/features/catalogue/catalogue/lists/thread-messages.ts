import type { ListRequest, ListReply } from './list-ask.ts';

/** What the thread of lists is asked. */
export interface ToThread {
  readonly id: number;
  readonly ask: ListRequest;
}

/** What the thread of lists says. `code`: of the database's failure, where it had one. */
export type FromThread =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'answered'; readonly id: number; readonly reply: ListReply }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly text: string;
      readonly code: { readonly code?: string };
    };
