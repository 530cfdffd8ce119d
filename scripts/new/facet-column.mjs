const CATALOGUE = 'apps/server/src/features/catalogue/catalogue';

/**
 * The places where a word of a vehicle stands, each beside the gearbox: draft, record, statement, document, contract.
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
