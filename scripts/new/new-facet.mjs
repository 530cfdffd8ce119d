import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, columnEdits } from './facet-column.mjs';
import { inWords } from './names.mjs';
import { insertBefore } from './write-all.mjs';

const MIGRATIONS = 'apps/server/migrations';
const FACETS = 'packages/domain/src/catalogue/catalogue/filter/list-facets.ts';
const SCREEN_TEST = 'apps/web/src/features/catalogue/catalogue/screen-tests/further-filters.screen.test.tsx';

/** @typedef {{ key: string, column: string, field: string }} Facet */

/**
 * A facet whose values are words of the vehicles: a column that vehicles do not have yet, the lists of offers and saved searches, the row of the
 * table of facets, its name on the screens.
 *
 * @param {string} root
 * @param {Facet} facet its key, the new column of the table `vehicle`, the field of the vehicles in the calls
 * @returns {import('./make-new.mjs').Made}
 */
export function newFacet(root, facet) {
  const { key, column } = facet;
  refuseTaken(root, facet);
  const name = nameIn(key);
  const migration = `${MIGRATIONS}/${nextNumber(root)}_facet_${key}.sql`;
  return {
    files: { [migration]: migrationText(facet) },
    edits: {
      [FACETS]: (text) => insertBefore(text, '] as const;\nexport type WordKey', rowOf(facet)),
      ...columnEdits(facet),
      'apps/web/src/texts/ptbr/home.ts': name,
      'apps/web/src/texts/en/home.ts': name,
    },
    next: [
      `Write the name of the facet in both languages: the line \`${key}\` of apps/web/src/texts/{ptbr,en}/home.ts.`,
      `Let sellers say it: \`${column}\` of the import (apps/server/src/features/catalogue/import, beside gearbox) or of whatever fills the draft.`,
      `Give the test its word and its line: ${SCREEN_TEST}.`,
      'npm run generate   (the OpenAPI document gets the parameter, the counts and the field)',
      'npx vitest run --project unit matches   and   npx vitest run --project server one-predicate',
      'npm run check',
    ],
  };
}

/**
 * @param {string} root
 * @param {Facet} facet
 */
function refuseTaken(root, { key, column }) {
  if (readFileSync(join(root, FACETS), 'utf8').includes(`key: '${key}'`))
    throw new Error(`The facet ${key} is there.`);
  const table = /create table vehicle \([\s\S]*?\n\);/;
  const columns = new RegExp(String.raw`^  ${column} |alter table vehicle add column ${column} `, 'm');
  const has = readdirSync(join(root, MIGRATIONS)).find((name) => {
    const text = readFileSync(join(root, MIGRATIONS, name), 'utf8');
    const own = (table.exec(text)?.[0] ?? '') + text.replaceAll(/create table [\s\S]*?\n\);/g, '');
    return columns.test(own);
  });
  if (has !== undefined) throw new Error(`Vehicles have a column ${column} that is there: ${has}.`);
}

/** @param {Facet} facet */
function rowOf({ key, column, field }) {
  return `  { key: '${key}', kind: 'words', parameter: '${key}', one: '${column}', field: '${field}' },\n`;
}

/**
 * @param {string} key
 * @returns {(text: string) => string}
 */
function nameIn(key) {
  return (text) => {
    const colours = /^ {2}colours: .*\n/m.exec(text)?.[0];
    return colours === undefined ? text : after(colours, `  ${key}: '${inWords(key)}',\n`)(text);
  };
}

/** @param {string} root */
function nextNumber(root) {
  const numbers = readdirSync(join(root, MIGRATIONS)).map((name) => Number.parseInt(name, 10) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** @param {Facet} facet */
function migrationText({ key, column, field }) {
  return `-- Offers can be filtered by the ${column} of their vehicles; offer and saved search keep the distinct values.
alter table vehicle add column ${column} text;
alter table offer add column ${key} text[] not null default '{}';
alter table saved_search add column ${key} text[] not null default '{}';
-- What is kept of each vehicle for the calls has the new field too; nobody has said it yet.
update offer_document set vehicles = (
  select coalesce(json_agg((each.vehicle::jsonb || '{"${field}": null}') order by each.place), '[]')
  from json_array_elements(vehicles) with ordinality each (vehicle, place));
`;
}
