import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { ScrollArea } from '@patio/ui/scroll-area.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { ledgerLines, type LedgerLine } from './ledger-lines.ts';
import type { Ledger } from './load-ledger.ts';
import { ledgerLineTextsEn } from './texts/en.ts';
import { ledgerLineTextsPt } from './texts/ptbr.ts';

const TEXTS = { PTBR: ledgerLineTextsPt, EN: ledgerLineTextsEn } as const;

const FIRST = 8;
const MORE = 50;

interface Props {
  readonly ledger: Ledger;
  readonly own: string | null;
}

/** The bids, newest first, one page at a time; the user's own bids are marked (rule 0.9). */
export function BidTable({ ledger, own }: Props) {
  const { deal } = useTexts();
  const link = useLink();
  const [shown, setShown] = useState(FIRST);
  const lines = ledgerLines(ledger).toReversed();
  if (lines.length === 0) return <p className="text-ink-3">{deal.historyEmpty}</p>;
  const left = lines.length - shown;
  return (
    <>
      <ScrollArea label={deal.history}>
        <table className="w-full text-left text-[15px]">
          <thead className="text-sm text-ink-3">
            <tr>
              <th className="py-2 pr-4 font-medium">{deal.historyWho}</th>
              <th className="py-2 pr-4 font-medium max-sm:hidden">{deal.historyWhen}</th>
              <th className="py-2 text-right font-medium">{deal.historyValue}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shown).map((line) => (
              <Row key={line.entry.seq} line={line} own={own !== null && line.entry.participante === own} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {left > 0 ? (
        <Button look="plain" size="small" className="self-start" onClick={() => setShown(shown + MORE)}>
          {deal.historyMore(Math.min(MORE, left), lines.length)}
        </Button>
      ) : null}
      <p className="text-sm text-ink-3">{deal.historyChained}</p>
      <Link
        to={link(`/oferta/${ledger.codigoOferta}/conferir`)}
        className="no-print inline-flex min-h-11 items-center self-start font-medium underline"
      >
        {deal.historyVerify}
      </Link>
    </>
  );
}

function Row({ line, own }: { line: LedgerLine; own: boolean }) {
  const { deal } = useTexts();
  const { dateTime } = useDates();
  const { entry, struck } = line;
  const when = <time dateTime={entry.em}>{dateTime(Date.parse(entry.em))}</time>;
  const lost = struck || entry.tipo === 'Z';
  const value = entry.valor === 0 || isEndLine(entry) ? '—' : formatMoney(entry.valor);
  return (
    <tr className={`border-t border-line ${own ? 'bg-accent-soft' : ''}`}>
      <td className="py-2.5 pr-4">
        <span className="flex flex-wrap items-center gap-x-2">
          {entry.participante === '' ? null : <span className="font-medium">{entry.participante}</span>}
          {own ? <Badge tone="info">{deal.historyOwn}</Badge> : null}
          <span className="inline-flex items-center gap-1 text-sm text-ink-3">
            {entry.tipo === 'P' ? <Icon name="bolt" size={14} /> : null}
            <Kind line={line} />
          </span>
        </span>
        <span className="block text-sm text-ink-3 tabular-nums sm:hidden">{when}</span>
      </td>
      <td className="py-2.5 pr-4 whitespace-nowrap text-ink-2 tabular-nums max-sm:hidden">{when}</td>
      <td className="money py-2.5 text-right font-semibold whitespace-nowrap">
        {lost ? <del className="font-normal text-ink-3">{value}</del> : value}
      </td>
    </tr>
  );
}

/** The value of these lines is an instant, shown as a date. */
const isEndLine = ({ tipo }: LedgerLine['entry']) => tipo === 'R' || tipo === 'M';

/** A line as text. An annulled bid stays readable: struck through, and labelled as annulled. */
function Kind({ line: { entry, struck, end } }: { line: LedgerLine }) {
  const texts = TEXTS[useIdiom()];
  const { dateTime } = useDates();
  switch (entry.tipo) {
    case 'L':
    case 'P':
      return struck ? `${texts.bid[entry.tipo]} · ${texts.annulled}` : texts.bid[entry.tipo];
    case 'X':
      return texts.extension;
    case 'Z':
      return entry.motivo === undefined
        ? texts.annulment
        : `${texts.annulment}: ${texts.reason[entry.motivo]}`;
    case 'R':
    case 'M': {
      const until = texts.until(dateTime(entry.valor));
      return `${entry.tipo === 'R' ? texts.reopened : texts.movedEnd} ${until}`;
    }
    case 'F':
      return texts.end[end ?? 'closed'];
  }
}
