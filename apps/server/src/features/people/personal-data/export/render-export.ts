import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateText, dateTimeText } from '@patio/domain/time/date-text.ts';
import type { Brand } from '../../../../config/config.ts';
import { escapeHtml } from '../../../messaging/mail/public.ts';
import type { ExportField, ExportSection } from './export-section.ts';
import type { ExportRecord, ExportValue, PersonalDataCopy } from './personal-data-copy.ts';
import { sections } from './sections/sections.ts';

const WORDS = {
  PTBR: {
    title: 'Meus dados',
    made: (protocol: string, at: string) => `Pedido ${protocol}, gerado em ${at} (horário de Brasília).`,
    contents: 'Conteúdo',
    nothing: 'Nada guardado.',
    yes: 'Sim',
    no: 'Não',
  },
  EN: {
    title: 'My data',
    made: (protocol: string, at: string) => `Request ${protocol}, made on ${at} (Brasília time).`,
    contents: 'Contents',
    nothing: 'Nothing kept.',
    yes: 'Yes',
    no: 'No',
  },
} as const;

// Self-contained: nothing is loaded and no script runs, wherever the file is opened.
const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem;font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.75rem;margin:0}h2{font-size:1.25rem;margin:2rem 0 .5rem;border-bottom:1px solid;padding-bottom:.25rem}
nav ol{columns:16rem;padding-left:2rem}nav a{display:inline-block;padding:.4rem 0}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) minmax(0,1fr);gap:.15rem 1rem;margin:.75rem 0;padding:.75rem;border:1px solid #8888;border-radius:.5rem;break-inside:avoid}
dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media(max-width:30rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:.5rem}}
@media print{nav{display:none}body{max-width:none}}
`;

/** A copy as one page to read and print, in a language; dates in America/Sao_Paulo, money in reais. */
export function renderExport(copy: PersonalDataCopy, brand: Brand, idiom: Idiom): string {
  const words = WORDS[idiom];
  const at = dateTimeText(Date.parse(copy.geradoEm), idiom);
  const shown = sections.map((section) => ({ section, records: copy.dados[section.name] ?? [] }));
  const contents = shown.map(
    ({ section: { name, title }, records }) =>
      `<li><a href="#${name}">${escapeHtml(title[idiom])} (${records.length})</a></li>`,
  );
  return `<!doctype html>
<html lang="${idiom === 'EN' ? 'en' : 'pt-BR'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${words.title} – ${escapeHtml(brand.name)}</title><style>${STYLE}</style></head>
<body><header><p>${escapeHtml(brand.name)}</p><h1>${words.title}</h1><p>${escapeHtml(words.made(copy.protocolo, at))}</p></header>
<nav aria-label="${words.contents}"><ol>${contents.join('')}</ol></nav>
<main>${shown.map(({ section, records }) => sectionOf(section, records, idiom)).join('')}</main>
</body></html>
`;
}

function sectionOf(section: ExportSection, records: readonly ExportRecord[], idiom: Idiom): string {
  const words = WORDS[idiom];
  const body =
    records.length === 0
      ? `<p>${words.nothing}</p>`
      : records.map((record) => recordOf(section, record, idiom)).join('');
  return `<section id="${section.name}"><h2>${escapeHtml(section.title[idiom])}</h2>${body}</section>`;
}

function recordOf({ fields }: ExportSection, record: ExportRecord, idiom: Idiom): string {
  const lines = Object.entries(fields)
    .filter(([name]) => record[name] !== null && record[name] !== '')
    .map(
      ([name, field]) =>
        `<dt>${escapeHtml(field.label[idiom])}</dt><dd>${escapeHtml(written(field, record[name] ?? null, idiom))}</dd>`,
    );
  return `<dl>${lines.join('')}</dl>`;
}

function written({ type }: ExportField, value: ExportValue, idiom: Idiom): string {
  if (type === 'boolean') return value === true ? WORDS[idiom].yes : WORDS[idiom].no;
  if (type === 'money' && typeof value === 'number') return formatMoney(Math.round(value * 100));
  if (type === 'instant' && typeof value === 'string') return dateTimeText(Date.parse(value), idiom);
  if (type === 'date' && typeof value === 'string') return dateText(Date.parse(`${value}T12:00Z`), idiom);
  return String(value);
}
