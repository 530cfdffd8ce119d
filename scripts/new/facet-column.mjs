const CATALOGUE = 'apps/server/src/features/catalogue/catalogue';

/** Vehicles of the calls as tests of the screens write them. */
const FIXTURES = ['catalogue/vehicle/vehicle-view', 'comparison/comparison-rows', 'offer/offer-meta'];

/**
 * The places where a word of a vehicle stands, each beside the gearbox: draft, record, statement, document, contract, tests.
 *
 * @param {{ column: string, field: string }} facet column of the table `vehicle`, field of the vehicles in the calls
 * @returns {Record<string, (text: string) => string>}
 */
export function columnEdits({ column, field }) {
  return {
    [`${CATALOGUE}/saving/offer-draft.ts`]: after(
      '  readonly gearbox?: string | null;\n',
      `  readonly ${column}?: string | null;\n`,
    ),
    [`${CATALOGUE}/index/offer-record.ts`]: after(
      '    gearbox: vehicle?.gearbox ?? null,\n',
      `    ${column}: vehicle?.${column} ?? null,\n`,
    ),
    [`${CATALOGUE}/saving/save-offer-parts.store.ts`]: (text) =>
      [
        [' gearbox,', ` ${column},`],
        [' gearbox text,', ` ${column} text,`],
        [' gearbox = excluded.gearbox,', ` ${column} = excluded.${column},`],
      ].reduce((result, [anchor = '', added = '']) => after(anchor, added)(result), text),
    [`${CATALOGUE}/saving/offer-document.store.ts`]: after(
      "'cambio', v.gearbox,",
      ` '${field}', v.${column},`,
    ),
    'packages/contract/src/wire/offer.ts': after(
      '  cambio: z.string().nullable(),\n',
      `  ${field}: z.string().nullable(),\n`,
    ),
    'apps/server/test/world/world-offer.ts': after(
      '  gearbox: z.string().optional(),\n',
      `  ${column}: z.string().optional(),\n`,
    ),
    'apps/web/test/world/options.ts': after(
      '  readonly gearbox?: string;\n',
      `  readonly ${column}?: string;\n`,
    ),
    ...Object.fromEntries(
      FIXTURES.map((name) => [
        `apps/web/src/features/catalogue/${name}.test.ts`,
        /** @param {string} text */
        (text) => text.replace(/^ {2}cambio: .*\n/m, (line) => `${line}  ${field}: null,\n`),
      ]),
    ),
  };
}

/**
 * Adds a text after an anchor; where that stands nowhere, the text stays as it is.
 *
 * @param {string} anchor
 * @param {string} added
 * @returns {(text: string) => string}
 */
export function after(anchor, added) {
  return (text) => text.replace(anchor, () => anchor + added);
}
