import type { House } from '../../../../../platform/house/house.ts';
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
    name: 'refresh (cookie that scripts cannot read)',
    kind: 'necessary',
    purpose: 'Renews your session safely and allows it to be ended.',
    duration: 'until the session ends',
  },
  {
    name: 'office (cookie that scripts cannot read)',
    kind: 'necessary',
    purpose:
      'Renews the session of those who work in the back office (/painel); it exists for staff and stores only.',
    duration: 'until the session ends',
  },
  {
    name: 'painel-idiom, mantine-color-scheme-value (local storage)',
    kind: 'necessary',
    purpose: 'Keep the language and theme that staff chose in the back office.',
    duration: 'until you delete them',
  },
  {
    name: 'device (cookie that scripts cannot read)',
    kind: 'necessary',
    purpose:
      'Recognises a browser in which you have signed in before, so that other people’s failed attempts cannot lock you out. It does not say whose account it is.',
    duration: '6 months after the last sign-in',
  },
  {
    name: 'consent (cookie)',
    kind: 'necessary',
    purpose: 'Stores your cookie choice: version of the policy, kinds allowed, date and a random identifier.',
    duration: '6 months',
  },
  {
    name: 'patio.consent.unsent (local storage)',
    kind: 'necessary',
    purpose: 'Remembers that the record of your choice has not reached the server yet.',
    duration: 'until the record arrives',
  },
  {
    name: 'idiom (cookie)',
    kind: 'necessary',
    purpose: 'Remembers the language you chose.',
    duration: 'until the browser closes; 1 year if you allow functionality',
  },
  {
    name: 'grade (cookie)',
    kind: 'necessary',
    purpose: 'Stores how many offers fit on your screen.',
    duration: 'until the browser closes; 1 year if you allow functionality',
  },
  {
    name: 'painel (cookie)',
    kind: 'necessary',
    purpose: 'Remembers how you left the filter panel.',
    duration: 'until the browser closes; 1 year if you allow functionality',
  },
  {
    name: 'posicao (cookie)',
    kind: 'necessary',
    purpose: 'Sorts offers by distance, only after you ask for it and allow access to your location.',
    duration: 'until the browser closes',
  },
  {
    name: 'patio.fluxo, patio.lance, patio.pergunta, patio.entrega and busca-a-salvar (tab storage)',
    kind: 'necessary',
    purpose:
      'Store what you have started (a purchase, bid, proposal, question, search to save or delivery place), so that nothing is lost when the page reloads.',
    duration: 'until the tab closes or you sign out',
  },
  {
    name: 'patio.destino (local storage)',
    kind: 'necessary',
    purpose:
      'Stores where you were going when we asked you to sign in, and the amount you typed, to take you back there after you sign up or confirm your e-mail.',
    duration: 'until you sign in, for at most 24 hours',
  },
  {
    name: 'patio.feito (tab storage)',
    kind: 'necessary',
    purpose: 'Remembers that you have just placed a bid, made a proposal or bought, to show the final page.',
    duration: 'until you close the tab or sign out',
  },
  {
    name: 'patio.selado.* (tab storage) and patio (IndexedDB)',
    kind: 'necessary',
    purpose:
      'Store the bank details you have typed but not sent yet, encrypted with a key that no script can extract.',
    duration: 'until you send the form, close the tab or sign out; the key stays in the browser',
  },
  {
    name: 'patio.pesquisa.* (tab storage)',
    kind: 'necessary',
    purpose: 'Store your answers to a survey you have started.',
    duration: 'until you send the survey or close the tab',
  },
  {
    name: 'patio.maximo (tab storage)',
    kind: 'necessary',
    purpose: 'Shows you the maximum you set for automatic bids in this tab. The server never sends it back.',
    duration: 'until you close the tab or sign out',
  },
  {
    name: 'patio.cadastro, patio.interesses and patio.interesses.escolha (tab storage)',
    kind: 'necessary',
    purpose:
      'Store the sign-up form you have started, without the password, and the interests you chose, so that nothing is lost when the page reloads.',
    duration: 'until you finish signing up, close the tab or sign out',
  },
  {
    name: 'patio.rascunho.* (tab storage)',
    kind: 'necessary',
    purpose:
      'Store what you typed into an account form but have not sent yet, without passwords and bank details, so that nothing is lost if your session ends.',
    duration: 'until you send the form, close the tab or sign out',
  },
  {
    name: 'patio.entrada (tab storage)',
    kind: 'necessary',
    purpose:
      'Checks that the response from Google or Facebook matches your request, and takes you back to the page you were on.',
    duration: 'until you come back from Google or Facebook, or close the tab',
  },
  {
    name: 'patio.comparar (tab storage)',
    kind: 'necessary',
    purpose: 'Stores the offers you chose to compare: number, title and photo.',
    duration: 'until you close the tab, clear the comparison or sign out',
  },
  {
    name: 'patio.parceiro and patio.contato (tab storage)',
    kind: 'necessary',
    purpose:
      'Store the partner registration you have started, without passwords, and a message to a store that you have not sent yet, so that nothing is lost when the page reloads.',
    duration: 'until the message is sent, the tab closes or you sign out',
  },
  {
    name: 'avisos.js and the subscription to alerts (browser)',
    kind: 'necessary',
    purpose:
      'Show the alerts you turned on in Alerts on this device, only after you click and give permission in the browser.',
    duration: 'until you turn the alerts off on the device or sign out',
  },
  {
    name: 'dataLayer (page memory)',
    kind: 'performance',
    purpose:
      'Counts searches, filters, offers viewed, favourites and purchase steps, without your name, tax id, contact details or location.',
    duration: 'until the page is closed',
  },
  {
    name: 'patio.functionality.* (local storage)',
    kind: 'functionality',
    purpose: 'Remembers recent searches and recently viewed offers.',
    duration: 'until you delete it or withdraw your permission',
  },
  {
    name: 'Vimeo (cookies of that service)',
    kind: 'functionality',
    purpose: 'Shows the videos of offers. Without permission, a video is loaded only when you ask to see it.',
    duration: 'as stated in Vimeo’s policy',
  },
];

/** Everything that this site stores in a browser, in English. */
export function retainedItemsEn({ analyticsContainer }: House): readonly RetainedItem[] {
  if (analyticsContainer === null) return ITEMS;
  const statistics: RetainedItem = {
    name: `${new URL(analyticsContainer).host} (cookies of the statistics service)`,
    kind: 'performance',
    purpose:
      'Receives what the dataLayer counts, along with the page address and your network address. It is loaded only with your permission.',
    duration: 'until you withdraw your permission: we then delete the cookies it set on this site',
  };
  return [...ITEMS, statistics];
}
