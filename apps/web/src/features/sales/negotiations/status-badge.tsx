import { Badge, type Tone } from '@patio/ui/states.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useProposalTexts } from '../proposals/public.ts';
import { useSecondChanceTexts } from '../second-chances/public.ts';
import type { NegotiationView } from './negotiation-view.ts';

/** Where a negotiation stands, in two or three words (NEGO-06 to NEGO-08). */
export function StatusBadge({ row }: { row: NegotiationView }) {
  const { negotiations: texts } = useTexts();
  const proposals = useProposalTexts();
  const { badge } = useSecondChanceTexts();
  if (row.active && row.unavailable !== null) {
    return <Badge tone="warn">{texts.unavailable[row.unavailable]}</Badge>;
  }
  if (row.secondChance !== null) return <Badge tone="warn">{badge}</Badge>;
  if (row.leading) return <Badge tone="ok">{texts.leading}</Badge>;
  if (row.status !== null) return <Badge tone={toneOf(row)}>{texts.status[row.status]}</Badge>;
  if (row.active && row.proposal !== null && row.kind !== 'bid') {
    const { situation } = row.proposal;
    const tone = situation === 'contraproposta' ? 'warn' : situation === 'pendente' ? 'info' : 'plain';
    return <Badge tone={tone}>{proposals.situation[situation]}</Badge>;
  }
  if (row.conditional) return <Badge tone="info">{texts.conditional}</Badge>;
  return row.active ? null : <Badge>{texts.offerEnded}</Badge>;
}

function toneOf({ status }: NegotiationView): Tone {
  switch (status) {
    case 'overcome':
    case 'cancelAnalyze':
      return 'warn';
    case 'checkout':
      return 'ok';
    case 'missedOffer':
    case 'cancelled':
    case 'regretted':
    case null:
      return 'plain';
    case 'cancelReject':
    case 'cancelRejectBuy':
      return 'danger';
    case 'negotiation':
    case 'waitingContact':
    case 'waitingLiberation':
    case 'waitingWithdrawal':
      return 'info';
  }
}
