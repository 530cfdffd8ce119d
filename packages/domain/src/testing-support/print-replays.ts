import { readFileSync } from 'node:fs';
import { carFigures, proxyFigures, visibleFigures, windowFigures, type Figure } from './replay-figures.ts';

const PAGE = new URL('../../../../docs/replays.md', import.meta.url);

const CHAPTERS: readonly (readonly [string, string, () => readonly Figure[]])[] = [
  [
    'Secret maxima',
    'Auctions of watches, handhelds and consoles, about 2000 to 2003. Every bid is a maximum. The engine is given the step of that house before each bid: the step that belongs to the lower of the two maxima.',
    proxyFigures,
  ],
  [
    'The closing window',
    'The same auctions with our window of three minutes (rules 0.3). Nobody knew of it then, so nobody answered a late bid: this tells how often the end would have moved, not how the fight would have gone on.',
    windowFigures,
  ],
  [
    'Visible bids',
    'Auctions of December 2001 with bidders and real times, fed as manual bids.',
    visibleFigures,
  ],
  [
    'Cars with a reserve',
    'Car auctions of 2020 to 2023. Nobody is named, so every bid is another user’s; the reserve is unknown, so one that was not met is taken as one cent more than the best bid.',
    carFigures,
  ],
];

const table = (figures: readonly Figure[]): string =>
  [
    '| what | count | of |',
    '|---|--:|--:|',
    ...figures.map(({ what, count, of }) => `| ${what} | ${count} | ${of} |`),
  ].join('\n');

const text = CHAPTERS.map(
  ([title, about, figures]) => `## ${title}\n\n${about}\n\n${table(figures())}\n`,
).join('\n');

/** The lines that say something, without the padding that a formatter gives to tables. */
const linesOf = (given: string): string[] =>
  given
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '--').trim())
    .filter((line) => line !== '');

// npm run replay-auctions: the figures of docs/replays.md; with --check, which of them the page does not have.
if (process.argv.includes('--check')) {
  const page = new Set(linesOf(readFileSync(PAGE, 'utf8')));
  const missing = linesOf(text).filter((line) => !page.has(line));
  const verdict = missing.length === 0 ? 'docs/replays.md has every figure.' : 'docs/replays.md has not:';
  process.stdout.write(`${[verdict, ...missing].join('\n')}\n`);
  process.exitCode = missing.length === 0 ? 0 : 1;
} else {
  process.stdout.write(`${text}\n`);
}
