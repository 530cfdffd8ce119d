import type { bankRefunds as portuguese } from '../../ptbr/finance/bank-refunds.ts';

/** Texts of Pix that the bank gave back by itself. */
export const bankRefunds: typeof portuguese = {
  title: 'Pix given back by the bank',
  titleOf: (amount) => `${amount} given back by the bank`,
  state: 'State',
  states: {
    'em-processamento': 'Being processed at the bank',
    'a-lancar': 'To be booked',
    conferir: 'To be seen to',
    conferida: 'Seen to',
    'nao-realizada': 'Not made',
  },
  nature: 'Why',
  natures: {
    pedida: 'In the name of the house',
    falha: 'Mistake of a bank (MED)',
    fraude: 'Suspicion of fraud (MED)',
  },
  seenAt: 'Seen on',
  doneAt: 'Given back on',
  of: 'Of',
  purchase: (code) => `Purchase ${code}`,
  deposit: (code) => `Deposit ${code}`,
  stray: (code) => `Pix without a charge ${code}`,
  open: 'Not in the book yet',
  covered: 'Recorded before',
  pix: 'Id of the Pix',
  refund: 'Id of the refund',
  checkedBy: 'Seen to by',
  checkedAt: 'Seen to on',
  note: 'What was done',
  openText:
    'The bank gave this money back already, and the book has nowhere to take it from: it waits for a decision about another payer, was recorded as given back by a store, or is on its way. Decide there; the rest is booked by itself.',
  processingText:
    'The bank was asked and has not given it back yet. Nothing left the book. Do not hand the vehicle over before you have spoken with the bank.',
  checkText: {
    pedida:
      'This Pix was given back at the bank in the name of the house. The book counts with it: a charge that it paid is open again, unless money was owed back to the buyer. See who did it and why, and speak with who paid.',
    falha:
      'A bank gave this Pix back because of a mistake. The book counts with it: a charge that it paid is open again. Speak with the bank and with who paid.',
    fraude:
      'The payer disputed this Pix, and the bank gave it back. The book counts with it. If it paid a charge, that is open again: keep the vehicle. Answer the bank in its time, and see whether it is a case of money laundering.',
  },
  check: 'Mark as seen to',
  checkNote: 'No money moves. The refund leaves your desk and stays on the list, with your name.',
  checkReason: 'What was done',
  checked: 'Refund seen to.',
};
