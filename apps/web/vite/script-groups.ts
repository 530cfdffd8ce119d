/** Modules of a folder, by their names as alternatives of a pattern. */
const inFolder = (folder: string, names: string): RegExp =>
  new RegExp(`/${folder}/(?:${names})\\.tsx?(?:\\?|$)`);

/** A file of scripts, and what is in it besides what that imports, unless a file of a higher priority has it. */
const file = (name: string, priority: number, ...places: readonly RegExp[]) => ({
  name,
  priority,
  test: (id: string) => places.some((place) => place.test(id.replaceAll('\\', '/'))),
});

/** What every page needs and what changes only with its versions: one file, compressed as one. */
const framework = file(
  'framework',
  4,
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
);

/** What words are made with is no part of any of their files. */
const numbers = file(
  'numbers',
  4,
  inFolder('platform/i18n', 'number-text'),
  inFolder('domain/src/money', 'format-money'),
);

/**
 * Words, a file for each part in each language; those that the frame and the first sight of home show come as one, and so do those of an
 * offer. The prefix of its name gives the language.
 */
const words = {
  name: (id: string): string | null => {
    const [, language, part = ''] =
      /[\\/]src[\\/]texts[\\/](ptbr|en)[\\/](?:[\w-]+[\\/])*([\w-]+)\.ts$/.exec(id) ?? [];
    if (language === undefined) return null;
    if (FRAME_WORDS.has(part)) return `${language}-frame`;
    return `${language}-${OFFER_WORDS.has(part) ? 'offer' : part}`;
  },
  priority: 3,
};
const FRAME_WORDS = new Set(['shell', 'head', 'card', 'terms', 'favourites', 'search', 'consent', 'home']);
const OFFER_WORDS = new Set(['offer', 'condition', 'deal']);

/**
 * What home and the page of an offer both have on their own: the frame, cards, the live line, the question about cookies. One file:
 * compressed together it is a sixth smaller than in the thirty files that it would be.
 */
const site = file(
  'site',
  3,
  inFolder('web/src', 'root'),
  inFolder('web/src/texts', 'ptbr|en'),
  inFolder(
    'platform/shell',
    'access-mark|footer|header|idiom-[\\w-]+|missing-page|shell|skip-links|user-menu',
  ),
  inFolder('platform/shell', 'use-[\\w-]+|search/(?:search-box|recent-searches)'),
  inFolder('platform/(?:scripts|live|house|head)', '[\\w-]+'),
  inFolder('platform/notices', 'notices|notice-store|use-notice-toasts'),
  inFolder('platform/navigation', 'is-load-failure|use-load-failures|use-scroll-before'),
  inFolder('platform/consent', '(?!consent-dialog)[\\w-]+'),
  inFolder('platform/analytics', 'container|cookies-of-others'),
  inFolder('platform/drafts', '(?:use-)?tab-text'),
  inFolder('platform/screen', 'fetched-part|fetch-once|use-screen-class|turns'),
  inFolder('platform', 'forms/hold-taps|session/load-private|partner/written-address'),
  inFolder('ui/src', 'field|scroll-area'),
  inFolder('features/catalogue/catalogue/cards', 'offer-card|photo-controls|card-\\w+|favourite-button'),
  inFolder('features/catalogue/catalogue/cards', 'use-buy-from-card|use-live-card|live-card|empty-drawing'),
  inFolder(
    'features/catalogue/catalogue',
    'list/one-stop|texts/live-card|filters/filter-address|home/home-view',
  ),
  inFolder('features/catalogue', 'favourites/(?:use-favourite|favourite-store)|share/share-button'),
  inFolder('features/catalogue', 'recent/(?:late-recent-row|recent-offers)|comparison/late-tray'),
  inFolder(
    'features/catalogue/comparison-choice',
    'compared-offers|late-compare|compare-t\\w+|use-compare-toggle',
  ),
  inFolder('features/catalogue/comparison-choice/texts', 'choosing'),
  inFolder('features', 'stores/partners/late-partner-card|trading/standings/(?:use-)?standing'),
  inFolder('domain/src', 'texts/(?:human|light)-text|trading/costs/(?:fee-rule|total-cost)|tables/keyed'),
  inFolder('domain/src', 'catalogue/catalogue/filter/list-facets|validation/cep'),
);

/** What home alone needs: banners, filters and lists. */
const home = file(
  'home',
  1,
  inFolder('web/src/routes', 'home'),
  inFolder('features/catalogue/content', 'banner-[\\w-]+'),
  inFolder('features/catalogue/catalogue/home', 'use-home|list-header|home-\\w+|spotlight-row|search-notice'),
  inFolder(
    'features/catalogue/catalogue/filters',
    '(?!filter-sheet|choice-dialog|filter-query|load-)[\\w-]+',
  ),
  inFolder(
    'features/catalogue/catalogue',
    '(?:list/|filter-words/(?!category-links)|places/(?!locate-cep))[\\w-]+',
  ),
  inFolder('features/catalogue/saved-searches', 'save-search|pending-search'),
);

/** An offer as it is dealt on, on its page and on those of deals: its state, its figures as they change, its costs, the time that is left. */
const dealing = file(
  'dealing',
  2,
  inFolder('features/trading/auctions', 'use-live-offer|read-live|use-server-time|load-ledger|late-rule'),
  inFolder('features/catalogue', 'catalogue/vehicle/offer-view|offer/reference/reference-view'),
  inFolder(
    'features/trading',
    'standings/own-maximum|deals/(?:end-timer|deal-actions)|costs/(?:cost-lines|use-delivery)',
  ),
  inFolder('ui/src', 'countdown|breadcrumb'),
  inFolder('platform/i18n', 'unbroken-counts|written-lang'),
  inFolder('contract/src/trading/auctions', 'get-ledger'),
  inFolder('domain/src/trading/auctions/bids', 'minimum-bid|increments|suspicious-bid'),
  inFolder('domain/src', 'catalogue/catalogue/(?:countdown|star-rating)|time/iso-instant|money/parse-money'),
);

/** The page of an offer as it opens and as it is scrolled. */
const offer = file(
  'offer',
  1,
  inFolder('web/src/routes', 'oferta'),
  inFolder('features/catalogue/offer', 'description|late-part|late-sections|offer-[\\w-]+|report-links'),
  inFolder('features/catalogue/offer', 'section|sticky-column|use-section|gallery/(?:gallery|thumbnails)'),
  inFolder('features/catalogue/offer', 'reference/(?:reference-\\w+|chart-line)'),
  inFolder('features/catalogue/offer', 'vehicle/(?:vehicle-\\w+|legal-sheet|equipment)'),
  inFolder('features/trading/deals', 'deal-panel|sticky-bar|use-deal|auction-part|bidding/bid-at-house'),
  inFolder('features/trading/questions', 'question-form|question-list|questions-area'),
  inFolder('features/trading/auctions', 'bid-history|bid-table|ledger-lines|use-increments|texts/\\w+'),
);

export const scriptGroups = [framework, numbers, words, site, dealing, home, offer];

const OF_EVERY_PAGE = /assets\/(?:framework|site|numbers|rolldown-runtime)-/;
const WORDS = /assets\/(?:ptbr|en)-/;

/** What is fetched along with a part of a page: not what every page has already. A file of words needs nothing else. */
export function fetchedAlong(file: string, needed: readonly string[]): string[] {
  return WORDS.test(file) ? [] : needed.filter((name) => !OF_EVERY_PAGE.test(name));
}
