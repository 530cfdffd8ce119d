import type { Texts } from '../../ptbr.ts';

export const paybacks: Texts['paybacks'] = {
  title: 'Owed back',
  purchase: 'Purchase',
  owed: 'Owed back',
  why: 'Why',
  since: 'Since',
  state: 'State',
  failed: 'Last attempt failed',
  sum: (value) => `Sum: ${value}`,
  reasons: {
    cancelada: 'Paid before the cancellation',
    'apos-cancelamento': 'Arrived after the cancellation',
    'duas-vezes': 'Paid twice',
    'a-mais': 'Paid too much',
  },
  rowStates: { decidir: 'To be decided', liberar: 'To be released', 'em-envio': 'On its way' },
  kinds: {
    preco: 'Price',
    comissao: 'Commission',
    frete: 'Freight',
    documentos: 'Documents',
    patio: 'Yard',
    caucao: 'Deposit',
  },
  toPurchase: 'Open the purchase',
  toBankData: 'Bank data of the request',
  toCancellation: 'Open the refund of the cancellation',
  accountTitle: 'Account for the transfer',
  waitsForBank: (when) => `The buyer was asked for their bank data on ${when}, and has not answered yet.`,
  reminded: (times, when) =>
    times === 1 ? `Reminded once, on ${when}` : `Reminded ${times} times, last on ${when}`,
  bankGiven: (when) => `The buyer gave the account on ${when}. Check it before you propose and release.`,
  askBank: 'Ask for the bank data',
  askBankAgain: 'Ask for the bank data again',
  askBankText: (amount) =>
    `The buyer gets a mail, gives the account for ${amount} on the page of the purchase, and is reminded a few times. What they gave before is deleted.`,
  reasonToBuyer: 'Reason, which the buyer reads',
  bankAsked: 'The buyer was asked for their bank data.',
  settled: 'Nothing is owed back of this purchase.',
  impediments: {
    perdao:
      'The house gave up money of this purchase, and it came back. Undo that in Given back too much before you return any.',
    veiculo:
      'The vehicle is still with the buyer. The money goes back after it: sales note its return under Cancellations.',
    mudou:
      'What is owed back, or the way it can go, has changed since it was proposed, which cannot be released any more. Propose again, which takes its place, or turn it down.',
    'sem-pix':
      'The house has no bank for Pix any more, and this proposal cannot be released. Propose another way, or ask the buyer for an account: it is turned down.',
  },
  receipts: 'Receipts',
  notCounted: 'does not count',
  propose: 'How to give it back',
  fourEyes: 'You propose, and a colleague releases.',
  ways: {
    pix: (amount) => `Return ${amount} by Pix`,
    transferencia: (amount) => `Transfer ${amount}`,
    compensacao: (amount, charge) => `Use ${amount} to pay: ${charge}`,
  },
  wayText: {
    pix: 'The money returns by the same Pix to the account that paid. The buyer is notified when you release it and when the bank has done it.',
    transferencia:
      'Once the payback is released, the transfer is made at the bank and recorded here with its reference. The buyer is notified.',
    compensacao: 'What was paid too much pays the other charge of this purchase. The buyer is notified.',
  },
  reason: 'Reason, which stays on record',
  proposeAction: 'Propose',
  proposed: 'Proposal recorded. A colleague has to release it.',
  states: {
    proposta: 'To be released',
    'em-envio': 'On its way',
    feita: 'Given back',
    falhou: 'Not done',
    retirada: 'Turned down',
  },
  processing: 'Being processed at the bank',
  failure: (amount, why) => `${amount} was not returned: ${why}`,
  proposedBy: (name, when) => `Proposed by ${name}, ${when}`,
  releasedBy: (name, when) => `Released by ${name}, ${when}`,
  rejectedBy: (name, when) => `Turned down by ${name}, ${when}`,
  endedAt: (when) => `Ended on ${when}`,
  referenceIs: (reference) => `Reference of the bank: ${reference}`,
  because: (why) => `Reason: ${why}`,
  otherReleases: 'Another user of finance releases this payback.',
  actions: {
    release: 'Release',
    reject: 'Turn down',
    made: 'Record the transfer',
    'not-made': 'The transfer was not possible',
  },
  releaseTitle: (amount) => `Release the payback of ${amount}?`,
  released: 'Payback released, and the buyer was notified.',
  rejected: 'Proposal turned down. The money is still owed back.',
  stopText: {
    reject: 'The proposal ends, and the money stays on the list.',
    'not-made':
      'The money returns to the list, and the buyer is notified that it could not be given back yet.',
  },
  madeTitle: (amount) => `Was the transfer of ${amount} made?`,
  madeText:
    'As it stands at the bank. The buyer gets the reference. A colleague can take the recording back.',
  recordMany: 'Record transfers',
  recordManyOf: (count: number) => `Record transfers (${count})`,
  recordManyText:
    'Enter the reference of the bank of each transfer that was made. Those without one are not recorded. A colleague can take the recording back.',
  transferOf: (amount: string, purchase: number, buyer: string) =>
    `${amount} · Purchase ${purchase} · ${buyer}`,
  notReleased: (count: number) =>
    count === 1
      ? '1 marked row has no released transfer.'
      : `${count} marked rows have no released transfer.`,
  noReference: 'Enter at least one reference.',
  leftOut: 'Without a reference, not recorded',
  results: 'What was recorded',
  manyRecorded: (done: number, all: number) => `${done} of ${all} transfers recorded.`,
  outcomes: {
    registrada: 'Recorded',
    repetida: 'It was recorded already',
    decidida: 'Changed meanwhile',
    referencia: 'The reference is recorded already',
    'nao-encontrada': 'Not found',
    falhou: 'Not recorded because of a failure. Try again.',
  },
  reference: 'Reference of the bank',
  made: 'Transfer recorded, and the buyer was notified.',
  notMade: 'Recorded. The money returned to the list, and the buyer was notified.',
};
