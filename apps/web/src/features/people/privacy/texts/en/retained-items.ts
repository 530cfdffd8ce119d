import type { House } from '../../../../../platform/house.ts';
import type { RetainedItem } from '../../policy-text.ts';

const ITEMS: readonly RetainedItem[] = [
  {
    name: 'token (cookie and local storage)',
    kind: 'necessary',
    purpose:
      'Recognises who has signed in. The code itself is valid for 15 minutes and is renewed while you use the site.',
    duration: '30 days, or until you sign out',
  },
  {
    name: 'refresh (a cookie that scripts cannot read)',
    kind: 'necessary',
    purpose: 'Renews the session safely and makes it possible to end it.',
    duration: 'until the session ends',
  },
  {
    name: 'device (cookie that scripts cannot read)',
    kind: 'necessary',
    purpose:
      'Recognises the browser in which you have signed in before, so that tries of other people cannot keep you out. It does not say whose account it is.',
    duration: '6 months after the last sign-in',
  },
  {
    name: 'consent (cookie)',
    kind: 'necessary',
    purpose:
      'Keeps your choice about cookies: version of the policy, kinds allowed, date and a random identifier.',
    duration: '6 months',
  },
  {
    name: 'patio.consent.unsent (local storage)',
    kind: 'necessary',
    purpose: 'Remembers that the record of your choice has yet to reach the server.',
    duration: 'until the record arrives',
  },
  {
    name: 'idiom (cookie)',
    kind: 'necessary',
    purpose: 'Keeps the language that you chose.',
    duration: 'until the browser closes; 1 year if you allow functionality',
  },
  {
    name: 'grade (cookie)',
    kind: 'necessary',
    purpose: 'Tells how many offers fit your screen.',
    duration: 'until the browser closes; 1 year if you allow functionality',
  },
  {
    name: 'painel (cookie)',
    kind: 'necessary',
    purpose: 'Keeps the filter panel as you left it.',
    duration: 'until the browser closes; 1 year if you allow functionality',
  },
  {
    name: 'posicao (cookie)',
    kind: 'necessary',
    purpose: 'Orders offers by distance, only after you ask for it and permit your location.',
    duration: 'until the browser closes',
  },
  {
    name: 'patio.fluxo, patio.lance, patio.pergunta, patio.entrega and busca-a-salvar (storage of the tab)',
    kind: 'necessary',
    purpose:
      'Keep what you have begun (purchase, bid, proposal, question, search to be saved, place of delivery), so that reloading the page loses nothing.',
    duration: 'until the tab closes or you sign out',
  },
  {
    name: 'patio.destino (storage of the browser)',
    kind: 'necessary',
    purpose:
      'Keeps where you wanted to go when we asked you to sign in, and the amount typed there, to lead you back after the sign-up or the confirmation of your e-mail.',
    duration: 'until you sign in, 24 hours at most',
  },
  {
    name: 'patio.feito (storage of the tab)',
    kind: 'necessary',
    purpose: 'Remembers that you have just made a bid, a proposal or a purchase, to show the last page.',
    duration: 'until you close the tab or sign out',
  },
  {
    name: 'patio.selado.* (storage of the tab) and patio (IndexedDB)',
    kind: 'necessary',
    purpose:
      'Keep, encrypted by a key that no script can read out, the bank data that you typed and have not sent yet.',
    duration: 'until you send the form, close the tab or sign out; the key stays in the browser',
  },
  {
    name: 'patio.pesquisa.* (storage of the tab)',
    kind: 'necessary',
    purpose: 'Keep the answers of the survey that you began.',
    duration: 'until you send the survey or close the tab',
  },
  {
    name: 'patio.maximo (storage of the tab)',
    kind: 'necessary',
    purpose:
      'Shows you the maximum of the automatic bids that you set in this tab. The server never gives it back.',
    duration: 'until you close the tab or sign out',
  },
  {
    name: 'patio.cadastro, patio.interesses and patio.interesses.escolha (storage of the tab)',
    kind: 'necessary',
    purpose:
      'Keep the sign-up that you have begun, without the password, and the interests you chose, so that reloading the page loses nothing.',
    duration: 'until you finish signing up, close the tab or sign out',
  },
  {
    name: 'patio.rascunho.* (storage of the tab)',
    kind: 'necessary',
    purpose:
      'Keep what you typed into a form of your account and did not send yet, without passwords and bank data, so that a session that ended loses nothing.',
    duration: 'until you send the form, close the tab or sign out',
  },
  {
    name: 'patio.entrada (storage of the tab)',
    kind: 'necessary',
    purpose:
      'Checks that the answer of Google or Facebook is the one that you asked for, and takes you back to the page where you were.',
    duration: 'until you come back from Google or Facebook, or close the tab',
  },
  {
    name: 'patio.comparar (storage of the tab)',
    kind: 'necessary',
    purpose: 'Keeps the offers that you chose to compare: number, title and photo.',
    duration: 'until you close the tab, clear the comparison or sign out',
  },
  {
    name: 'patio.parceiro and patio.contato (storage of the tab)',
    kind: 'necessary',
    purpose:
      'Keep the partner registration that you have begun, without its passwords, and a message to a store that was not sent yet, so that reloading the page loses nothing.',
    duration: 'until the message is sent, the tab closes or you sign out',
  },
  {
    name: 'avisos.js and the subscription to alerts (browser)',
    kind: 'necessary',
    purpose:
      'Show the alerts that you turned on in Alerts on this device, only after you click and the browser has asked.',
    duration: 'until you turn the alerts off on the device or sign out',
  },
  {
    name: 'dataLayer (memory of the page)',
    kind: 'performance',
    purpose:
      'Counts searches, filters, offers seen, favourites and steps of a purchase, without name, document, contact or location.',
    duration: 'until the page is closed',
  },
  {
    name: 'patio.functionality.* (local storage)',
    kind: 'functionality',
    purpose: 'Remembers recent searches and recently seen offers.',
    duration: 'until you delete it or withdraw your permission',
  },
  {
    name: 'Vimeo (cookies of that service)',
    kind: 'functionality',
    purpose: 'Shows the films of offers. Without permission a film is loaded only when you ask to see it.',
    duration: 'as the policy of Vimeo says',
  },
];

/** Everything that this site keeps in a browser, in English. */
export function retainedItemsEn({ analyticsContainer }: House): readonly RetainedItem[] {
  if (analyticsContainer === null) return ITEMS;
  const statistics: RetainedItem = {
    name: `${new URL(analyticsContainer).host} (cookies of the statistics service)`,
    kind: 'performance',
    purpose:
      'Receives what the dataLayer counts, along with the address of the page and your network address. It is loaded only with your permission.',
    duration: 'until you withdraw your permission: we then delete the cookies that it set on this site',
  };
  return [...ITEMS, statistics];
}
