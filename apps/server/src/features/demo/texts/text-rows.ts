import type { Brand } from '../../../config/config.ts';
import type { DemoText } from './demo-text.ts';
import { houseTextsEn } from './house-texts-en.ts';
import { houseTextsPt } from './house-texts-pt.ts';
import { legalTextsEn } from './legal-texts-en.ts';
import { legalTextsPt } from './legal-texts-pt.ts';

/** The rows of table `content_text`: every key in Portuguese and in English. */
export function textRows(brand: Brand): object[] {
  const languages = {
    PTBR: { ...houseTextsPt(brand), ...legalTextsPt(brand) },
    EN: { ...houseTextsEn(brand), ...legalTextsEn(brand) },
  };
  return Object.entries(languages).flatMap(([language, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ key, language, description: text[0], html: htmlOf(text) })),
  );
}

/** Blocks as HTML: headings, paragraphs, and neighbouring items as one list. */
function htmlOf([, ...blocks]: DemoText): string {
  return blocks
    .map((block) => {
      if (block.startsWith('# ')) return `<h3>${escaped(block.slice(2))}</h3>`;
      return block.startsWith('- ') ? `<ul><li>${escaped(block.slice(2))}</li></ul>` : `<p>${escaped(block)}</p>`;
    })
    .join('')
    .replaceAll('</ul><ul>', '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
