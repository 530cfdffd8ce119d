import { starRating } from '@patio/domain/catalogue/catalogue/star-rating.ts';
import { ScrollArea } from '@patio/ui/scroll-area.tsx';
import { useTerm } from '../../../../platform/i18n/terms.ts';
import { numberText } from '../../../../platform/i18n/number-text.ts';
import { useIdiom, useTexts } from '../../../../platform/i18n/texts.ts';
import { useTermLang } from '../../../../platform/i18n/written-lang.ts';
import type { Sections } from '../loaded-sections.ts';
import { Section } from '../section.tsx';

/** Tanks with material and capacity (DETL-24). */
export function Tanks({ tanks }: { tanks: Sections['tanks'] }) {
  const { offer } = useTexts();
  const idiom = useIdiom();
  return (
    <Section title={offer.tanks} part="tanks">
      <Table
        label={offer.tanks}
        heads={[offer.tankMaterial, offer.tankCapacity]}
        rows={tanks.map(({ material, capacidade }) => [
          material,
          `${numberText(Math.round(capacidade), idiom)} L`,
        ])}
      />
    </Section>
  );
}

/** Implements with their measures (DETL-25). */
export function Implements({ list }: { list: Sections['implements'] }) {
  const { offer } = useTexts();
  const point = useIdiom() === 'EN' ? '.' : ',';
  const metres = (value: number | null): string =>
    value === null ? '—' : value.toFixed(2).replace('.', point);
  return (
    <Section title={offer.implements} part="implements">
      <Table
        label={offer.implements}
        heads={[
          offer.implementType,
          offer.implementMaker,
          offer.implementModel,
          offer.implementYear,
          offer.implementSize,
        ]}
        rows={list.map((item) => [
          item.tipoImplemento,
          item.fabricante,
          item.modelo,
          item.anoImplemento === null ? '—' : String(item.anoImplemento),
          `${metres(item.largura)} x ${metres(item.altura)} x ${metres(item.comprimento)} m`,
        ])}
      />
    </Section>
  );
}

/** Equipment in groups, each item with its state (DETL-27). */
export function Optionals({ groups }: { groups: Sections['optionals'] }) {
  const { offer } = useTexts();
  const term = useTerm();
  const langOf = useTermLang();
  const words = { bad: offer.stars[1], regular: offer.stars[2], good: offer.stars[3] };
  return (
    <Section title={offer.optionals} part="optionals">
      <div className="columns-1 gap-8 sm:columns-2">
        {groups.map(({ title, items }, group) => (
          <div key={group} className="mb-5 break-inside-avoid">
            <h3 lang={langOf(title)} className="mb-1 font-semibold">
              {term(title)}
            </h3>
            <ul>
              {items.map(({ name, stars }) => {
                const rating = starRating(stars);
                return (
                  <li
                    key={`${group}${name}`}
                    className="flex items-baseline justify-between gap-4 border-b border-line py-1.5 text-ink-2"
                  >
                    <span lang={langOf(name)}>{term(name)}</span>
                    <span className="text-sm whitespace-nowrap text-ink-3">
                      {rating === null ? offer.noStars : `${'★'.repeat(stars)} ${words[rating]}`}
                    </span>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Table({
  label,
  heads,
  rows,
}: {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  const term = useTerm();
  const langOf = useTermLang();
  return (
    <ScrollArea label={label}>
      <table className="w-full text-left">
        <thead className="text-sm text-ink-3">
          <tr>
            {heads.map((head) => (
              <th key={head} className="py-2 pr-6 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="border-t border-line">
              {row.map((cell, index) => (
                <td key={index} lang={langOf(cell)} className="py-2.5 pr-6">
                  {term(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
