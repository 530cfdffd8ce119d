import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTransferTexts } from './transfer-texts.ts';

/** Fines that became known after the sale, with who pays them; nothing without one. */
export function Fines({ fines }: { readonly fines: Transfer['multas'] }) {
  const texts = useTransferTexts();
  const { date } = useDates();
  if (fines.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium">{texts.fines}</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {fines.map(({ codigo, em, valor, descricao, paga, motivo }) => (
          <li key={codigo} className="text-sm wrap-anywhere">
            <p>{`${descricao} · ${date(Date.parse(`${em}T12:00:00Z`))} · ${formatMoney(centavosFromReais(valor) ?? 0)}`}</p>
            <p className="text-ink-2">
              {texts.pays[paga]}
              {motivo === null ? '' : `: “${motivo}”`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
