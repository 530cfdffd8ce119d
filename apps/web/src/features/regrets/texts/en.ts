import type { regretTextsPt } from './ptbr.ts';

export const regretTextsEn: typeof regretTextsPt = {
  may: (until: string) =>
    `You may take this purchase back until ${until}, without a reason; all that you paid is returned.`,
  mayUntilDelivery:
    'You may take this purchase back until 7 days after delivery, without a reason; all that you paid is returned.',
  done: (at: string) => `You took this purchase back on ${at}.`,
  refundDue: 'What you paid is being returned.',
  refunded: (at: string) => `We returned what you paid on ${at}.`,
  protocol: (number: string) => `Protocol ${number}`,
  clock: (day: string, time: string) => `${day} at ${time}`,
  button: 'Take the purchase back',
  title: 'Take the purchase back',
  right: 'It is your right as a consumer (Brazilian Consumer Protection Code, art. 49).',
  until: (until: string) => `Term: until ${until}.`,
  untilDelivery: 'Term: until 7 days after delivery.',
  points: [
    'It counts at once: no reason is needed, and nobody has to agree.',
    'It leaves no record on your account.',
    'All that you paid comes back: price, buyer’s fee and freight.',
    'It cannot be undone. The offer opens for bids again or goes to the next bidder, and the purchase stays counted in your allowance of the month.',
  ],
  second:
    'It will be the second time in 12 months: your next deals will ask for a verified identity (level 2) or a deposit.',
  account: 'To which account do we return what you paid?',
  accountNow: 'Give the account now',
  accountLater: 'Later: the team asks for the account by e-mail before it returns the money',
  now: 'Take it back now',
  failed: 'The purchase could not be taken back. It still stands.',
  doneTitle: 'Purchase taken back',
  doneText: 'The purchase is undone. Keep the protocol; it went to your e-mail too.',
  refund:
    'The team returns all that you paid to the account that you gave. If you gave none, it asks for one by e-mail.',
  nothingPaid: 'No payment is on record. If you have paid already, send the receipt to the sales team.',
};
