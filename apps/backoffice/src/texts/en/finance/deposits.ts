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
    'nao-paga': 'Never paid',
  },
  attention: 'Waits for you',
  attentions: { decidir: 'Keep or return', devolver: 'Did not go back' },
  decideBy: 'Decide by',
  askedAt: 'Asked for on',
  heldAt: 'Held since',
  endedAt: 'Ended on',
  decidedBy: 'Decided by',
  reason: 'Reason',
  panel: (code) => `Deposit ${code}`,
  toPurchase: (code) => `Purchase ${code}`,
  decideText:
    'The purchase was undone because it was not paid. You may keep the whole deposit, or return it. Without a decision in time it returns by itself.',
  returnText: (amount, failure) =>
    `${amount} have not gone back to who paid yet.${failure === null ? '' : ` The bank said: ${failure}`} Try to return it again.`,
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
