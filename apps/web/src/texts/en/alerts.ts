import type { Dictionary } from '../dictionary.ts';

export const alertTexts = {
  title: 'Alerts',
  intro: 'Choose what you want to be told about and how. Every change is saved at once.',
  failed: 'Your alerts could not be loaded right now.',
  saved: 'Saved.',
  saveFailed: 'This could not be saved. Try again.',
  channels: { aplicativo: 'On the site', email: 'E-mail', push: 'Devices' },
  channelOf: (channel: string, event: string) => `${channel}: ${event}`,
  required: 'This mail is part of what was agreed on and is always sent.',
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
    LANCE_REGISTRADO: { title: 'Bid recorded', text: 'A confirmation of each bid of yours.' },
    LANCE_SUPERADO: {
      title: 'Outbid',
      text: 'Somebody went ahead of you. By e-mail, alerts in a row about one offer come together.',
    },
    TERMINA_EM_24_HORAS: { title: 'Ends in 24 hours', text: 'Favourites and offers that you bid on.' },
    TERMINA_EM_1_HORA: { title: 'Ends in 1 hour', text: 'Favourites and offers that you bid on.' },
    VENCEU: { title: 'You won', text: 'Your bid was the winning one.' },
    NAO_VENCEU: { title: 'Offer ended', text: 'The offer that you bid on went to somebody else.' },
    VENDA_CONDICIONAL: {
      title: 'Conditional sale',
      text: 'Your bid was the best, but the seller has to approve it.',
    },
    COMPRA: { title: 'Purchases', text: 'Purchase received and every change of its status.' },
    PROPOSTA: { title: 'Proposals', text: 'Proposal received, accepted, rejected, countered or expired.' },
    LANCE_ANULADO: {
      title: 'Bid annulled or offer corrected',
      text: 'The team annulled a bid on an offer of yours, or corrected what it said.',
    },
    OFERTA_REABERTA: {
      title: 'Offer open again',
      text: 'An offer that you had lost is open again, or you withdrew your bids on it.',
    },
    SEGUNDA_CHANCE: {
      title: 'Second chance',
      text: 'Somebody’s purchase fell through and the offer is yours if you want it.',
    },
    PERGUNTA: { title: 'Answered question', text: 'The seller answered a question of yours.' },
    PESQUISA: { title: 'Surveys', text: 'We ask how a deal of yours went.' },
    NOVO_ACESSO: {
      title: 'New sign-in',
      text: 'Somebody signed in to your account from a device that we did not know yet.',
    },
    EQUIPE_VENDA: {
      title: 'Sales',
      text: 'Each sale of the offers of your team or store, and what waits for a decision.',
    },
    EQUIPE_PROPOSTA: {
      title: 'Proposals to answer',
      text: 'Proposals that are new, changed or withdrawn. By e-mail, those on one offer come together.',
    },
    EQUIPE_PERGUNTA: {
      title: 'Questions to answer',
      text: 'Questions of buyers. By e-mail, those on one offer come together.',
    },
    EQUIPE_CANCELAMENTO: {
      title: 'Cancellations',
      text: 'Purchases that were cancelled or not kept, and wishes to cancel.',
    },
  },
  device: 'On this device',
  deviceText: 'Get an alert on your screen as soon as you are outbid, even with the site closed.',
  turnOn: 'Alert me on this device',
  turnOff: 'Turn off on this device',
  working: 'One moment…',
  deviceOn: 'This device gets your alerts.',
  deviceTurnedOff: 'This device gets no more alerts.',
  denied:
    'The browser blocks alerts of this site. To get them, open the permissions of the site (next to the address), allow “Notifications” and reload the page.',
  unsupported:
    'This browser cannot get alerts. On an iPhone or iPad, add the site to the home screen and open it from there.',
  undecided: 'Without your permission nothing has changed. You can turn it on whenever you like.',
  deviceFailed: 'Alerts could not be turned on here. Try again.',
  deviceOffFailed: 'Alerts could not be turned off here. Try again.',
  devices: (count: number) =>
    count === 1 ? '1 device gets your alerts.' : `${count} devices get your alerts.`,
  removeAll: 'Turn off on all devices',
  removedAll: 'No device gets your alerts any more.',
  choose: 'Choose alerts',
  toastSee: 'See',
  toastBid: 'Place a new bid',
  offTitle: 'Turn alerts off',
  turningOff: 'Turning this alert off…',
  turnOffButton: 'Turn this mail off',
  turnedOff: (events: readonly string[]) =>
    `Done: we will send no more mails of ${events.map((event) => `“${event}”`).join(', ')}.`,
  savedSearches: 'New offers of saved searches',
  turnOffMissing: 'This link turns no alert off. Sign in to choose.',
  turnOffFailed: 'The alert could not be turned off right now.',
} satisfies Dictionary['alerts'];
