import type { LegalCheck } from '@patio/contract/conditions/list-conditions.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Icon, type IconName } from '@patio/ui/icon.tsx';
import { Fragment } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useWrittenLang } from '../../platform/i18n/written-lang.ts';

const LOOKS: Readonly<Record<LegalCheck['situacao'], { icon: IconName; tone: string }>> = {
  'nada-consta': { icon: 'check', tone: 'bg-ok-soft text-ok' },
  consta: { icon: 'alert', tone: 'bg-danger-soft text-danger' },
  'nao-informado': { icon: 'minus', tone: 'bg-sunken text-ink-2' },
};

/** What the law wants told about a vehicle, item by item: word, icon and colour, amount, date and source (Lei 13.111/2015). */
export function LegalSheet({ checks }: { checks: readonly LegalCheck[] }) {
  const { condition: texts } = useTexts();
  return (
    <>
      <h3 className="mb-1 font-semibold">{texts.legal}</h3>
      <p className="mb-2 text-sm text-ink-2">{legalSummary(checks, texts.summary)}</p>
      <dl className="grid gap-2 sm:grid-cols-2 print:grid-cols-2">
        {sheetLines(checks).map((line) =>
          line.length === 1 ? (
            line.map((check) => <Check key={check.item} check={check} />)
          ) : (
            <CleanChecks key="clean" checks={line} />
          ),
        )}
      </dl>
      <p className="mt-2 text-sm text-ink-3">{texts.law}</p>
    </>
  );
}

/** How many items are on record, clean and unknown, in words. */
export function legalSummary(
  checks: readonly LegalCheck[],
  words: (found: number, clean: number, unknown: number) => string,
): string {
  const count = (status: LegalCheck['situacao']): number =>
    checks.filter(({ situacao }) => situacao === status).length;
  return words(count('consta'), count('nada-consta'), count('nao-informado'));
}

/** What is on record or unknown stands alone, and first; what is clean by the same source on the same day stands together. */
function sheetLines(checks: readonly LegalCheck[]): readonly (readonly LegalCheck[])[] {
  const groups = Map.groupBy(checks, (check) =>
    check.situacao === 'nada-consta' && check.valor === null
      ? JSON.stringify([check.observacao, check.verificadoEm, check.fonte])
      : check.item,
  );
  return [...groups.values()].toSorted((one, other) => Number(one.length > 1) - Number(other.length > 1));
}

/** Items that are in order alike: their number, their names, and once when and by whom they were checked. */
function CleanChecks({ checks }: { checks: readonly LegalCheck[] }) {
  const { condition: texts } = useTexts();
  const [first] = checks;
  if (first === undefined) return null;
  return (
    <div className="rounded-control border border-line bg-surface px-3 py-2 sm:col-span-2 print:col-span-2">
      <dt className="flex flex-wrap items-center justify-between gap-2 font-medium">
        {texts.summary(0, checks.length, 0)}
        <Status situacao="nada-consta" />
      </dt>
      <dd className="mt-1">{checks.map(({ item }) => texts.items[item]).join(' · ')}</dd>
      <Notes check={first} className="mt-1" />
    </div>
  );
}

function Status({ situacao, amount = null }: { situacao: LegalCheck['situacao']; amount?: number | null }) {
  const { condition: texts } = useTexts();
  const { icon, tone } = LOOKS[situacao];
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-sm font-semibold whitespace-nowrap ${tone}`}
    >
      <Icon name={icon} size={16} />
      {texts.statuses[situacao]}
      {amount === null ? null : <span className="money">{formatMoney(amount)}</span>}
    </span>
  );
}

/** What was remarked, when and by whom it was checked; remark and source as they were written, in Portuguese. */
function Notes({ check, className }: { check: LegalCheck; className: string }) {
  const { condition: texts } = useTexts();
  const written = useWrittenLang();
  const { observacao, verificadoEm, fonte } = check;
  const notes = [
    observacao === null ? null : { words: '', text: withoutStop(observacao), lang: written },
    verificadoEm === null
      ? null
      : { words: texts.checkedOn(dayText(verificadoEm)), text: '', lang: undefined },
    fonte === null ? null : { words: texts.source(''), text: fonte, lang: written },
  ].filter((note) => note !== null);
  if (notes.length === 0) return null;
  return (
    <dd className={`${className} text-sm wrap-anywhere text-ink-3`}>
      {notes.map(({ words, text, lang }, at) => (
        <Fragment key={at}>
          {at === 0 ? '' : ' · '}
          {words}
          {text === '' ? null : <span lang={lang}>{text}</span>}
        </Fragment>
      ))}
    </dd>
  );
}

function Check({ check }: { check: LegalCheck }) {
  const { condition: texts } = useTexts();
  const amount = check.valor === null ? null : centavosFromReais(check.valor);
  return (
    <div className="grid grid-cols-[1fr_auto] content-start items-center gap-x-2 gap-y-1 rounded-control border border-line bg-surface py-2 pr-2 pl-3">
      <dt className="font-medium">{texts.items[check.item]}</dt>
      <dd>
        <Status situacao={check.situacao} amount={amount} />
      </dd>
      <Notes check={check} className="col-span-2" />
    </div>
  );
}

/** A remark that more is said after: `Parcela vencida.` as `Parcela vencida`. */
function withoutStop(remark: string): string {
  return remark.trim().replace(/(?<!\.)\.$/, '');
}

/** `2026-06-30` as `30/06/2026`. */
function dayText(day: string): string {
  return day.split('-').toReversed().join('/');
}
