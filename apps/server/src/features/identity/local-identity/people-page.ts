import { PROVIDER_NAMES, type SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { escapeHtml } from '../../messaging/mail/public.ts';
import type { LocalPerson } from './local-person.ts';

/** People of the demo world and one whom it does not know. */
const PEOPLE: readonly LocalPerson[] = [
  { name: 'Comprador de Demonstração', email: 'comprador@patio.test', emailVerified: true },
  { name: 'Rival de Demonstração', email: 'rival@patio.test', emailVerified: true },
  { name: 'Código de Acesso', email: 'codigo@patio.test', emailVerified: true },
  { name: 'Nova Pessoa', email: 'nova.pessoa@patio.test', emailVerified: true },
];

/** The page on which users choose who they are at the demo's provider. `fields` are passed through unchanged. */
export function peoplePage(provider: SocialProvider, action: string, fields: Record<string, string>): string {
  const name = PROVIDER_NAMES[provider];
  const hidden = Object.entries(fields)
    .map(([key, value]) => `<input type="hidden" name="${escapeHtml(key)}" value="${escapeHtml(value)}">`)
    .join('');
  const form = (content: string) =>
    `<form method="get" action="${escapeHtml(action)}">${hidden}${content}</form>`;
  const people = PEOPLE.map((person) =>
    form(`<input type="hidden" name="name" value="${escapeHtml(person.name)}">
<input type="hidden" name="email" value="${escapeHtml(person.email)}">
<input type="hidden" name="verified" value="on">
<button class="person"><b>${escapeHtml(person.name)}</b><span>${escapeHtml(person.email)}</span></button>`),
  );
  // Facebook says nothing about it.
  const verified =
    provider === 'google'
      ? '<label><input type="checkbox" name="verified" checked>E-mail confirmado pelo Google</label>'
      : '';
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">
<title>${name} de demonstração</title>
<style>
*{box-sizing:border-box}
body{max-width:440px;margin:0 auto;padding:32px 16px;font:16px/1.5 system-ui,sans-serif;color:#1f2937;background:#fff}
h1{font-size:24px;margin:0}h2{font-size:18px;margin:28px 0 8px}
p{color:#4b5563;margin:4px 0 20px}
form{margin:0 0 8px}
button{font:inherit;min-height:44px;padding:8px 16px;border:1px solid #9ca3af;border-radius:8px;background:#fff;color:inherit;cursor:pointer}
button:hover{background:#f3f4f6}
.person{display:flex;flex-direction:column;width:100%;text-align:left}.person span{color:#4b5563;font-size:14px}
label{display:block;margin-bottom:12px}
input[type=text],input[type=email]{display:block;width:100%;min-height:44px;padding:8px 12px;font:inherit;border:1px solid #6b7280;border-radius:8px}
input[type=checkbox]{width:20px;height:20px;vertical-align:-4px;margin-right:8px}
</style></head>
<body>
<h1>${name} de demonstração</h1>
<p>Este não é o ${name}: só existe no mundo de demonstração. Escolha quem você é para entrar no site.</p>
${people.join('\n')}
<h2>Outra pessoa</h2>
${form(`<label>Nome <input type="text" name="name" required maxlength="100"></label>
<label>E-mail <input type="email" name="email" maxlength="200"></label>
${verified}<button>Continuar</button>`)}
${form('<input type="hidden" name="deny" value="on"><button>Cancelar</button>')}
</body>
</html>
`;
}
