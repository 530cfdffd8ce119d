import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cell, styled, typesXml, workbook } from '../../../../../../test/builders/workbook.ts';
import { zipFile } from '../../../../../../test/builders/zip-file.ts';
import { openRecords } from '../open-records.ts';
import type { SourceRecord } from '../source-record.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'patio-xlsx-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function read(content: Buffer, sheet?: string): Promise<SourceRecord[]> {
  const file = path.join(directory, 'file');
  await writeFile(file, content);
  const opened = await openRecords(file, sheet);
  if ('problem' in opened) return [{ line: 0, problem: opened.problem, wholeFile: true }];
  const records: SourceRecord[] = [];
  for await (const record of opened.records) records.push(record);
  return records;
}

/** Cells or problem of each record. */
const said = (records: readonly SourceRecord[]) =>
  records.map((record) => ('cells' in record ? record.cells : reasonText(record.problem, 'PTBR')));
const one = (rows: Parameters<typeof workbook>[0][number]['rows'], more: object = {}) =>
  workbook([{ name: 'Estoque', rows, ...more }]);

describe('the cells of a workbook', () => {
  it('are what the user sees: texts as they are, numbers, dates, percentages and codes by their formats', async () => {
    const row = [
      '00123',
      styled(123, 'code'),
      45900.5,
      styled(1234.5678, 'cents'),
      styled(46203, 'date'),
      styled(46203.5, 'dayFirst'),
      styled(0.155, 'percent'),
      cell('t="b"', '<v>1</v>'),
      38.125,
      0.1 + 0.2,
      7891234567890123,
    ];
    const headings = ['modelo', 'preco', ...row.slice(2).map((_each, index) => `h${index}`)];
    expect(said(await read(await one([headings, row])))).toEqual([
      [
        '00123',
        '00123',
        '45900.5',
        '1234.57',
        '2026-06-30',
        '2026-06-30 12:00',
        '15.5%',
        'S',
        '38,125',
        '0.3',
        '7891234567890120',
      ],
    ]);
  });

  it('keep the saved result of a formula, and refuse their line without one or with an error', async () => {
    const records = await read(
      await one([
        ['modelo', 'preco'],
        ['a', cell('', '<f>1+1</f><v>2</v>')],
        ['b', cell('t="str"', '<f>CONCAT(1)</f><v>x &amp; y</v>')],
        ['c', cell('', '<f>1+1</f>')],
        ['d', cell('t="e"', '<f>1/0</f><v>#DIV/0!</v>')],
        ['e', cell('t="s"', '<v>99</v>')],
      ]),
    );
    expect(said(records)).toEqual([
      ['a', '2'],
      ['b', 'x & y'],
      'preco: a fórmula não tem resultado salvo; abra a planilha, salve-a e envie-a de novo',
      'preco: a célula tem o erro #DIV/0!',
      'preco: o texto da célula não está no arquivo',
    ]);
  });

  it('hold rich text without reading aids, and characters that XML cannot', async () => {
    const rich = cell(
      't="inlineStr"',
      '<is><r><t>Uno</t></r><r><t xml:space="preserve"> Way</t></r><rPh><t>x</t></rPh></is>',
    );
    expect(
      said(
        await read(
          await one([
            ['modelo', 'descricao'],
            [rich, 'um_x000A_dois'],
          ]),
        ),
      ),
    ).toEqual([['Uno Way', 'um\ndois']]);
  });
});

describe('the rows of a workbook', () => {
  it('begin under the headings wherever these stand, keep their numbers, and say that they are hidden', async () => {
    const rows = [
      ['Estoque de novembro'],
      [],
      [null, 'Modelo', 'Preço', 'Nota'],
      [null, 'Uno', 1],
      [],
      [null, ' '],
      [null, 'Gol', 2, null, 'aside'],
    ];
    const records = await read(await one(rows, { hidden: [7], merged: ['A1:E1'] }));
    expect(records).toEqual([
      { line: 4, headings: ['', 'Modelo', 'Preço', 'Nota'], cells: ['', 'Uno', '1', ''] },
      {
        line: 7,
        headings: ['', 'Modelo', 'Preço', 'Nota'],
        cells: ['', 'Gol', '2', ''],
        notice: { code: 'row-hidden', values: {} },
      },
    ]);
  });

  it('repeat what a cell says that is merged over several of them', async () => {
    const rows = [
      ['marca', 'modelo', 'preco'],
      ['Fiat', 'Uno', 1],
      [null, 'Argo', 2],
      ['Ford', 'Ka', 3],
    ];
    expect(said(await read(await one(rows, { merged: ['A2:A3'] })))).toEqual([
      ['Fiat', 'Uno', '1'],
      ['Fiat', 'Argo', '2'],
      ['Ford', 'Ka', '3'],
    ]);
  });

  it('are those of the first sheet that is not hidden, or of the chosen one', async () => {
    const sheet = (name: string, state?: 'hidden') => ({
      name,
      rows: [
        ['modelo', 'preco'],
        [name, 1],
      ],
      ...(state ? { state } : {}),
    });
    const file = await workbook([sheet('Listas', 'hidden'), sheet('Carros'), sheet('Caminhões')]);
    expect(said(await read(file))).toEqual([['Carros', '1']]);
    expect(said(await read(file, 'caminhoes'))).toEqual([['Caminhões', '1']]);
    expect(said(await read(file, 'Motos'))).toEqual(['a pasta de trabalho não tem a planilha "Motos"']);
  });
});

describe('a workbook is refused with its reason', () => {
  const rows = [
    ['modelo', 'preco'],
    ['Uno', 1],
  ];
  const sheet = { name: 'Estoque', rows };
  const part = 'xl/worksheets/sheet1.xml';
  const data = (content: string) => `<worksheet><sheetData>${content}</sheetData></worksheet>`;
  const broken = /quebrad/;
  const cases: readonly (readonly [string, () => Promise<Buffer>, RegExp])[] = [
    [
      'with macros',
      () =>
        workbook(
          [sheet],
          [
            {
              name: '[Content_Types].xml',
              content: typesXml(1, 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
            },
          ],
        ),
      /macros/,
    ],
    ['with hidden macros', () => workbook([sheet], [{ name: 'xl/vbaProject.bin', content: 'x' }]), /macros/],
    [
      'as binary',
      () =>
        workbook(
          [sheet],
          [
            {
              name: '[Content_Types].xml',
              content: typesXml(1, 'application/vnd.ms-excel.sheet.binary.macro+xml'),
            },
          ],
        ),
      /xlsb/,
    ],
    ['old or protected', async () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), /\.xls\) ou está protegido/],
    ['that is another archive', () => zipFile([{ name: 'a.txt', content: 'a' }]), /não é uma planilha/],
    ['that is cut', async () => (await one(rows)).subarray(0, 600), broken],
    [
      'without its sheet',
      () => workbook([sheet], [{ name: 'xl/_rels/workbook.xml.rels', content: '<Relationships/>' }]),
      broken,
    ],
    [
      'with text that is no XML',
      () => workbook([sheet], [{ name: part, content: data('<row><c></row>') }]),
      broken,
    ],
    [
      'with entities',
      () => workbook([sheet], [{ name: part, content: `<!DOCTYPE a [<!ENTITY b "c">]>${data('<row/>')}` }]),
      broken,
    ],
    [
      'with an endless text',
      () => workbook([sheet], [{ name: part, content: data('x'.repeat(2 << 20)) }]),
      broken,
    ],
    [
      'that unpacks to too much',
      () => workbook([sheet], [{ name: part, content: Buffer.alloc(150 << 20, data('<row/>')) }]),
      /descompactado, .* e o máximo é 100 MB/,
    ],
    [
      'with too much shared text',
      () => workbook([sheet], [{ name: 'xl/sharedStrings.xml', content: Buffer.alloc(97 << 20, 'x') }]),
      /texto demais/,
    ],
  ];
  it.each(cases)('%s', async (_name, make, reason) => {
    const records = await read(await make());
    expect(records).toHaveLength(1);
    const [first] = records;
    expect(first).toMatchObject({ wholeFile: true });
    expect(first && 'problem' in first && reasonText(first.problem, 'PTBR')).toMatch(reason);
  });

  it('but a million empty rows are read, and say nothing', async () => {
    const empty = '<row r="3"></row>'.repeat(1_000_000);
    const filled =
      '<row><c t="inlineStr"><is><t>modelo</t></is></c><c t="inlineStr"><is><t>preco</t></is></c></row>';
    const file = await workbook([sheet], [{ name: part, content: data(filled + empty) }]);
    expect(await read(file)).toEqual([]);
  });
});
