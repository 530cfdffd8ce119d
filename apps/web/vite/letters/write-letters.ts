import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { letterRanges, SITE_LETTERS } from './site-letters.ts';

/**
 * Writes `src/styles/letters`: the letters that every page loads first, half the bytes of the whole family, and the rules that leave the others to the whole
 * file, which a browser fetches once a text has one of them. With `--check` it fails if a committed file differs.
 */
const whole = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
const source = readFileSync(new URL(import.meta.resolve(whole)));
const letters = await subsetFont(source, SITE_LETTERS, {
  targetFormat: 'woff2',
  // Distances between letters, digits of one width, and accents that were typed apart from their letter.
  keepFeatures: ['kern', 'tnum', 'ccmp'],
  // The site has no thinner and no heavier text.
  variationAxes: { wght: { min: 400, max: 700 } },
});

const ranges = letterRanges();
const face = (file: string, range: string): string =>
  [
    '@font-face {',
    "  font-family: 'Geist Variable';",
    '  font-style: normal;',
    '  font-display: swap;',
    '  font-weight: 400 700;',
    `  src: url('${file}') format('woff2');`,
    `  unicode-range: ${range};`,
    '}',
    '',
  ].join('\n');
const rules = [
  '/* Geist (SIL Open Font License 1.1). Written by `npm run generate`: do not edit. */',
  face('./geist-site.woff2', ranges.small),
  face(whole, ranges.rest),
].join('\n');

for (const [name, content] of [
  ['geist-site.woff2', letters],
  ['letters.css', Buffer.from(rules)],
] as const) {
  const place = new URL(`../../src/styles/letters/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(place, content);
  else if (!readFileSync(place).equals(content)) {
    process.stderr.write(`apps/web/src/styles/letters/${name} is old: run \`npm run generate\`.\n`);
    process.exitCode = 1;
  }
}
