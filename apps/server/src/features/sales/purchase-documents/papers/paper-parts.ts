import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { snapshotFacts } from '@patio/contract/sales/snapshots/purchase-snapshot.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { verifySnapshot } from '@patio/domain/sales/purchases/purchase-snapshot.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import { shownDocument } from '@patio/domain/validation/shown-document.ts';
import { z } from 'zod';
import type { Config } from '../../../../config/config.ts';
import type { PaperBlock } from '../../../../platform/pdf/paper.ts';
import { sha256Hex } from '../../../trading/auctions/public.ts';
import type { findSnapshot } from '../../snapshots/public.ts';
import type { PaperTexts } from './paper-texts.ts';
import type { PaperRow } from './papers.store.ts';

/** What a paper is written from. */
export interface PaperSource {
  readonly row: PaperRow;
  readonly snapshot: Awaited<ReturnType<typeof findSnapshot>>;
  /** The reader is the buyer, who alone sees their document and address. */
  readonly own: boolean;
  readonly brand: Config['brand'];
  readonly texts: PaperTexts;
  readonly idiom: Idiom;
}

type Rows = readonly (readonly [string, string | null])[];

/** A heading with names and values; those without a value are left out, and so is a part of none. */
export function part(heading: string, rows: Rows): readonly PaperBlock[] {
  const known = rows.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, value] as const],
  );
  return known.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'facts', rows: known },
      ];
}

/** The record of a purchase, read and checked against its hash. */
export function recordOf({ snapshot }: PaperSource) {
  if (snapshot === undefined) return null;
  const read: unknown = JSON.parse(snapshot.facts);
  return {
    facts: snapshotFacts.parse(read),
    hash: snapshot.hash,
    takenAt: snapshot.taken_at,
    verdict: verifySnapshot(snapshot, sha256Hex),
  };
}

const person = z.object({
  comprador: z.looseObject({ documento: z.string().nullish() }),
  endereco: z.record(z.string(), z.string().nullable()).nullish(),
});

/** Who sells and who bought; document and address of the buyer in their own papers alone. */
export function parties(source: PaperSource): readonly PaperBlock[] {
  const { row, own, brand, texts, snapshot } = source;
  const stored: unknown = own && snapshot?.personal ? JSON.parse(snapshot.personal) : null;
  const known = person.safeParse(stored).data;
  const house = `${brand.legalName}, CNPJ ${formatCnpj(brand.cnpj)}`;
  const address = known?.endereco;
  return part(texts.parties, [
    [texts.seller, row.store ?? house],
    [texts.house, row.store === null ? null : house],
    [texts.buyer, row.buyer],
    [texts.document, shownDocument(known?.comprador.documento ?? null)],
    [texts.address, address ? addressText(address) : null],
  ]);
}

const ADDRESS = ['logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf', 'cep'];

const addressText = (address: Readonly<Record<string, string | null>>): string =>
  ADDRESS.flatMap((name) => address[name] ?? [])
    .filter(Boolean)
    .join(', ');

/** An instant as the reader writes it; null stays null. */
export function instantIn({ idiom }: PaperSource, at: number | null): string | null {
  return at === null ? null : dateTimeText(at, idiom);
}

/** An amount in centavos; null: it is to be agreed. */
export function amountIn({ texts }: PaperSource, centavos: number | null): string {
  return centavos === null ? texts.toAgree : formatMoney(centavos);
}
