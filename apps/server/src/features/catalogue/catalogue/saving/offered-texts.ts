import { ratedStars } from '@patio/domain/catalogue/catalogue/star-rating.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { ConditionDraft } from '../../conditions/public.ts';
import type { AdditionalDraft, ImplementDraft, OptionalsDraft, TankDraft } from './offer-draft.ts';

/** What belongs to a vehicle, in the form that drafts and stored rows share. */
export interface Equipment {
  readonly additional?: readonly AdditionalDraft[] | undefined;
  readonly optionals?: readonly OptionalsDraft[] | undefined;
  readonly implements?: readonly ImplementDraft[] | undefined;
  readonly tanks?: readonly TankDraft[] | undefined;
}

/** One text for each item of the legal sheet. The date and source of the check may change. */
export function legalTexts(condition: ConditionDraft | null): string[] {
  return (condition?.legal ?? [])
    .filter(({ status }) => status !== 'nao-informado')
    .map(({ item, status, cents, payer, note }) =>
      [
        item,
        status.replaceAll('-', ' '),
        ...(cents ? [formatMoney(cents)] : []),
        ...(note ? [note] : []),
        ...(payer ? [`(pago pelo ${payer})`] : []),
      ].join(' '),
    );
}

/** One text for each condition note; pictures may be added. */
export function noteTexts(condition: ConditionDraft | null): string[] {
  return (condition?.notes ?? []).map(({ part, text, severity }) => `${part}: ${text} (${severity})`);
}

/** One text for each piece of equipment. */
export function equipmentTexts({ additional, optionals, implements: trailers, tanks }: Equipment): string[] {
  return [
    ...(additional ?? []).map(({ title, value }) => `${title}: ${value}`),
    ...(optionals ?? []).flatMap(({ title, items }) =>
      items.map(({ name, stars }) => {
        const rated = ratedStars(stars);
        return `${title}: ${name}${rated === null ? '' : ` ${rated}/3`}`;
      }),
    ),
    ...(trailers ?? []).map((one) =>
      [
        one.tipoImplemento,
        one.fabricante,
        one.modelo,
        one.anoImplemento,
        one.largura,
        one.altura,
        one.comprimento,
      ].join(' '),
    ),
    ...(tanks ?? []).map(({ material, capacidade }) => `${material} ${capacidade} L`),
  ];
}
