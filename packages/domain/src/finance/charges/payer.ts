import { parseCnpj } from '../../validation/cnpj.ts';
import { parseCpf } from '../../validation/cpf.ts';

/** Who paid, as the bank says; null: it does not. */
export interface Payer {
  readonly name: string;
  readonly document: string | null;
}

/** Maximum of characters of a payer's name. */
export const PAYER_NAME_LENGTH = 120;
/** How a payer without any name is called. */
const UNNAMED = 'Comprador';

/** A name as it is compared: without accents, lower case, single blanks between words. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** A CPF or CNPJ as it is compared: digits, and the letters of a CNPJ. */
const bare = (document: string | null): string =>
  (document ?? '').replaceAll(/[^a-z0-9]/gi, '').toUpperCase();

const isWhole = (document: string): boolean => /^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(document);

/** Whether the payer is the buyer: by the document if the bank names it whole, otherwise by the whole name, without accents. */
export function isBuyer(payer: Payer, buyer: Payer): boolean {
  const [given, known] = [bare(payer.document), bare(buyer.document)];
  if (isWhole(given) && isWhole(known)) return given === known;
  return plainName(payer.name) !== '' && plainName(payer.name) === plainName(buyer.name);
}

/** The document of a payer as typed from a statement, bare; null: it is neither CPF nor CNPJ. */
export function payerDocument(typed: string): string | null {
  return parseCpf(typed) ?? parseCnpj(typed);
}

/** A payer as a receipt keeps them: accounts may have longer names, none at all, or a document that is no CPF or CNPJ. */
export function storablePayer({ name, document }: Payer): Payer {
  const short = Array.from(name.trim()).slice(0, PAYER_NAME_LENGTH).join('').trim();
  const known = bare(document);
  return { name: short === '' ? UNNAMED : short, document: isWhole(known) ? known : null };
}

/** A reference of a bank as it is compared: upper case, without spaces around and doubled ones. */
export const bankReference = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
