/** A file of scripts that many pages fetch, and what is in it. */
const named = (name: string, ...places: readonly RegExp[]) => ({
  name,
  test: (id: string) => places.some((place) => place.test(id)),
});

/** What every page needs and what changes only with its versions: one file, compressed as one. */
const framework = named(
  'framework',
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
);

/**
 * Words, a file for each part in each language; those that the frame and the first sight of home and offer page show come as one.
 * The prefix of its name gives the language.
 */
const words = {
  name: (id: string): string | null => {
    const [, language, part = ''] =
      /[\\/]src[\\/]texts[\\/](ptbr|en)[\\/](?:[\w-]+[\\/])*([\w-]+)\.ts$/.exec(id) ?? [];
    if (language === undefined) return null;
    return `${language}-${FIRST_WORDS.has(part) ? 'frame' : part}`;
  },
  priority: 1,
};
const FIRST_WORDS = new Set(['shell', 'head', 'card', 'terms', 'favourites', 'search']);

/** What words are made with is no part of any of their files. */
const numbers = {
  ...named('numbers', /(?:platform[\\/]i18n[\\/]number-text|domain[\\/]src[\\/]money[\\/]format-money)\.ts$/),
  priority: 2,
};

/** What many screens share of platform and packages: a file for each of the many small modules would cost more than it saves. */
const shared = {
  name: 'shared',
  test: (id: string) => SHARED.test(id) && !OF_FORMS.test(id) && !OF_OTHER_SCREENS.some((it) => it.test(id)),
  minShareCount: 4,
};

const SHARED = /(?:apps[\\/]web[\\/]src[\\/]platform|packages)[\\/]/;
/** Many screens have forms; home and the offer page, which must stay light, have none. */
const OF_FORMS =
  /ui[\\/]src[\\/](?:dialog|field|password-field)\b|platform[\\/](?:drafts[\\/]|forms[\\/](?:field-props|form-text|problem-text|use-fields|use-form)\b|api[\\/](?:saved|download-file)\b)|domain[\\/]src[\\/](?:validation|forms|tables|(?:identity[\\/](?:accounts|security)|people[\\/]personal-data|catalogue[\\/]places))[\\/]/;
/** What several screens share, but neither home nor the offer page as it opens. */
const OF_OTHER_SCREENS = [
  /ui[\\/]src[\\/](?:masked-(?:field|caret)|money-field)\b/,
  /platform[\\/](?:analytics[\\/](?:container|cookies-of-others)|navigation[\\/]account-nav)\b/,
  /platform[\\/]pictures[\\/]/,
  /platform[\\/]session[\\/](?:goal|use-goal|use-dead-session|safe-return|ask-session|load-private|use-private-page)\b/,
  /domain[\\/]src[\\/]money[\\/]money-mask\b/,
  /contract[\\/]src[\\/]catalogue[\\/]places[\\/]/,
  /domain[\\/]src[\\/]catalogue[\\/]catalogue[\\/]range-filter\b/,
  /domain[\\/]src[\\/]sales[\\/](?:negotiations|cancellations)[\\/]/,
];

/** Small parts of the frame, of every card and of the page of an offer. */
const early = named(
  'early',
  /platform[\\/](?:drafts[\\/](?:use-)?tab-text|screen[\\/](?:fetched-part|fetch-once|use-screen-class)|consent[\\/]optional-storage|forms[\\/]hold-taps|shell[\\/]idiom-address)\.tsx?$/,
  /features[\\/]catalogue[\\/](?:favourites[\\/](?:use-favourite|favourite-store)|catalogue[\\/]cards[\\/]card-words|share[\\/]share-button)\.tsx?$/,
  /features[\\/](?:catalogue[\\/]comparison-choice[\\/]compared-offers|trading[\\/]standings[\\/]use-standing)\.tsx?$/,
);

/** What adds an offer to the comparison, on cards and on its page. */
const comparing = named(
  'comparing',
  /features[\\/]catalogue[\\/]comparison-choice[\\/](?:compare-tool|compare-toggle|use-compare-toggle|texts[\\/]choosing)\.tsx?$/,
);

/** An offer as it is dealt on: where it stands, its figures as they change, and the time that is left. */
const dealing = named(
  'dealing',
  /features[\\/](?:trading[\\/]auctions[\\/](?:use-live-offer|read-live|use-server-time|load-ledger|late-rule)|catalogue[\\/]catalogue[\\/]vehicle[\\/]offer-view)\.tsx?$/,
  /features[\\/]trading[\\/](?:standings[\\/]own-maximum|deals[\\/](?:end-timer|deal-actions))\.tsx?$/,
  /ui[\\/]src[\\/](?:countdown|breadcrumb)\.tsx$/,
  /platform[\\/]i18n[\\/](?:unbroken-counts|written-lang)\.tsx?$/,
  /contract[\\/]src[\\/]trading[\\/]auctions[\\/]get-ledger\.ts$/,
  /domain[\\/]src[\\/](?:trading[\\/]auctions[\\/]bids[\\/](?:minimum-bid|increments|suspicious-bid)|catalogue[\\/]catalogue[\\/](?:countdown|star-rating)|time[\\/]iso-instant|money[\\/]parse-money)\.ts$/,
);

export const scriptGroups = [framework, numbers, words, shared, early, comparing, dealing];

const OF_EVERY_PAGE = /assets\/(?:framework|shared|early|numbers|rolldown-runtime)-/;
const WORDS = /assets\/(?:ptbr|en)-/;

/** What is fetched along with a part of a page: not what every page has already. A file of words needs nothing else. */
export function fetchedAlong(file: string, needed: readonly string[]): string[] {
  return WORDS.test(file) ? [] : needed.filter((name) => !OF_EVERY_PAGE.test(name));
}
