import type { AlertEvent } from '@patio/domain/messaging/alerts/alert-events.ts';

/** What a mail to a person is about: an event of the list, or one of the searches that they keep. */
export type MailedEvent = AlertEvent | 'saved-search';
