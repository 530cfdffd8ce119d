import type { Verdict, VerifiedLedger } from '@patio/domain/trading/auctions/ledger/verify-public-ledger.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon, type IconName } from '@patio/ui/icon.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
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

const CHECKS = ['chain', 'rule', 'outcome', 'seal', 'maxima'] as const;
type CheckName = (typeof CHECKS)[number];

interface Props {
  readonly wire: WireLedger;
  readonly found: VerifiedLedger;
  readonly onAgain: () => void;
}

/** The overall result: whether everything agrees, and each of the checks. */
export function VerdictCard({ wire, found, onAgain }: Props) {
  const texts = useLedgerTexts();
  const look = LOOKS[found.verdict];
  const { dateTime } = useDates();
  const { sigilo, encerrada, regra } = wire;
  const sealedUntil =
    sigilo.ate === null ? texts.untilEnd : texts.sealedUntil(dateTime(Date.parse(sigilo.ate)));
  const notYet = (verdict: Verdict, name: CheckName): string => {
    if (verdict !== 'unknown') return texts.state[verdict];
    if (name === 'seal' && !regra.reserva) return texts.state.unknown;
    if (name === 'maxima' && regra.versao === 1) return texts.olderRules;
    if (!sigilo.aberto) return sealedUntil;
    return name === 'seal' ? texts.sealSecret : texts.state.unknown;
  };
  const soFar = encerrada ? texts.verdictMore.sealed : texts.verdictMore['so-far'];
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div role="status" className={`flex items-start gap-3 p-5 ${look.box}`}>
        <Icon name={look.icon} size={28} className="mt-0.5 shrink-0" />
        <div>
          <p className="text-xl leading-7 font-bold">{texts.verdict[found.verdict]}</p>
          <p>{found.verdict === 'so-far' ? soFar : texts.verdictMore[found.verdict]}</p>
        </div>
      </div>
      <ul className="flex flex-col gap-3 p-5">
        {CHECKS.map((name) => (
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
