import type { Texts } from '../../ptbr.ts';

export const deposits: Texts['deposits'] = {
  title: 'Deposits',
  rules: 'Deposits asked for',
  offer: 'Offer',
  user: 'Left by',
  state: 'Status',
  states: {
    pedida: 'Awaits the Pix',
    guardada: 'Held',
    devolvendo: 'On its way back',
    devolvida: 'Returned',
    retida: 'Kept',
    usada: 'Used for the price',
    'nao-paga': 'Never paid',
  },
  attention: 'Waits for you',
  attentions: {
    decidir: 'Keep or return',
    devolver: 'Did not go back',
    dados: 'Waits for the buyer’s bank data',
    propor: 'Transfer to be proposed',
    liberar: 'Transfer to be released',
    transferir: 'Transfer to be recorded',
  },
  decideBy: 'Decide by',
  dueBy: 'Due',
  reminded: 'Reminders',
  remindedText: (count, when) => (count === 1 ? `1, on ${when}` : `${count}, the last one on ${when}`),
  rejectText: 'The proposal ends, and who left the deposit is told so with this reason.',
  bankAskedAt: 'Bank data asked for on',
  bankGivenAt: 'Bank data given on',
  transferBy: 'Transfer by',
  askedAt: 'Asked for on',
  heldAt: 'Held since',
  pixBy: 'Goes back by Pix until',
  priceOf: 'For the price of purchase',
  used: 'Used',
  endedAt: 'Ended on',
  decidedBy: 'Decided by',
  reason: 'Reason',
  panel: (code) => `Deposit ${code}`,
  toPurchase: (code) => `Purchase ${code}`,
  decideText:
    'The purchase was undone because it was not paid. You may keep the whole deposit, or return it. Without a decision in time it returns by itself.',
  awaitsPriceText:
    'The payment of the purchase was approved by hand, and its price lacks money in the book. Record the receipt of the rest at the purchase: the deposit then pays what is left. If the price was paid in another way, return the deposit.',
  returnText: (amount, failure) =>
    `${amount} have not gone back to who paid yet.${failure === null ? '' : ` The bank said: ${failure}`} Try to return it again by Pix, or ask who paid for their bank data.`,
  transferTitle: 'Return by transfer',
  waitsForBank:
    'Who left the deposit has not given their bank data yet. They are asked for them at My deposits, and were mailed.',
  askBank: 'Ask for the bank data',
  askBankAgain: 'Ask for other bank data',
  askBankText: (amount) =>
    `${amount} do not go back by Pix. Who left the deposit gives their account at My deposits, and is notified with the reason below.`,
  reasonToBuyer: 'Reason, which who left the deposit reads',
  reasonKept: 'Reason, which is kept on record',
  bankAsked: 'Bank data asked for.',
  proposeTransfer: (amount) => `Propose the transfer of ${amount}`,
  proposeText:
    'Check the account and whose it is. Another user of finance releases it; until then who gets it may change the data, which turns the proposal down.',
  proposeAction: 'Propose',
  transferProposed: 'Transfer proposed.',
  releaseText:
    'You check the account and release. Then make the transfer at the bank and record its reference. Who gets it cannot change the account any more.',
  madeText:
    'As it stands at the bank. Who left the deposit gets the reference. A colleague can take the record back.',
  actions: { reter: 'Keep', devolver: 'Return' },
  actionText: {
    reter: (amount) =>
      `${amount} become revenue of the house. Who left the deposit is notified with the reason below.`,
    devolver: (amount) =>
      `${amount} go back by Pix to the account that paid. Who left the deposit is notified with the reason below.`,
  },
  done: { reter: 'The deposit is kept.', devolver: 'The deposit is on its way back.' },
  place: 'Holds for',
  ofOffer: (code, title) => `Offer ${code} · ${title}`,
  ofStore: (code, name) => `Store ${code} · ${name}`,
  amount: 'Deposit',
  above: 'For bids above',
  setBy: 'By',
  noRules: 'No offer or store asks for a deposit.',
  addRule: 'Ask for a deposit',
  ruleText:
    'Who bids above the value leaves the deposit by Pix before. It returns by itself to everyone who does not buy. That of the offer comes before that of the store; who has left one leaves no other.',
  offerNumber: 'Number of the offer',
  storeNumber: 'Number of the store',
  placeHint: 'Fill in one of both: the offer, or the store for all its offers.',
  badPlace: 'Enter the offer or the store.',
  badAmount: 'Enter an amount up to R$ 1.000.000,00.',
  ruleSaved: 'The deposit is asked for from now on.',
  removeRule: 'Ask for none any more',
  removeText:
    'New bids need no deposit any more. Those that are held return by themselves when the offer ends.',
  ruleRemoved: 'No deposit is asked for any more.',
};
