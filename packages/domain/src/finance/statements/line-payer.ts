import { isBuyer, PAYER_NAME_LENGTH, payerDocument, plainName, type Payer } from '../charges/payer.ts';
import type { StatementLine } from './bank-statement.ts';

/** What banks write around a name. */
const BANK_WORDS = new Set(
  (
    'pix ted doc tef tev transf transferencia transferencias transferida transferido recebido recebida recebimento recebimentos receb rec ' +
    'credito cred creditado enviado enviada remet remetente rem deposito dep em c conta corrente cc pelo pela por via qr code qrcode ' +
    'mesma outra titularidade entre contas cpf cnpj ag agencia banco bco origem pagador pagto pagamento pgto valor lancamento online ' +
    'internet app mobile sispag str spb int dinheiro nome'
  ).split(' '),
);
const SEGMENTS = /\s[-–—|/]+\s|[:;•*|]+|\s{3,}|\bE\d{20}[A-Z0-9]{11}\b/iu;
const LEADING = 'de do da para';

/**
 * Who paid, as far as a line says it: columns of their own if the file has them, otherwise the first part of the text that is left
 * without the words of banks, numbers and dates. The name may be empty.
 */
export function linePayer({
  name,
  document,
  text,
}: Pick<StatementLine, 'name' | 'document' | 'text'>): Payer {
  const found = document ?? documentIn(text);
  if (name !== null) return { name, document: found };
  const parts = text.split(SEGMENTS).map(nameIn);
  return { name: parts.find((part) => part !== '') ?? '', document: found };
}

/** A CPF or CNPJ whose check digits are right; banks often hide parts of it. */
function documentIn(text: string): string | null {
  const found =
    text.match(
      /(?<![\w.])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11}|[\dA-Z.]{8,10}\/?[\dA-Z]{4}-?\d{2})(?![\w.-])/gi,
    ) ?? [];
  return found.map((each) => payerDocument(each)).find((each) => each !== null) ?? null;
}

function nameIn(part: string): string {
  const words = part
    .replaceAll(/\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\d{1,2}:\d{2}/g, ' ')
    .split(/\s+/)
    .filter((word) => !/\d/.test(word) && /\p{L}/u.test(word));
  const isBank = (word: string): boolean => BANK_WORDS.has(plainName(word));
  while (words.length > 0 && isBank(words[0] ?? '')) words.shift();
  while (words.length > 0 && isBank(words.at(-1) ?? '')) words.pop();
  while (words.length > 0 && LEADING.split(' ').includes(plainName(words[0] ?? ''))) words.shift();
  const name = words.join(' ').replaceAll(/^[^\p{L}]+|[^\p{L}.]+$/gu, '');
  return [...name].length < 3 ? '' : [...name].slice(0, PAYER_NAME_LENGTH).join('').trim();
}

/** The payer of a line for a receipt of a buyer: if it is the buyer, by document or whole name, under the buyer's own name. */
export function payerFor(line: Pick<StatementLine, 'name' | 'document' | 'text'>, buyer: Payer): Payer {
  const payer = linePayer(line);
  return isBuyer(payer, buyer) ? { name: buyer.name, document: payer.document } : payer;
}
