import type { Dictionary } from '../dictionary.ts';

export const alertTexts = {
  title: 'Alerts',
  intro: 'Choose which alerts you get and how. Changes are saved immediately.',
  failed: 'Your alerts could not be loaded right now.',
  saved: 'Saved.',
  saveFailed: 'Your change could not be saved. Try again.',
  channels: { aplicativo: 'On the site', email: 'E-mail', push: 'Devices' },
  channelOf: (channel: string, event: string) => `${channel}: ${event}`,
  required: 'This e-mail is part of our agreement and is always sent.',
  alwaysOnSite: 'On the site this alert is always shown.',
  searches: 'Alerts about new offers are chosen in each saved search.',
  searchesLink: 'See saved searches',
  groups: {
    bids: 'Your bids and favourites',
    results: 'Results and purchases',
    changes: 'Proposals and changes',
    account: 'Your account',
    work: 'What you sell',
  },
  events: {
    LANCE_REGISTRADO: { title: 'Bid recorded', text: 'A confirmation of each of your bids.' },
    LANCE_SUPERADO: {
      title: 'Outbid',
      text: 'Someone has outbid you. By e-mail, alerts in a row about the same offer are grouped.',
    },
    TERMINA_EM_24_HORAS: { title: 'Ends in 24 hours', text: 'Favourites and offers you have bid on.' },
    TERMINA_EM_1_HORA: { title: 'Ends in 1 hour', text: 'Favourites and offers you have bid on.' },
    VENCEU: { title: 'You won', text: 'Your bid was the winning one.' },
    NAO_VENCEU: { title: 'Offer ended', text: 'An offer you bid on went to someone else.' },
    VENDA_CONDICIONAL: {
      title: 'Conditional sale',
      text: 'Your bid was the best, but the seller has to approve it.',
    },
    COMPRA: { title: 'Purchases', text: 'Purchase received, and every change to its status.' },
    PROPOSTA: { title: 'Proposals', text: 'Proposal received, accepted, rejected, countered or expired.' },
    LANCE_ANULADO: {
      title: 'Bid annulled or offer corrected',
      text: 'The team annulled a bid on an offer you are taking part in, or corrected its details.',
    },
    OFERTA_REABERTA: {
      title: 'Offer open again',
      text: 'An offer you had lost is open again, or you withdrew your bids on it.',
    },
    SEGUNDA_CHANCE: {
      title: 'Second chance',
      text: 'Another buyer’s purchase fell through, and the offer is yours if you want it.',
    },
    PERGUNTA: { title: 'Answered question', text: 'The seller answered one of your questions.' },
    MENSAGEM: {
      title: 'Messages about deals',
      text: 'The seller has written to you. By e-mail, only what was not read, and together.',
    },
    VISITA: {
      title: 'Visits to vehicles',
      text: 'A visit was booked, moved or cancelled, and the reminder on the day before.',
    },
    PESQUISA: { title: 'Surveys', text: 'An invitation to tell us how one of your deals went.' },
    NOVO_ACESSO: {
      title: 'New sign-in',
      text: 'Someone signed in to your account from a device we did not know.',
    },
    EQUIPE_VENDA: {
      title: 'Sales',
      text: 'Every sale by your team or store, what staff did with its offers, and what needs a decision.',
    },
    EQUIPE_PROPOSTA: {
      title: 'Proposals to answer',
      text: 'New, changed and withdrawn proposals. By e-mail, those on the same offer are grouped.',
    },
    EQUIPE_PERGUNTA: {
      title: 'Questions to answer',
      text: 'Buyers’ questions. By e-mail, those on the same offer are grouped.',
    },
    EQUIPE_CANCELAMENTO: {
      title: 'Cancellations',
      text: 'Purchases that were cancelled or not completed, and cancellation requests.',
    },
    EQUIPE_MENSAGEM: {
      title: 'Messages of buyers',
      text: 'Messages that nobody has read after some minutes, all together.',
    },
    EQUIPE_VISITA: {
      title: 'Visits of buyers',
      text: 'Visits that were booked, wait for approval, were moved or cancelled by their visitors.',
    },
    EQUIPE_DOCUMENTO: {
      title: 'Documents to check',
      text: 'Documents that staff asked for and that a user has sent.',
    },
  },
  device: 'On this device',
  deviceText: 'Get an alert on your screen as soon as you are outbid, even with the site closed.',
  turnOn: 'Alert me on this device',
  turnOff: 'Turn off on this device',
  working: 'One moment…',
  deviceOn: 'This device receives your alerts.',
  deviceTurnedOff: 'This device no longer receives alerts.',
  denied:
    'Your browser blocks alerts from this site. To receive them, open the site permissions (next to the address), allow “Notifications” and reload the page.',
  unsupported:
    'This browser cannot receive alerts. On an iPhone or iPad, add the site to the home screen and open it from there.',
  undecided: 'Nothing has changed, because permission was not given. You can turn alerts on at any time.',
  deviceFailed: 'Alerts could not be turned on here. Try again.',
  deviceOffFailed: 'Alerts could not be turned off here. Try again.',
  devices: (count: number) =>
    count === 1 ? '1 device receives your alerts.' : `${count} devices receive your alerts.`,
  removeAll: 'Turn off on all devices',
  removedAll: 'No device receives your alerts any more.',
  choose: 'Choose alerts',
  toastSee: 'See',
  toastBid: 'Place a new bid',
  offTitle: 'Turn alerts off',
  turningOff: 'Turning this alert off…',
  turnOffButton: 'Turn off this e-mail',
  turnedOff: (events: readonly string[]) =>
    `Done: we will send no more e-mails about ${events.map((event) => `“${event}”`).join(', ')}.`,
  savedSearches: 'New offers in saved searches',
  turnOffMissing: 'This link does not turn off any alert. Sign in to choose your alerts.',
  turnOffFailed: 'The alert could not be turned off right now.',
} satisfies Dictionary['alerts'];
