import type { ServerDeps } from '../../../deps.ts';
import { defineEvent } from '../../../platform/events/define-event.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';

/** An account was created by a call. `now` in epoch milliseconds. */
export const accountOpened = defineEvent<
  ServerDeps,
  { readonly accountId: number; readonly request: CallContext['request']; readonly now: number }
>('account-opened');

/** An account has a new document (CPF or CNPJ, digits), or its first. `now` in epoch milliseconds. */
export const documentGiven = defineEvent<
  ServerDeps,
  { readonly accountId: number; readonly document: string; readonly now: number }
>('document-given');
