import type { LegalCheck } from '@patio/contract/catalogue/conditions/list-conditions.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Icon, type IconName } from '@patio/ui/icon.tsx';
import { Fragment } from 'react';
import { useDates } from '../../../../platform/i18n/dates.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useWrittenLang } from '../../../../platform/i18n/written-lang.ts';

const LOOKS: Readonly<Record<LegalCheck['situacao'], { icon: IconName; tone: string }>> = {
  'nada-consta': { icon: 'check', tone: 'bg-ok-soft text-ok' },
  consta: { icon: 'alert', tone: 'bg-danger-soft text-danger' },
  'nao-informado': { icon: 'minus', tone: 'bg-sunken text-ink-2' },
};

/** The legally required information about a vehicle, item by item: label, icon and colour, amount, date and source (Lei 13.111/2015). */
export function LegalSheet({ checks }: { checks: readonly LegalCheck[] }) {
  const { condition: texts } = useTexts();
  const lines = sheetLines(checks);
  return (
    <>
      <h3 className="mb-1 font-semibold">{texts.legal}</h3>
      {lines.length > 1 ? (
        <p className="mb-2 text-sm text-ink-2">{legalSummary(checks, texts.summary)}</p>
      ) : null}
      <dl className="grid gap-2 sm:grid-cols-2 print:grid-cols-2">
        {lines.map((line) => (
          <Line key={line[0]?.item} checks={line} />
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-3">{texts.law}</p>
    </>
  );
}

/** How many items are on record, clean and unknown, as text. */
export function legalSummary(
  checks: readonly LegalCheck[],
  words: (found: number, clean: number, unknown: number) => string,
): string {
  const count = (status: LegalCheck['situacao']): number =>
    checks.filter(({ situacao }) => situacao === status).length;
  return words(count('consta'), count('nada-consta'), count('nao-informado'));
}

/** Items on record or unknown are listed first, one by one; clean items from the same source and day are grouped. */
function sheetLines(checks: readonly LegalCheck[]): readonly (readonly LegalCheck[])[] {
  const groups = Map.groupBy(checks, (check) =>
    check.situacao === 'nada-consta' && check.valor === null
      ? JSON.stringify([check.observacao, check.verificadoEm, check.fonte])
      : check.item,
  );
  return [...groups.values()].toSorted((one, other) => Number(one.length > 1) - Number(other.length > 1));
}

/** One item, or several clean ones: their number, their names, and once when and by whom they were checked. */
function Line({ checks }: { checks: readonly LegalCheck[] }) {
  const { condition: texts } = useTexts();
  const written = useWrittenLang();
  const { date } = useDates();
  const [check] = checks;
  if (check === undefined) return null;
  const { situacao, valor, quemPaga, observacao, verificadoEm, fonte } = check;
  const { icon, tone } = LOOKS[situacao];
  const amount = valor === null ? null : centavosFromReais(valor);
  const several = checks.length > 1;
  const names = checks.map(({ item }) => texts.items[item]).join(' · ');
  // Remark and source are shown as written, in Portuguese.
  const remark = observacao && <span lang={written}>{withoutStop(observacao)}</span>;
  const source = fonte && (
    <>
      {texts.source('')}
      <span lang={written}>{fonte}</span>
    </>
  );
  const payer = quemPaga && texts.payers[quemPaga];
  const checked = verificadoEm && texts.checkedOn(date(noonOf(verificadoEm)));
  const notes = [payer, remark, checked, source].filter(Boolean);
  return (
    <div
      className={`grid grid-cols-[1fr_auto] content-start items-center gap-x-2 gap-y-1 rounded-control border border-line bg-surface py-2 pr-2 pl-3 ${several ? 'sm:col-span-2 print:col-span-2' : ''}`}
    >
      <dt className="font-medium">{several ? texts.summary(0, checks.length, 0) : names}</dt>
      <dd
        className={`inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-sm font-semibold whitespace-nowrap ${tone}`}
      >
        <Icon name={icon} size={16} />
        {texts.statuses[situacao]}
        {amount === null ? null : <span className="money">{formatMoney(amount)}</span>}
      </dd>
      {several ? <dd className="col-span-2">{names}</dd> : null}
      {notes.length === 0 ? null : (
        <dd className="col-span-2 text-sm wrap-anywhere text-ink-3">
          {notes.map((note, at) => (
            <Fragment key={at}>
              {at === 0 ? '' : ' · '}
              {note}
            </Fragment>
          ))}
        </dd>
      )}
    </div>
  );
}

/** A remark followed by more text: `Parcela vencida.` as `Parcela vencida`. */
function withoutStop(remark: string): string {
  return remark.trim().replace(/(?<!\.)\.$/, '');
}

/** Noon in São Paulo on a day like `2026-06-30`. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00-03:00`);
}
