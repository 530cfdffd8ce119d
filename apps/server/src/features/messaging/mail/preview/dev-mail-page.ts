import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import { escapeHtml } from '../escape-html.ts';
import type { StoredMail } from '../outbox/stored-mails.store.ts';

/** A kind of mail and its number of variants. */
export interface ListedKind {
  readonly kind: string;
  readonly variants: number;
}

/** A plain page with the newest mails; `recipient` null = of everyone. Below them every kind of mail by its sample. */
export function devMailPage(
  mails: readonly StoredMail[],
  recipient: string | null,
  kinds: readonly ListedKind[],
): string {
  const items = mails.map(
    (mail) => `<details><summary><time>${formatDateTime(mail.created_at)}</time>
<b>${escapeHtml(mail.subject)}</b> <span>${escapeHtml(mail.recipient)}</span></summary>
<p><a href="/dev/mail/${mail.id}">Como aparece no programa de e-mail</a></p>
<pre>${linked(mail.text)}</pre></details>`,
  );
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>E-mails</title>
<style>
:root{color-scheme:light dark}
body{max-width:720px;margin:32px auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif}
input,button{font:inherit;padding:8px 12px}
details{border-top:1px solid #80808066;padding:12px 0}
summary{cursor:pointer}
time,span{opacity:.75;font-size:14px}
li{padding:4px 0}
li a{margin-right:8px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
</style></head>
<body>
<h1>E-mails enviados</h1>
<form><label>Destinatário <input type="email" name="to" value="${escapeHtml(recipient ?? '')}"></label> <button>Filtrar</button></form>
${items.join('\n') || '<p>Nenhum e-mail.</p>'}
<h2>Todos os e-mails que o sistema escreve</h2>
<ul>
${kinds.map(kindLine).join('\n')}
</ul>
</body>
</html>
`;
}

function kindLine({ kind, variants }: ListedKind): string {
  const links = Array.from({ length: variants }, (_, variant) =>
    (['PTBR', 'EN'] as const).map(
      (idiom) =>
        `<a href="/dev/mail/kinds/${kind}?idiom=${idiom}&amp;variant=${variant}">${idiom} ${variant + 1}</a>`,
    ),
  ).flat();
  return `<li><b>${kind}</b> ${links.join(' ')} <a href="/dev/mail/kinds/${kind}?form=text">texto</a></li>`;
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}
