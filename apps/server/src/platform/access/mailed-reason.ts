import { maskForMail, maskLinks } from '@patio/domain/texts/mask-contacts.ts';
import type { Actor } from '../http/call-context.ts';
import { storeOf } from './store-access.ts';

/**
 * A reason as a mail of the house gives it: what users of a store wrote has no links and contacts, which readers would take for those of the
 * house (rule 0.21).
 */
export function mailedReason(actor: Actor, reason: string): string {
  return storeOf(actor) === null ? reason : maskForMail(reason);
}

/** The same once the sale is closed, when both sides may call each other: without links. */
export function mailedAfterSale(actor: Actor, reason: string): string {
  return storeOf(actor) === null ? reason : maskLinks(reason);
}
