import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { ReactNode } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useLedgerTexts } from './ledger-texts.ts';
import type { WireLedger } from './public-ledger.ts';

const MINUTE = 60_000;

/** What was fixed when the offer opened. */
export function RuleCard({ regra }: { regra: WireLedger['regra'] }) {
  const texts = useLedgerTexts();
  const { dateTime } = useDates();
  const minutes = (span: number) => String(Math.round((span / MINUTE) * 10) / 10);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{texts.ruleTitle}</h2>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <Item name={texts.base}>{formatMoney(regra.base)}</Item>
        <Item name={texts.increment}>{formatMoney(regra.incremento)}</Item>
        <Item name={texts.leastBid}>
          {regra.minimumStep === 'increment'
            ? texts.leastBidStep(formatMoney(regra.incremento))
            : texts.leastBidAny}
        </Item>
        <Item name={texts.reserve}>
          {regra.reservaValor === null
            ? regra.reserva
              ? texts.reserveSealed
              : texts.reserveNone
            : formatMoney(regra.reservaValor)}
        </Item>
        <Item name={texts.announcedEnd}>{dateTime(Date.parse(regra.fimAnunciado))}</Item>
        <Item name={texts.softClose}>
          {regra.prorrogacaoMs === 0
            ? texts.softCloseNone
            : texts.softCloseMore(minutes(regra.prorrogacaoMs), minutes(regra.prorrogacaoLimiteMs))}
        </Item>
        {regra.reservaSelo === null ? null : (
          <Item name={texts.sealOf}>
            <code className="text-xs break-all">{regra.reservaSelo}</code>
          </Item>
        )}
      </dl>
    </section>
  );
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
