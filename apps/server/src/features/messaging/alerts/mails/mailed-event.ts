import type { AlertEvent } from '@patio/domain/messaging/alerts/alert-events.ts';

/** The subject of a mail to a user: an event of the list, or one of their saved searches. */
export type MailedEvent = AlertEvent | 'saved-search';
