import { defineEvent } from '../../../platform/events/define-event.ts';

/** A user turned off the mails about saved searches, by a link in one of them. */
export const searchMailsEnded = defineEvent<unknown, { readonly accountId: number }>('search-mails-ended');
