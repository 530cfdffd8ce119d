import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { VerifiedStep } from '@patio/domain/trading/auctions/ledger/verify-public-ledger.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { clockText, useDates } from '../../../platform/i18n/dates.ts';
import { useLedgerTexts } from './ledger-texts.ts';
import type { WireLedger } from './public-ledger.ts';
import { stepWords } from './step-words.ts';

interface Props {
  readonly step: VerifiedStep;
  readonly before: AuctionState;
  readonly names: ReadonlyMap<number, string>;
  /** The original lines by number, which contain more than what is hashed. */
  readonly wire: ReadonlyMap<number, WireLedger['entradas'][number]>;
}

/** One step: when, what came in, what the rule says, the state afterwards, and the lines with their codes. */
export function StepItem({ step, before, names, wire }: Props) {
  const texts = useLedgerTexts();
  const { date, dateTime } = useDates();
  const name = (participant: number | null) =>
    participant === null ? texts.nobody : (names.get(participant) ?? texts.nobody);
  const words =
    step.rule === null ? null : stepWords(step.rule, before, { texts, name, time: clockText, dateTime });
  return (
    <li
      className={`flex flex-col gap-2 rounded-card border bg-surface p-4 ${step.holds ? 'border-line' : 'border-danger'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <time dateTime={new Date(step.at).toISOString()} className="text-sm text-ink-3 tabular-nums">
          {date(step.at)} {clockText(step.at)}
        </time>
        <Badge tone={step.holds ? 'ok' : 'danger'}>
          <Icon name={step.holds ? 'check' : 'close'} size={14} />
          {step.holds ? texts.stepHolds : texts.stepBroken}
        </Badge>
      </div>
      {words === null ? null : (
        <>
          <p className="font-semibold break-words">{words.cameIn}</p>
          <p className="text-ink-2">{words.says.join(' ')}</p>
          <p className="money font-medium">{words.after}</p>
        </>
      )}
      {step.lines.length === 0 ? (
        <p className="text-sm text-ink-3">{texts.silent}</p>
      ) : (
        <Lines step={step} wire={wire} />
      )}
    </li>
  );
}

function Lines({ step, wire }: Pick<Props, 'step' | 'wire'>) {
  const texts = useLedgerTexts();
  return (
    <ul className="flex flex-col gap-1.5 border-t border-line pt-2 text-sm">
      {step.lines.map(({ entry, fault }) => (
        <li key={`${entry.seq} ${entry.hash}`} className="flex flex-col gap-0.5">
          <span className="flex flex-wrap gap-x-2">
            <span className="text-ink-3">{texts.lineNumber(entry.seq)}</span>
            <span>{texts.kinds[entry.type]}</span>
            {entry.participant === '' ? null : <span className="font-medium">{entry.participant}</span>}
            <Value entry={entry} />
            <Annulled line={wire.get(entry.seq)} />
            <span className={fault === 'none' ? 'text-ok' : 'font-semibold text-danger'}>
              {fault === 'none' ? texts.lineHolds : texts.faults[fault]}
            </span>
          </span>
          <code className="text-xs break-all text-ink-3">{entry.hash}</code>
        </li>
      ))}
    </ul>
  );
}

/** An amount, or the new end if the line has one. */
function Value({ entry: { type, value } }: { entry: VerifiedStep['lines'][number]['entry'] }) {
  const { dateTime } = useDates();
  if (value === 0) return null;
  return <span className="money">{type === 'R' || type === 'M' ? dateTime(value) : formatMoney(value)}</span>;
}

/** Which line was annulled, and why. */
function Annulled({ line }: { line: WireLedger['entradas'][number] | undefined }) {
  const texts = useLedgerTexts();
  if (line?.anula === undefined) return null;
  const why = line.motivo === undefined ? '' : ` (${texts.reason[line.motivo]})`;
  return (
    <span>
      {texts.struck(line.anula)}
      {why}
    </span>
  );
}
