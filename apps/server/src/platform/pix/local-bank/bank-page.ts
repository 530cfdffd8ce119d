import { escapeXml } from '../../markup/escape-xml.ts';
import { amountText } from '../pix-amount.ts';
import type { BankFaults, BankState, LocalCharge, LocalPayment } from './bank-records.ts';
import { chargeWire } from './charge-wire.ts';

const money = (centavos: number) => `R$ ${amountText(centavos).replace('.', ',')}`;

/** The page of the local bank: charges with what a payer can do to them, payments, and how the bank behaves. */
export function bankPage(state: BankState, root: string, said: string | null): string {
  const charges = state.charges.toReversed().slice(0, 50);
  const payments = state.payments.toReversed().slice(0, 50);
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Banco local</title>
<style>
:root{color-scheme:light dark}
body{max-width:860px;margin:32px auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif}
input,button,select{font:inherit;padding:6px 10px;min-height:40px;max-width:100%;box-sizing:border-box}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:8px 0}
label{display:grid;font-size:14px}
article{border-top:1px solid #80808066;padding:12px 0}
code{overflow-wrap:anywhere;font-size:13px}
h1,h2,p{margin:12px 0}
[role=status]{border:1px solid;padding:8px 12px}
</style></head>
<body>
<h1>Banco local</h1>
<p>Fala a API Pix do Banco Central. Só existe na demonstração: nenhum dinheiro se move.</p>
${said === null ? '' : `<p role="status">${escapeXml(said)}</p>`}
<h2>Pagar</h2>
<form method="post" action="${root}/acao">
<label>Copia e cola ou txid <input name="charge" required size="40"></label>
<label>Valor (vazio: o pedido) <input name="amount" inputmode="decimal" size="10"></label>
<button name="do" value="pay">Pagar</button></form>
<form method="post" action="${root}/acao">
<label>Pix para a chave, sem cobrança <input name="amount" inputmode="decimal" required size="10"></label>
<label>Mensagem do pagador <input name="text" maxlength="140" size="24"></label>
<button name="do" value="key">Enviar</button></form>
<h2>Como o banco se comporta</h2>
${behaviour(state.faults, root)}
<h2>Cobranças</h2>
${charges.map((charge) => chargeLine(charge, root)).join('\n') || '<p>Nenhuma cobrança.</p>'}
<h2>Recebidos</h2>
${payments.map((payment) => paymentLine(payment, root)).join('\n') || '<p>Nenhum pagamento.</p>'}
</body>
</html>
`;
}

const BUTTONS = [
  ['pay', 'Pagar'],
  ['twice', 'Pagar duas vezes'],
  ['more', 'Pagar R$ 1,00 a mais'],
  ['less', 'Pagar R$ 1,00 a menos'],
  ['force', 'Pagar mesmo vencida ou removida'],
  ['forge', 'Forjar um aviso'],
] as const;

function chargeLine(charge: LocalCharge, root: string): string {
  const wire = chargeWire(charge, { payments: [] });
  return `<article><b>${money(charge.centavos)}</b> ${charge.status} · ${charge.dueDate === null ? 'à vista' : `vence em ${charge.dueDate}`} · ${escapeXml(charge.text ?? '')}<br>
<code>${charge.txid}</code><br><code>${escapeXml(wire.pixCopiaECola)}</code>
<form method="post" action="${root}/acao"><input type="hidden" name="charge" value="${charge.txid}">
${BUTTONS.map(([value, label]) => `<button name="do" value="${value}">${label}</button>`).join('\n')}
</form></article>`;
}

function paymentLine(payment: LocalPayment, root: string): string {
  const refunds = payment.refunds.map(({ centavos, status }) => `devolução de ${money(centavos)}: ${status}`);
  return `<article><b>${money(payment.centavos)}</b> <code>${payment.endToEndId}</code> ${escapeXml(payment.txid ?? 'sem cobrança')}
${refunds.join('; ')}
<form method="post" action="${root}/acao"><input type="hidden" name="payment" value="${payment.endToEndId}">
<button name="do" value="repeat">Repetir o aviso</button>
<button name="do" value="give-back">Devolver pelo banco (MED)</button></form></article>`;
}

const CHOICES = {
  answers: [
    ['right', 'responde'],
    ['down', 'fora do ar'],
    ['silent', 'não diz nada'],
    ['nonsense', 'responde uma página'],
    ['wrong', 'responde outra coisa'],
    ['lost', 'faz, e a resposta se perde'],
  ],
  news: [
    ['sent', 'na hora'],
    ['held', 'seguram-se'],
    ['lost', 'perdem-se'],
  ],
  refunds: [
    ['done', 'na hora'],
    ['processing', 'em processamento'],
    ['failed', 'falham'],
  ],
} as const;

function behaviour(faults: BankFaults, root: string): string {
  return `<form method="post" action="${root}/acao">
${choice('O banco', 'answers', faults.answers)}
${choice('Avisos', 'news', faults.news)}
${choice('Devoluções', 'refunds', faults.refunds)}
<label>Demora (segundos) <input name="slow" type="number" min="0" max="60" value="${faults.slowMs / 1000}"></label>
<label>Relógio adiantado (minutos) <input name="clock" type="number" value="${faults.clockMs / 60_000}"></label>
<button name="do" value="faults">Aplicar</button></form>
<form method="post" action="${root}/acao"><button name="do" value="release">Soltar avisos</button>
<button name="do" value="settle">Concluir devoluções</button><button name="do" value="fail">Recusar devoluções</button></form>`;
}

function choice(label: string, name: keyof typeof CHOICES, chosen: string): string {
  const options = CHOICES[name].map(
    ([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`,
  );
  return `<label>${label} <select name="${name}">${options.join('')}</select></label>`;
}
