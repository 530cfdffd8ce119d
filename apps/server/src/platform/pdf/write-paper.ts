import PDFDocument from 'pdfkit';
import encodeQr from 'qr';
import { drawable, type Run, type Subset } from './drawable-text.ts';
import type { Paper, PaperBlock } from './paper.ts';

/** The fonts of a paper, and which of them has a sign. */
export interface PaperFonts {
  readonly files: Readonly<Record<Subset, { readonly normal: Buffer; readonly bold: Buffer }>>;
  readonly subsetOf: (sign: string) => Subset | null;
}

const MARGIN = 56;
const FOOT = 64;
const NAMES = 170;
const LONGEST = 4000;
const INK = '#1a1f25';
const SOFT = '#555d66';
const CODE_SIZE = 150;

type Style = { readonly size: number; readonly bold?: boolean; readonly colour?: string };

/** Writes a paper as a tagged PDF: with its language, its title, headings, tables with the names of their rows, and texts for what is drawn. */
export async function writePaper(paper: Paper, fonts: PaperFonts): Promise<Buffer> {
  const writer = new PaperWriter(paper, fonts);
  writer.write();
  return writer.bytes();
}

class PaperWriter {
  readonly #paper: Paper;
  readonly #fonts: PaperFonts;
  readonly #doc: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<void>;
  #lost = false;

  constructor(paper: Paper, fonts: PaperFonts) {
    this.#paper = paper;
    this.#fonts = fonts;
    const { title, language, author, at } = paper;
    this.#doc = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT / 2 },
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: new Date(at), ModDate: new Date(at) },
    });
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#ended = new Promise((resolve) => this.#doc.once('end', resolve));
    for (const [subset, { normal, bold }] of Object.entries(fonts.files)) {
      this.#doc.registerFont(`${subset}-normal`, normal);
      this.#doc.registerFont(`${subset}-bold`, bold);
    }
  }

  write(): void {
    const root = this.#doc.struct('Document');
    this.#doc.addStructure(root);
    root.add(this.#doc.struct('H1', {}, () => this.#text(this.#paper.title, { size: 20, bold: true })));
    for (const block of this.#paper.blocks) this.#block(root, block);
    if (this.#lost) this.#block(root, { kind: 'paragraph', text: this.#paper.missingSigns });
    root.end();
    this.#footers();
    this.#doc.end();
  }

  async bytes(): Promise<Buffer> {
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }

  #block(root: PDFKit.PDFStructureElement, block: PaperBlock): void {
    const doc = this.#doc;
    if (block.kind === 'heading') {
      doc.moveDown(1);
      this.#keepTogether(60);
      root.add(doc.struct('H2', {}, () => this.#text(block.text, { size: 13, bold: true })));
      doc.moveDown(0.3);
    } else if (block.kind === 'paragraph') {
      root.add(doc.struct('P', {}, () => this.#text(block.text, { size: 10 })));
      doc.moveDown(0.5);
    } else if (block.kind === 'facts') this.#facts(root, block.rows);
    else this.#code(root, block);
  }

  #facts(root: PDFKit.PDFStructureElement, rows: readonly (readonly [string, string])[]): void {
    const doc = this.#doc;
    const table = doc.struct('Table');
    root.add(table);
    for (const [name, value] of rows) {
      const row = doc.struct('TR');
      table.add(row);
      this.#keepTogether(
        Math.min(120, Math.max(this.#height(name, NAMES - 12), this.#height(value, this.#valueWidth()))),
      );
      const top = doc.y;
      const page = doc.bufferedPageRange().count;
      row.add(
        doc.struct('TH', {}, () =>
          this.#text(name, { size: 10, colour: SOFT }, { x: MARGIN, width: NAMES - 12 }),
        ),
      );
      const below = doc.y;
      const samePage = doc.bufferedPageRange().count === page;
      if (samePage) doc.y = top;
      row.add(
        doc.struct('TD', {}, () =>
          this.#text(value, { size: 10 }, { x: MARGIN + NAMES, width: this.#valueWidth() }),
        ),
      );
      row.end();
      if (doc.bufferedPageRange().count === page) doc.y = Math.max(below, doc.y);
      doc.y += 4;
    }
    table.end();
    doc.x = MARGIN;
  }

  #code(root: PDFKit.PDFStructureElement, { content, alt }: Extract<PaperBlock, { kind: 'code' }>): void {
    const doc = this.#doc;
    this.#keepTogether(CODE_SIZE + 40);
    const modules = encodeQr(content, 'raw', { ecc: 'medium', border: 4 });
    const side = CODE_SIZE / modules.length;
    const top = doc.y;
    const draw = (): void => {
      doc.fillColor('#000');
      modules.forEach((line, row) =>
        line.forEach((dark, column) => {
          if (dark) doc.rect(MARGIN + column * side, top + row * side, side + 0.05, side + 0.05);
        }),
      );
      doc.fill();
    };
    root.add(doc.struct('Figure', { alt }, draw));
    doc.y = top + CODE_SIZE;
    root.add(doc.struct('P', {}, () => this.#text(content, { size: 18, bold: true })));
    doc.moveDown(0.5);
  }

  /** A new page if so much does not fit on this one. */
  #keepTogether(height: number): void {
    if (this.#doc.y + height > this.#doc.page.height - MARGIN - FOOT / 2) this.#doc.addPage();
  }

  #valueWidth(): number {
    return this.#doc.page.width - 2 * MARGIN - NAMES;
  }

  #height(text: string, width: number): number {
    return this.#doc
      .font('latin-normal')
      .fontSize(10)
      .heightOfString(
        this.#runs(text)
          .map((run) => run.text)
          .join(''),
        { width },
      );
  }

  #runs(text: string): readonly Run[] {
    const { runs, lost } = drawable(text.slice(0, LONGEST), this.#fonts.subsetOf);
    this.#lost ||= lost;
    return runs.length === 0 ? [{ subset: 'latin', text: '–' }] : runs;
  }

  #text(
    text: string,
    { size, bold = false, colour = INK }: Style,
    place?: { x: number; width: number },
  ): void {
    const doc = this.#doc;
    const width = place?.width ?? doc.page.width - 2 * MARGIN;
    const runs = this.#runs(text);
    doc.fillColor(colour).fontSize(size);
    runs.forEach((run, index) => {
      const options = { width, continued: index < runs.length - 1, lineGap: 2 };
      doc.font(`${run.subset}-${bold ? 'bold' : 'normal'}`);
      if (index === 0) doc.text(run.text, place?.x ?? MARGIN, doc.y, options);
      else doc.text(run.text, options);
    });
  }

  /** The foot of every page is no content: readers of screens pass it over. */
  #footers(): void {
    const doc = this.#doc;
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page);
      const { bottom } = doc.page.margins;
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination' });
      const text = this.#runs(`${this.#paper.footer} · ${page + 1}/${count}`)
        .map((run) => run.text)
        .join('');
      doc.font('latin-normal').fontSize(8).fillColor(SOFT);
      doc.text(text, MARGIN, doc.page.height - FOOT, {
        width: doc.page.width - 2 * MARGIN,
        height: 24,
        ellipsis: true,
      });
      doc.endMarkedContent();
      doc.page.margins.bottom = bottom;
    }
  }
}
