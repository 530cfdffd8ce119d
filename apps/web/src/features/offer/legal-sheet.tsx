import type { LegalCheck } from '@patio/contract/conditions/list-conditions.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Icon, type IconName } from '@patio/ui/icon.tsx';
import { useTexts } from '../../platform/i18n/texts.ts';

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
        {checks.map((check) => (
          <Check key={check.item} check={check} />
        ))}
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

function Check({ check }: { check: LegalCheck }) {
  const { condition: texts } = useTexts();
  const { icon, tone } = LOOKS[check.situacao];
  const amount = check.valor === null ? null : centavosFromReais(check.valor);
  const notes = [
    check.observacao === null ? null : withoutStop(check.observacao),
    check.verificadoEm === null ? null : texts.checkedOn(dayText(check.verificadoEm)),
    check.fonte === null ? null : texts.source(check.fonte),
  ].filter((note) => note !== null);
  return (
    <div className="grid grid-cols-[1fr_auto] content-start items-center gap-x-2 gap-y-1 rounded-control border border-line bg-surface py-2 pr-2 pl-3">
      <dt className="font-medium">{texts.items[check.item]}</dt>
      <dd
        className={`inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-sm font-semibold whitespace-nowrap ${tone}`}
      >
        <Icon name={icon} size={16} />
        {texts.statuses[check.situacao]}
        {amount === null ? null : <span className="money">{formatMoney(amount)}</span>}
      </dd>
      {notes.length === 0 ? null : (
        <dd className="col-span-2 text-sm wrap-anywhere text-ink-3">{notes.join(' · ')}</dd>
      )}
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
