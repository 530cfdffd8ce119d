import { formatPrice } from '@patio/domain/money/format-money.ts';
import { searchAddress } from '@patio/domain/catalogue/saved-searches/search-address.ts';
import type { Config } from '../../../config/config.ts';
import { escapeHtml, messages, type MailStore, type RankedMail } from '../../messaging/mail/public.ts';
import type { DueSearch, FoundOffer } from './alerts.store.ts';
import { offToken } from './off-token.ts';

/** The mail about a search, with its unsubscribe URL. */
export function alertMail(
  config: Config,
  search: DueSearch,
  offers: readonly FoundOffer[],
  store: MailStore | null,
): { content: RankedMail<'alert'>; unsubscribeAddress: string } {
  const { publicUrl, brand } = config;
  const token = offToken(config, search.id);
  const unsubscribeAddress = `${publicUrl}/api/usrio/buscas/desligar/${token}`;
  const content = messages.savedSearchAlert({
    brand,
    store,
    idiom: search.idiom,
    name: search.person,
    searchName: search.name,
    offers: offers.map(({ code, title, cents }) => ({
      title,
      price: formatPrice(cents),
      address: `${publicUrl}${pathIn(search, `/oferta/${code}`)}`,
    })),
    total: offers[0]?.total ?? 0,
    searchAddress: `${publicUrl}${searchPath(search)}`,
    offAddress: `${publicUrl}/buscas-salvas/desligar/${token}`,
  });
  return { content, unsubscribeAddress };
}

/** The same as a notification: its links are paths of the site. */
export function alertNotification(
  search: DueSearch,
  offers: readonly FoundOffer[],
): { title: string; body: string } {
  const total = offers[0]?.total ?? 0;
  const english = search.idiom === 'EN';
  const [title, all, rest] = english
    ? ([
        total === 1 ? `1 new offer: ${search.name}` : `${total} new offers: ${search.name}`,
        'See all offers of this search',
        (count: number) => `And ${count} more.`,
      ] as const)
    : ([
        total === 1 ? `1 oferta nova: ${search.name}` : `${total} ofertas novas: ${search.name}`,
        'Ver todas as ofertas desta busca',
        (count: number) => (count === 1 ? 'E mais 1.' : `E mais ${count}.`),
      ] as const);
  const lines = offers.map(({ code, title: offer, cents }) => {
    const address = escapeHtml(pathIn(search, `/oferta/${code}`));
    return `<li><a href="${address}">${escapeHtml(offer)}</a> – ${formatPrice(cents)}</li>`;
  });
  const more = total > offers.length ? `<p>${rest(total - offers.length)}</p>` : '';
  const link = `<p><a href="${escapeHtml(searchPath(search))}">${all}</a></p>`;
  return { title, body: `<ul>${lines.join('')}</ul>${more}${link}` };
}

/** Home with the filter of the search. */
function searchPath(search: DueSearch): string {
  return searchAddress(search.query, pathIn(search, '/home'));
}

function pathIn({ store }: DueSearch, path: string): string {
  return store === null ? path : `/${store}${path}`;
}
