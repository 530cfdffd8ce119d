import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import type { Brand } from '../../../config/config.ts';
import type { DemoText } from './demo-text.ts';
import { houseTextsEn } from './house-texts-en.ts';
import { houseTextsPt } from './house-texts-pt.ts';
import { legalTextsEn } from './legal-texts-en.ts';
import { legalTextsPt } from './legal-texts-pt.ts';

/** The rows of table `content_text`: every key in Portuguese and in English. */
export function textRows(brand: Brand): object[] {
  const languages = {
    PTBR: { ...houseTextsPt, ...legalTextsPt },
    EN: { ...houseTextsEn, ...legalTextsEn },
  };
  return Object.entries(languages).flatMap(([language, texts]) =>
    Object.entries(texts).map(([key, text]) => ({
      key,
      language,
      description: filled(text[0], brand),
      html: filled(htmlOf(text), brand),
    })),
  );
}

/** Blocks as HTML: headings, paragraphs, and adjacent items as one list. */
function htmlOf([, ...blocks]: DemoText): string {
  return blocks
    .map((block) => {
      if (block.startsWith('# ')) return `<h3>${escaped(block.slice(2))}</h3>`;
      return block.startsWith('- ')
        ? `<ul><li>${escaped(block.slice(2))}</li></ul>`
        : `<p>${escaped(block)}</p>`;
    })
    .join('')
    .replaceAll('</ul><ul>', '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text with its placeholders filled in. */
function filled(text: string, brand: Brand): string {
  const facts: Readonly<Record<string, string>> = {
    name: brand.name,
    legalName: brand.legalName,
    cnpj: formatCnpj(brand.cnpj),
    hours: brand.hours,
    email: brand.email,
    salesEmail: brand.salesEmail,
    'office.line': brand.office.line,
    'dpo.name': brand.dpo.name,
    'dpo.email': brand.dpo.email,
  };
  return text.replaceAll(/\{([a-zA-Z.]+)\}/g, (mark, fact: string) => escaped(facts[fact] ?? mark));
}
