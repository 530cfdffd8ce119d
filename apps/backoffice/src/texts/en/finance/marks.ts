import type { marks as words } from '../../ptbr/finance/marks.ts';

/** Texts of putting right that a transfer to a store or a user was recorded as made. */
export const marks: typeof words = {
  correctOf: (amount) => `Correct the reference of ${amount}`,
  correctText: 'Enter the reference as it stands at the bank. Nothing else changes, and nobody is notified.',
  undo: 'Take the recording back',
  undoOf: (amount) => `Take the recording of ${amount} back`,
  undoText: {
    payout:
      'The transfer is on its way again, to the same account, and the store is told that the money has not left yet. Then record the right transfer, or that it could not be made.',
    payback:
      'The transfer is on its way again, and what it had settled is open again. The buyer is told that the money has not left yet. Then record the right transfer, or that it could not be made.',
    deposit:
      'The transfer is released and not recorded, as before, and its reference is free. Who left the deposit is told that the money has not gone yet.',
  },
  movement: (day, reference) =>
    `The statement of the bank has this movement on ${day}, with the reference ${reference}. If the money has left, do not take it back.`,
  toMovement: 'Open the movement',
  otherMoney: 'I looked at the movement: it is other money, and is open on the statement.',
  sayFirst: 'Say first that the movement is other money.',
  reason: 'Reason, which is kept on record',
  undone: 'The recording was taken back.',
  recordedBy: (name) => `Transfer recorded by ${name}`,
  undoneBy: (name, when, why) => `Recording taken back by ${name}, ${when}: ${why}`,
  mistakenBy: (name) => `It had been recorded by ${name}`,
  notYet: (when) => `Recorded as made by mistake. On ${when} we saw that it has not left yet.`,
};
