import type { strayPix as portuguese } from '../../ptbr/finance/stray-pix.ts';

/** Texts of Pix that arrived without a charge. */
export const strayPix: typeof portuguese = {
  title: 'Pix without a charge',
  titleOf: (amount) => `Pix of ${amount} without a charge`,
  state: 'State',
  states: {
    decidir: 'To be decided',
    liberar: 'To be released',
    'em-envio': 'On its way back',
    encerrado: 'Ended',
  },
  failed: 'Last return failed',
  paidAt: 'Paid on',
  payerText: 'Message of the payer',
  left: 'To be decided',
  reference: 'Id of the Pix',
  sum: (value) => `To be decided: ${value}`,
  unbooked: (count: number) =>
    count === 1 ? 'One Pix arrived and could not be booked' : `${count} Pix arrived and could not be booked`,
  unbookedText:
    'The money is at the bank, and not in the book. The program tries again, each hour at the latest; nobody has to record it by hand. If it lasts for more than an hour, tell those who run the system.',
  unbookedOne: (amount: string, when: string, tries: number) =>
    `${amount}, paid on ${when}, ${tries === 1 ? 'tried once' : `tried ${tries} times`}:`,
  whose:
    'The bank does not say who paid. Look for this id on the statement of the bank: the name is there. If it is of a purchase, assign it; if it belongs to nobody here, return it.',
  tooOld:
    'More than 89 days have passed: the bank does not return this Pix any more. Assign it to a charge of the payer, and give it back from there by transfer.',
  assign: 'Of which purchase it is',
  payerHint: 'Whole name, as on the statement. If it is not the buyer, another user of finance decides.',
  payerMissing: 'Say who paid.',
  assignAction: 'Assign',
  assigned: 'Pix assigned.',
  assignedTo: 'Assigned to',
  takeBack:
    'If it is not, a colleague takes the recording back at the purchase, and the Pix returns to this list.',
  toPurchase: (code) => `Purchase ${code}`,
  givenBackBy: 'Given back by the store',
  similar: 'Recordings of the same amount and day',
  similarText:
    'They may be this very money, without the id of the Pix. Open each: if a movement is this Pix, say so there; if what was recorded by hand is this Pix, say so here.',
  similarOpen: 'Movement of the statement, open',
  similarRecorded: 'Movement of the statement, recorded already',
  isThis: 'It is this Pix',
  isThisText: (reference) =>
    `What was recorded by hand gets the id of this Pix (${reference}), and the Pix leaves the list: it is the same money.`,
  linked: 'Noted: the recording is this Pix.',
  similarByHand: 'Recorded by hand',
  otherMoney: 'I saw all of them, and they are other money',
  toMovement: 'Open the movement',
  toStore: 'Open the payouts of the store',
  giveBack: 'Return to who paid',
  fourEyes: 'You propose, and a colleague releases.',
  giveBackAction: (amount) => `Return ${amount}`,
  leftAction: 'It left by another way',
  ways: {
    pix: 'The amount goes back by the Pix itself to the account that paid.',
    'ja-saiu':
      'The bank gave this Pix back by another way, such as its app. Nothing is sent from here; the amount leaves the book. Say in the reason where that can be seen.',
  },
  reason: 'Reason, which stays on record',
  proposeAction: 'Propose',
  proposed: 'Proposal recorded. A colleague has to release it.',
  returnTitles: {
    pix: (amount) => `Return of ${amount}`,
    'ja-saiu': (amount) => `${amount} that left already`,
  },
  returnStates: {
    proposta: 'To be released',
    'em-envio': 'On its way',
    feita: 'Returned',
    falhou: 'Not made',
    retirada: 'Turned down',
  },
  processing: 'In process at the bank',
  proposedBy: (name, when, why) => `Proposed by ${name}, ${when}: ${why}`,
  releasedBy: (name, when) => `Released by ${name}, ${when}`,
  rejectedBy: (name, when, why) => `Turned down by ${name}, ${when}: ${why}`,
  endedAt: (when) => `Ended on ${when}`,
  failure: (why) => `The bank did not return it: ${why}`,
  otherReleases: 'Another user of finance releases this return.',
  release: 'Release',
  releaseTitles: {
    pix: (amount) => `Release the return of ${amount}?`,
    'ja-saiu': (amount) => `Confirm that ${amount} left already?`,
  },
  released: 'Return released.',
  reject: 'Turn down',
  rejected: 'Proposal turned down. The Pix stays on the list.',
  rejectText: 'The proposal ends, and the Pix stays on the list.',
};
