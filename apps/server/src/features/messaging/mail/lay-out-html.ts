import { escapeHtml } from './escape-html.ts';
import type { MailLink, MailParts } from './mail-parts.ts';

const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail clients in dark mode use these; the others the light colours of the elements. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0d1316!important}
.card{background:#182126!important;border-color:#2b373d!important}
.ink,.ink a{color:#e8edf0!important}
.soft,.soft a{color:#a9b6bd!important}
.act{background:#2bb3c4!important}
.act a{color:#04191c!important}
.code{background:#0d1316!important;color:#e8edf0!important}
}
@media (max-width:480px){.card{padding:24px 20px!important}.page{padding:12px 8px!important}}
`;

/** The HTML of a mail: tables and inline styles, as mail clients understand them; nothing is loaded from anywhere. */
export function layOutHtml(parts: MailParts, sender: readonly string[]): string {
  const { title, idiom, greeting, paragraphs, code, links = [], after = '', button, foot = [] } = parts;
  return [
    '<!doctype html>',
    `<html lang="${idiom === 'EN' ? 'en' : 'pt-BR'}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    `<body class="page" style="margin:0;padding:24px 12px;background:#f1f4f5;font:16px/1.55 ${FONT}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewOf(parts))}</div>`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">',
    '<tr><td align="center">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">',
    `<tr><td style="padding:0 4px 16px">${markOf(parts)}</td></tr>`,
    '<tr><td class="card ink" style="padding:32px;background:#ffffff;border:1px solid #dde4e7;border-radius:12px;color:#1d2329">',
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700">${escapeHtml(title)}</h1>`,
    ...(greeting === undefined ? [] : [paragraphOf(greeting)]),
    ...(code ? [codeOf(code)] : []),
    ...paragraphs.map(paragraphOf),
    ...listOf(links),
    ...(after === '' ? [] : [paragraphOf(after)]),
    ...(button ? [buttonOf(button)] : []),
    '</td></tr>',
    '<tr><td class="soft" style="padding:16px 4px 0;color:#55626a;font-size:13px;line-height:1.5">',
    sender.map(escapeHtml).join('<br>\n'),
    ...(foot.length === 0 ? [] : [`<br><br>\n${foot.map(footLink).join('<br>\n')}`]),
    '</td></tr>',
    '</table>',
    '</td></tr>',
    '</table>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** The preview line that mail clients show beside the subject. */
function previewOf({ code, paragraphs }: MailParts): string {
  const text = code ? `${code.label}: ${code.digits}` : (paragraphs[0] ?? '');
  return text.length > 140 ? `${text.slice(0, 139)}…` : text;
}

/** Name and mark of the store, else of the house; the mark is a letter, because pictures would have to be loaded. */
function markOf({ brand, store }: MailParts): string {
  const name = store?.name ?? brand.name;
  const [letter = ''] = [...name.trim()];
  const via = store
    ? `<br><span class="soft" style="color:#55626a;font-size:13px">via ${escapeHtml(brand.name)}</span>`
    : '';
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>',
    `<td width="40" height="40" align="center" style="width:40px;height:40px;border-radius:10px;background:#0b6470;color:#ffffff;font-size:20px;font-weight:700">${escapeHtml(letter.toUpperCase())}</td>`,
    `<td class="ink" style="padding-left:12px;color:#1d2329;font-size:17px;line-height:1.3;font-weight:700;overflow-wrap:anywhere">${escapeHtml(name)}${via}</td>`,
    '</tr></table>',
  ].join('\n');
}

function paragraphOf(text: string): string {
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
}

function codeOf({ label, digits }: { readonly label: string; readonly digits: string }): string {
  return [
    `<p style="margin:0 0 8px">${escapeHtml(label)}:</p>`,
    `<p class="code" style="margin:0 0 20px;padding:14px 16px;border-radius:8px;background:#f1f4f5;color:#1d2329;font:700 30px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escapeHtml(digits)}</p>`,
  ].join('\n');
}

function listOf(links: readonly MailLink[]): string[] {
  if (links.length === 0) return [];
  const line = (link: MailLink): string =>
    `<li style="margin:0 0 10px"><a href="${escapeHtml(link.address)}" style="color:#0b6470">${escapeHtml(link.text)}</a></li>`;
  return [
    '<ul style="margin:0 0 16px;padding-left:20px;overflow-wrap:anywhere">',
    ...links.map(line),
    '</ul>',
  ];
}

function footLink({ text, address }: MailLink): string {
  return `<a href="${escapeHtml(address)}" style="color:#55626a">${escapeHtml(text)}</a>`;
}

function buttonOf({ text, address }: MailLink): string {
  const link = 'display:inline-block;padding:13px 24px;color:#ffffff;font-weight:700;text-decoration:none';
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr>',
    '<td class="act" style="background:#0b6470;border-radius:8px">',
    `<a href="${escapeHtml(address)}" style="${link}">${escapeHtml(text)}</a>`,
    '</td></tr></table>',
  ].join('\n');
}
