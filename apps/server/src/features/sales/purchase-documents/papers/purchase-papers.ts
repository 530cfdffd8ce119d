import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { PurchasePaper } from '@patio/domain/sales/purchase-documents/purchase-papers.ts';
import type { Paper, PaperBlock } from '../../../../platform/pdf/paper.ts';
import type { PickupPlace } from '../../../trading/charges/public.ts';
import { writtenStorage } from '../../../trading/costs/public.ts';
import { amountIn, instantIn, part, parties, recordOf, type PaperSource } from './paper-parts.ts';

/** What only the pickup note needs. */
export interface Pickup {
  readonly code: string;
  readonly places: readonly PickupPlace[];
}

const LANGUAGES = { PTBR: 'pt-BR', EN: 'en' } as const satisfies Record<Idiom, string>;

/** A paper of a purchase: the same facts give the same paper. */
export function purchasePaper(kind: PurchasePaper, source: PaperSource, pickup: Pickup | null): Paper {
  const { row, brand, texts, idiom } = source;
  const title = texts.titles[kind](row.code);
  const blocks = { resumo: summary, pagamento: payment, retirada: pickupNote }[kind](source, pickup);
  return {
    title,
    language: LANGUAGES[idiom],
    author: brand.name,
    at: row.finished_at ?? row.awaiting_withdrawal_at ?? row.payment_approved_at ?? row.created_at,
    blocks: [{ kind: 'paragraph', text: texts.intros[kind] }, ...blocks],
    footer: `${brand.name} · ${title}`,
    missingSigns: texts.missingSigns,
  };
}

function summary(source: PaperSource): readonly PaperBlock[] {
  const record = recordOf(source);
  return [
    ...parties(source),
    ...deal(source),
    ...(record === null ? [] : vehicles(source, record.facts)),
    ...costs(source),
    ...storage(source),
    ...(record === null ? [] : terms(source, record.facts)),
    ...(record === null ? [] : proof(source, record)),
  ];
}

function payment(source: PaperSource): readonly PaperBlock[] {
  const { row, texts } = source;
  const method = row.payment_method;
  return [
    ...parties(source),
    ...part(texts.deal, [
      [texts.offer, `${row.offer_code} · ${row.title}`],
      [texts.boughtAt, instantIn(source, row.created_at)],
      [texts.paidAt, instantIn(source, row.payment_approved_at)],
      [texts.method, method === 'A' || method === 'EF' ? texts.methods[method] : method],
    ]),
    ...costs(source),
  ];
}

function pickupNote(source: PaperSource, pickup: Pickup | null): readonly PaperBlock[] {
  const { row, texts, brand } = source;
  if (pickup === null) return [];
  const places = pickup.places.length === 0 ? [brand.office.line] : pickup.places.map(pickupText);
  return [
    { kind: 'heading', text: texts.code },
    { kind: 'code', content: pickup.code, alt: texts.codeAlt(pickup.code) },
    ...part(texts.deal, [
      [texts.offer, `${row.offer_code} · ${row.title}`],
      [texts.buyer, row.buyer],
      [texts.releasedAt, instantIn(source, row.awaiting_withdrawal_at)],
      ...places.map((place) => [texts.places, place] as const),
    ]),
    { kind: 'heading', text: texts.sign },
    { kind: 'paragraph', text: texts.signText },
    { kind: 'paragraph', text: texts.signLine },
  ];
}

/** A place of collection in one line, with address and hours if known. */
function pickupText({ city, uf, address, hours }: PickupPlace): string {
  return [`${city} (${uf})`, address, hours].filter((each) => each !== '').join(', ');
}

function deal(source: PaperSource): readonly PaperBlock[] {
  const { row, texts } = source;
  return part(texts.deal, [
    [texts.offer, `${row.offer_code} · ${row.title}`],
    [texts.origin, texts.origins[row.origin]],
    [texts.boughtAt, instantIn(source, row.created_at)],
    [texts.contactAt, instantIn(source, row.negotiation_at)],
    [texts.paidAt, instantIn(source, row.payment_approved_at)],
    [texts.releasedAt, instantIn(source, row.awaiting_withdrawal_at)],
    [texts.finishedAt, instantIn(source, row.finished_at)],
    [texts.cancelledAt, instantIn(source, row.cancelled_at)],
    [texts.delivery, row.freight === 'S' ? texts.delivered : texts.collected],
  ]);
}

type Facts = NonNullable<ReturnType<typeof recordOf>>['facts'];

function vehicles({ texts }: PaperSource, { veiculos }: Facts): readonly PaperBlock[] {
  return veiculos.flatMap((vehicle, index) =>
    part(texts.vehicle(index + 1, veiculos.length), [
      [texts.model, [vehicle.marca, vehicle.modelo, vehicle.versao].filter(Boolean).join(' ')],
      [texts.years, [vehicle.anoFabricacao, vehicle.anoModelo].filter(Boolean).join('/')],
      [texts.usage, vehicle.uso === null ? null : `${vehicle.uso} ${vehicle.contador}`],
      [texts.plate, vehicle.placa],
      [texts.colour, vehicle.cor],
      [texts.fuel, vehicle.combustivel],
      [texts.place, [vehicle.cidade, vehicle.uf].filter(Boolean).join('/')],
    ]),
  );
}

/** By the record if there is one: what the buyer agreed to. */
function costs(source: PaperSource): readonly PaperBlock[] {
  const { row, texts } = source;
  const record = recordOf(source);
  // As the page says: a freight that is to be agreed is not stated from what a record filled in later.
  if (record === null || row.costs === null)
    return part(texts.costs, [
      [texts.lines.preco, amountIn(source, row.value_cents)],
      [texts.total, texts.toAgree],
    ]);
  const { custos, totalCentavos } = record.facts;
  const nameOf = (kind: string): string =>
    kind === 'preco' || kind === 'taxa' || kind === 'frete' ? texts.lines[kind] : kind;
  return part(texts.costs, [
    ...custos.map(({ tipo, centavos }) => [nameOf(tipo), amountIn(source, centavos)] as const),
    [texts.total, amountIn(source, totalCentavos)],
  ]);
}

/** What storage costs by the terms of the sale, and what of it was charged and waived; nothing where it costs nothing. */
function storage(source: PaperSource): readonly PaperBlock[] {
  const { row, texts, idiom } = source;
  const { free_days: freeDays, daily_cents: daily, most_days: mostDays, keys, freight, vehicles } = row;
  if (freeDays === null || daily === null || mostDays === null || keys === null) return [];
  const terms = { freeDays, daily, mostDays, keys };
  const amount = (centavos: number | null): string | null =>
    centavos === null || centavos === 0 ? null : amountIn(source, centavos);
  return [
    { kind: 'paragraph', text: writtenStorage({ terms, vehicles, freight }, idiom) },
    ...part(texts.storage, [
      [texts.storageCharged, amount(row.charged_cents)],
      [texts.storageWaived, amount(row.waived_cents)],
    ]),
  ];
}

function terms(source: PaperSource, { termos }: Facts): readonly PaperBlock[] {
  const { texts } = source;
  const { aceitos, vigentes, politica, taxa, textos } = termos;
  const percent = `${(taxa.pontosBase / 100).toFixed(2).replace('.', source.idiom === 'EN' ? '.' : ',')} %`;
  return part(texts.terms, [
    [texts.accepted, aceitos ?? texts.unknown],
    [texts.inForce, vigentes],
    [texts.policy, politica],
    [
      texts.fee,
      texts.feeText(
        percent,
        amountIn(source, taxa.minimoCentavos),
        amountIn(source, taxa.fixaCentavos),
        taxa.maximoCentavos === undefined ? null : amountIn(source, taxa.maximoCentavos),
      ),
    ],
    ...Object.entries(textos).map(([key, hash]) => [texts.textHash(key), hash] as const),
  ]);
}

function proof(source: PaperSource, record: NonNullable<ReturnType<typeof recordOf>>): readonly PaperBlock[] {
  const { texts } = source;
  const [heading, ...facts] = part(texts.record, [
    [texts.hash, record.hash],
    [texts.takenAt, instantIn(source, record.takenAt)],
    [texts.holds, texts.verdicts[record.verdict]],
  ]);
  if (heading === undefined) return [];
  const note = record.facts.compra.reconstituida ? [texts.reconstituted] : [];
  return [
    heading,
    ...[texts.recordText, ...note].map((text) => ({ kind: 'paragraph', text }) as const),
    ...facts,
  ];
}
