import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import { escapeHtml } from './escape-html.ts';
import { layOutHtml } from './lay-out-html.ts';
import { senderName, type MailFrame } from './mail-frame.ts';
import type { MailLink, MailParts } from './mail-parts.ts';

export interface RenderedMail {
  readonly text: string;
  readonly html: string;
  readonly senderName: string | null;
  readonly notice: string;
}

/** Renders a mail, with the sender at the foot (Decreto 7.962/2013, art. 2). No pictures and no external resources are loaded. */
export function renderMail(parts: MailParts): RenderedMail {
  const sender = senderLines(parts);
  return {
    text: textOf(parts, sender),
    html: layOutHtml(parts, sender),
    senderName: senderName(parts),
    notice: noticeOf(parts),
  };
}

function textOf(parts: MailParts, sender: readonly string[]): string {
  const { title, greeting, paragraphs, code, links = [], after = '', button, foot = [] } = parts;
  return (
    [
      ...(parts.store ? [parts.store.name] : []),
      title,
      ...(greeting === undefined ? [] : [greeting]),
      ...(code ? [`${code.label}: ${code.digits}`] : []),
      ...paragraphs,
      ...links.map(({ text, address }) => `- ${text}\n  ${address}`),
      ...(after === '' ? [] : [after]),
      ...(button ? [`${button.text}: ${button.address}`] : []),
      ...(foot.length === 0 ? [] : [foot.map(({ text, address }) => `${text}: ${address}`).join('\n')]),
      ['--', ...sender].join('\n'),
    ].join('\n\n') + '\n'
  );
}

/** For the inbox of the site, under any host: links are paths, and the store is that of the reader. */
function noticeOf({ paragraphs, links = [], after = '', button, store }: MailParts): string {
  const link = ({ text, address }: MailLink): string =>
    `<a href="${escapeHtml(pathOf(address, store?.store))}">${escapeHtml(text)}</a>`;
  const line = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  return [
    ...paragraphs.map(line),
    links.length === 0 ? '' : `<ul>${links.map((one) => `<li>${link(one)}</li>`).join('')}</ul>`,
    after === '' ? '' : line(after),
    button ? `<p>${link(button)}</p>` : '',
  ].join('');
}

function pathOf(address: string, store: string | undefined): string {
  const { pathname, search } = new URL(address);
  const inStore = store !== undefined && pathname.startsWith(`/${store}/`);
  return (inStore ? pathname.slice(store.length + 1) : pathname) + search;
}

function senderLines({ brand, idiom, store }: MailFrame): string[] {
  const questions = idiom === 'EN' ? 'Questions' : 'Dúvidas';
  const via =
    idiom === 'EN'
      ? `Sent by ${brand.name} on behalf of the store ${store?.name}`
      : `Enviado por ${brand.name} em nome da loja ${store?.name}`;
  return [
    ...(store ? [via] : []),
    `${brand.legalName} – CNPJ ${formatCnpj(brand.cnpj)}`,
    brand.office.line,
    `${questions}: ${brand.email}`,
  ];
}
