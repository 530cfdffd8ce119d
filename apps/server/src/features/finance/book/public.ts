export {
  debtBeforeReceipt,
  entriesOfReceipt,
  writeBooking,
  writeStrayBooking,
  type Booking,
  type Owners,
} from './book.store.ts';
export { positionsOf, type Position } from './positions.ts';
export { verifyBook, type VerifiedBook } from './verify-book.ts';
