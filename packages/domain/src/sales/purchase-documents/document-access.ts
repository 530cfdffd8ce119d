import type { DocumentViewer } from './document-kinds.ts';

const DAY_MS = 86_400_000;
/** Days after the end of a sale in which its documents are still worked with: returns and claims come in this time. */
const WORKED_WITH_DAYS = 90;
const DELETE_MS = 10 * 60_000;

/** Whether documents are only records by now (rule 0.43): then the buyer and administrators open them. `endedAt` null: the sale goes on. */
export function isRecordOnly(endedAt: number | null, now: number): boolean {
  return endedAt !== null && now > endedAt + WORKED_WITH_DAYS * DAY_MS;
}

/** Whether a viewer opens the documents of a purchase at all. */
export function mayOpen({ side, staffRole }: DocumentViewer, endedAt: number | null, now: number): boolean {
  return side === 'buyer' || staffRole === 'administrator' || !isRecordOnly(endedAt, now);
}

/** The last instant at which the user who added a document may delete it, epoch milliseconds. */
export function deletableUntil(addedAt: number): number {
  return addedAt + DELETE_MS;
}
