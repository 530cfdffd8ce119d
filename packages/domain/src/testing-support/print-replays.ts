import { carFigures, proxyFigures, visibleFigures, windowFigures, type Figure } from './replay-figures.ts';

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
    'Car auctions of 2020 to 2023. Nobody is named, so every bid is somebody else’s; the reserve is unknown, so one that was not met is taken as one cent more than the best bid.',
    carFigures,
  ],
];

const table = (figures: readonly Figure[]): string =>
  [
    '| what | count | of |',
    '|---|--:|--:|',
    ...figures.map(({ what, count, of }) => `| ${what} | ${count} | ${of} |`),
  ].join('\n');

// npm run replay-auctions: the figures of docs/replays.md.
for (const [title, text, figures] of CHAPTERS) {
  process.stdout.write(`## ${title}\n\n${text}\n\n${table(figures())}\n\n`);
}
