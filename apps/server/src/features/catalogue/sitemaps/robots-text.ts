/** Personal pages, and calls: nothing that a search engine should read. */
const CLOSED = [
  '/api/',
  '/dev/',
  '/painel',
  '/auth',
  '/fluxo',
  '/finalizar',
  '/compra',
  '/negociacao',
  '/cancelamento',
  '/favoritos',
  '/buscas-salvas',
  '/perfil',
  '/interesses',
  '/notification',
  '/survey',
  '/oferta/verificar/',
];

/** Pages that stores have too, below their name. */
const CLOSED_IN_STORES = CLOSED.filter((path) => !['/api/', '/dev/', '/painel'].includes(path));

/** The text of robots.txt; `maps` are the URLs of the sitemaps of the house and of every store. */
export function robotsText(maps: readonly string[]): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...CLOSED_IN_STORES.map((path) => `Disallow: /*${path}`),
    '',
    ...maps.map((address) => `Sitemap: ${address}`),
    '',
  ].join('\n');
}
