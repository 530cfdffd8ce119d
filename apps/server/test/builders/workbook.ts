import { zipFile, type ZippedFile } from './zip-file.ts';

/** A cell: a text, a number, or the XML of another one without its reference. */
export type SheetCell = string | number | null | { readonly xml: (reference: string) => string };
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** Numbers of hidden rows, from 1. */
  readonly hidden?: readonly number[];
  readonly merged?: readonly string[];
  readonly state?: 'hidden';
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`;
const letters = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '') +
  String.fromCharCode(65 + (column % 26));

/** Any cell: attributes and content as a program would write them. */
export const cell = (attributes: string, content: string): SheetCell => ({
  xml: (reference) => `<c r="${reference}" ${attributes}>${content}</c>`,
});
/** A number shown by a style of `STYLES`. */
export const styled = (value: number, style: keyof typeof STYLES): SheetCell =>
  cell(`s="${Object.keys(STYLES).indexOf(style) + 1}"`, `<v>${value}</v>`);
const STYLES = { date: 14, percent: 9, code: 164, cents: 4, dayFirst: 165 } as const;

/** The bytes of a workbook. Texts are shared, as spreadsheets write them. `change`: replaces or adds parts. */
export function workbook(sheets: readonly Sheet[], change: readonly ZippedFile[] = []): Promise<Buffer> {
  const texts: string[] = [];
  const parts: ZippedFile[] = [
    { name: '[Content_Types].xml', content: typesXml(sheets.length, SHEET_KIND) },
    { name: '_rels/.rels', content: relations([['officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', content: workbookXml(sheets) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...sheets.map((_sheet, index): [string, string] => ['worksheet', `worksheets/sheet${index + 1}.xml`]),
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    },
    { name: 'xl/styles.xml', content: stylesXml() },
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: sheetXml(sheet, texts),
    })),
  ];
  const shared = texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('');
  const all = [
    ...parts,
    { name: 'xl/sharedStrings.xml', content: xml(`<sst xmlns="${MAIN}">${shared}</sst>`) },
  ];
  const changed = new Set(change.map(({ name }) => name));
  return zipFile([...all.filter(({ name }) => !changed.has(name)), ...change]);
}

/** What kinds the parts of a workbook are. */
export function typesXml(sheets: number, kind: string): string {
  const sheetKinds = Array.from(
    { length: sheets },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  return xml(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${kind}"/>${sheetKinds.join('')}</Types>`,
  );
}

function workbookXml(sheets: readonly Sheet[]): string {
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"${state ? ` state="${state}"` : ''}/>`,
  );
  return xml(`<workbook xmlns="${MAIN}" xmlns:r="${RELATED}"><sheets>${listed.join('')}</sheets></workbook>`);
}

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const each = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATED}/${kind}" Target="${target}"/>`,
  );
  return xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`,
  );
}

function stylesXml(): string {
  const formats = Object.values(STYLES).map((id) => `<xf numFmtId="${id}"/>`);
  return xml(
    `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.join('')}</cellXfs></styleSheet>`,
  );
}

function sheetXml({ rows, hidden = [], merged = [] }: Sheet, texts: string[]): string {
  const lines = rows.map((cells, index) => {
    const number = index + 1;
    const written = cells.map((each, column) => cellXml(each, `${letters(column)}${number}`, texts)).join('');
    return `<row r="${number}"${hidden.includes(number) ? ' hidden="1"' : ''}>${written}</row>`;
  });
  const areas = merged.map((reference) => `<mergeCell ref="${reference}"/>`).join('');
  return xml(
    `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData>${areas === '' ? '' : `<mergeCells>${areas}</mergeCells>`}</worksheet>`,
  );
}

function cellXml(value: SheetCell, reference: string, texts: string[]): string {
  if (value === null) return '';
  if (typeof value === 'object') return value.xml(reference);
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  texts.push(value);
  return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`;
}
