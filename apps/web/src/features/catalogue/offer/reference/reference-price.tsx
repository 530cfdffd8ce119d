import type { ReferencePrice as Reference } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { Suspense } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { fetchedPart } from '../../../../platform/screen/fetched-part.tsx';
import { monthText } from './reference-view.ts';

const ReferenceHistory = fetchedPart(
  'reference-history',
  async () => (await import('./reference-history.tsx')).ReferenceHistory,
);

/** FIPE data for one vehicle: the price of the month and its history. */
export function ReferencePrice({ reference }: { reference: Reference }) {
  const { condition: texts } = useTexts();
  if (reference.codigoFipe === null) return <p className="text-ink-3">{texts.noReference}</p>;
  const { codigoFipe, descricao, mes, valor, historico } = reference;
  return (
    <>
      <p className="font-semibold">
        {texts.referenceIn(monthText(mes, texts), reais(valor).replace(' ', '\u00A0'))}
      </p>
      <p className="text-sm text-ink-2">{texts.referenceCode(codigoFipe, descricao)}</p>
      {historico.length > 1 ? (
        <Suspense>
          <ReferenceHistory months={historico} />
        </Suspense>
      ) : null}
      <p className="mt-2 text-sm text-ink-3">{texts.referenceNote}</p>
    </>
  );
}

function reais(value: number): string {
  return formatMoney(centavosFromReais(value) ?? 0);
}
