import type { Verdict, VerifiedLedger } from '@patio/domain/auctions/verify-public-ledger.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon, type IconName } from '@patio/ui/icon.tsx';
import { useLedgerTexts } from './ledger-texts.ts';
import type { WireLedger } from './public-ledger.ts';

const LOOKS = {
  holds: { box: 'bg-ok-soft text-ok', icon: 'check' },
  'so-far': { box: 'bg-accent-soft text-accent-strong', icon: 'info' },
  broken: { box: 'bg-danger-soft text-danger', icon: 'alert' },
} as const satisfies Record<VerifiedLedger['verdict'], { box: string; icon: IconName }>;

const MARKS = {
  holds: { colour: 'text-ok', icon: 'check' },
  unknown: { colour: 'text-ink-3', icon: 'minus' },
  broken: { colour: 'text-danger', icon: 'close' },
} as const satisfies Record<Verdict, { colour: string; icon: IconName }>;

interface Props {
  readonly wire: WireLedger;
  readonly found: VerifiedLedger;
  readonly onAgain: () => void;
}

/** The whole in one glance: whether everything agrees, and each of the four checks. */
export function VerdictCard({ wire, found, onAgain }: Props) {
  const texts = useLedgerTexts();
  const look = LOOKS[found.verdict];
  const notYet = (verdict: Verdict, name: 'chain' | 'rule' | 'outcome' | 'seal'): string => {
    if (verdict !== 'unknown') return texts.state[verdict];
    if (name === 'seal') return wire.regra.reserva && wire.encerrada ? texts.sealSecret : sealWords();
    return wire.encerrada ? texts.state.unknown : texts.untilEnd;
  };
  const sealWords = () => (wire.regra.reserva ? texts.untilEnd : texts.state.unknown);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div role="status" className={`flex items-start gap-3 p-5 ${look.box}`}>
        <Icon name={look.icon} size={28} className="mt-0.5 shrink-0" />
        <div>
          <p className="text-xl leading-7 font-bold">{texts.verdict[found.verdict]}</p>
          <p>{texts.verdictMore[found.verdict]}</p>
        </div>
      </div>
      <ul className="flex flex-col gap-3 p-5">
        {(['chain', 'rule', 'outcome', 'seal'] as const).map((name) => (
          <li key={name} className="flex items-start gap-2.5">
            <Icon
              name={MARKS[found[name]].icon}
              size={20}
              className={`mt-0.5 ${MARKS[found[name]].colour}`}
            />
            <span>
              {texts.checks[name]}: <strong>{notYet(found[name], name)}</strong>
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
        <p className="text-sm text-ink-3">
          {texts.counted(wire.entradas.length, wire.maximos?.length ?? null)}
        </p>
        <Button className="no-print" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </div>
  );
}
