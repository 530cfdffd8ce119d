import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Brand } from '../../config/config.ts';
import { escapeHtml } from './escape-html.ts';

export interface MailParts {
  readonly brand: Brand;
  readonly idiom: Idiom;
  readonly title: string;
  /** Plain text, one entry a paragraph. */
  readonly paragraphs: readonly string[];
  /** `address` is absolute. */
  readonly button?: Link;
  /** A list below the paragraphs, and what comes after it. */
  readonly links?: readonly Link[];
  readonly after?: string;
  /** Where mails like this one are chosen or turned off. */
  readonly foot?: readonly Link[];
}

interface Link {
  readonly text: string;
  /** Absolute. */
  readonly address: string;
}

/** Lays a mail out, with who sends it at the foot (Decreto 7.962/2013, art. 2). No pictures and no addresses of others are loaded. */
export function renderMail(parts: MailParts): { text: string; html: string } {
  return { text: textOf(parts), html: htmlOf(parts) };
}

function textOf({ title, paragraphs, links = [], after = '', button, foot = [], ...who }: MailParts): string {
  const list = links.map(({ text, address }) => `- ${text}\n  ${address}`);
  const rest = after === '' ? [] : [after];
  const link = button ? [`${button.text}: ${button.address}`] : [];
  const end = foot.length === 0 ? [] : [foot.map(({ text, address }) => `${text}: ${address}`).join('\n')];
  const sender = ['--', ...senderOf(who)].join('\n');
  return [title, ...paragraphs, ...list, ...rest, ...link, ...end, sender].join('\n\n') + '\n';
}

function htmlOf({ title, paragraphs, links = [], after = '', button, foot = [], ...who }: MailParts): string {
  const body = [
    ...paragraphs.map(paragraphOf),
    links.length === 0
      ? ''
      : `<ul style="margin:0 0 16px;padding-left:20px">${links.map(lineOf).join('')}</ul>`,
    after === '' ? '' : paragraphOf(after),
  ].join('');
  const end = foot.length === 0 ? '' : `<br><br>${foot.map(linkOf).join('<br>')}`;
  const sender = senderOf(who).map(escapeHtml).join('<br>') + end;
  return `<!doctype html>
<html lang="${who.idiom === 'EN' ? 'en' : 'pt-BR'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f3f4f6;color:#1f2937;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(who.brand.name)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body}${button ? buttonOf(button) : ''}
</div>
<p style="max-width:560px;margin:16px auto 0;color:#4b5563;font-size:13px">${sender}</p>
</body>
</html>
`;
}

function paragraphOf(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function lineOf(link: Link): string {
  return `<li style="margin:0 0 8px">${linkOf(link)}</li>`;
}

function linkOf({ text, address }: Link): string {
  return `<a href="${escapeHtml(address)}" style="color:#1f2937">${escapeHtml(text)}</a>`;
}

function buttonOf({ text, address }: Link): string {
  const style =
    'display:inline-block;padding:12px 24px;border-radius:6px;background:#1f2937;color:#ffffff;text-decoration:none;font-weight:600';
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(address)}" style="${style}">${escapeHtml(text)}</a></p>`;
}

function senderOf({ brand, idiom }: Pick<MailParts, 'brand' | 'idiom'>): string[] {
  const questions = idiom === 'EN' ? 'Questions' : 'Dúvidas';
  return [`${brand.legalName} – CNPJ ${brand.cnpj}`, brand.office.line, `${questions}: ${brand.email}`];
}
