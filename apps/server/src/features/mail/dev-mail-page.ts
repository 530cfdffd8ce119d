import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import { escapeHtml } from './escape-html.ts';
import type { KeptMail } from './mail.store.ts';

/** A plain page with the newest mails, for people; `recipient` null = of everybody. */
export function devMailPage(mails: readonly KeptMail[], recipient: string | null): string {
  const items = mails.map(
    (mail) => `<details><summary><time>${formatDateTime(mail.created_at)}</time>
<b>${escapeHtml(mail.subject)}</b> <span>${escapeHtml(mail.recipient)}</span></summary>
<pre>${linked(mail.text)}</pre></details>`,
  );
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>E-mails</title>
<style>
body{max-width:720px;margin:32px auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif;color:#1f2937;background:#fff}
input,button{font:inherit;padding:8px 12px}
details{border-top:1px solid #d1d5db;padding:12px 0}
summary{cursor:pointer}
time,span{color:#4b5563;font-size:14px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
</style></head>
<body>
<h1>E-mails enviados</h1>
<form><label>Destinatário <input type="email" name="to" value="${escapeHtml(recipient ?? '')}"></label> <button>Filtrar</button></form>
${items.join('\n') || '<p>Nenhum e-mail.</p>'}
</body>
</html>
`;
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}
