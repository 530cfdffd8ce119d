import type { OwnNegotiation } from '@patio/contract/sales/negotiations/get-own-negotiation.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../../platform/i18n/dates.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { DealStep } from '../../deal-page/public.ts';
import type { LoadedNegotiation } from './load-negotiation.ts';
import { useNegotiationTexts } from './negotiation-texts.ts';

interface Props {
  readonly loaded: LoadedNegotiation;
  /** What the user may do about it. */
  readonly children: ReactNode;
}

/** What a negotiation waits for, of whom and until when; or the purchase it became, or how it ended. */
export function NegotiationStep({ loaded: { negotiation, row }, children }: Props) {
  const texts = useNegotiationTexts();
  const { proximo, desfecho } = negotiation;
  if (row.purchase !== null) {
    const isUndone = row.facts.cancelledAt !== null || row.facts.regrettedAt !== null;
    return <Bought code={row.purchase} words={isUndone ? texts.undone : texts.bought} />;
  }
  if (proximo !== null) {
    return (
      <Next next={proximo} isAhead={row.leading}>
        {children}
      </Next>
    );
  }
  const { title, text } = texts.outcome[desfecho ?? 'sem-venda'];
  return (
    <DealStep title={title} text={text}>
      {children}
    </DealStep>
  );
}

interface BoughtProps {
  /** Of the purchase. */
  readonly code: number;
  readonly words: ReturnType<typeof useNegotiationTexts>['bought'];
}

function Bought({ code, words }: BoughtProps) {
  const link = useLink();
  return (
    <DealStep title={words.title(code)} text={words.text}>
      <Link to={link(`/compra/${code}`)} className={`no-print mt-3 ${buttonLook('bid', 'small')}`}>
        {words.way}
      </Link>
    </DealStep>
  );
}

interface NextProps {
  readonly next: NonNullable<OwnNegotiation['proximo']>;
  readonly isAhead: boolean;
  readonly children: ReactNode;
}

function Next({ next: { etapa, quem, prazo }, isAhead, children }: NextProps) {
  const texts = useNegotiationTexts();
  const { dateTime } = useDates();
  const { title, text } = etapa === 'fim' && isAhead ? texts.ahead : texts.step[etapa];
  return (
    <DealStep
      turn={{ label: texts.next, owner: texts.owner[quem], isOwn: quem === 'comprador' }}
      title={title}
      text={text}
      {...(prazo === null ? {} : { due: { text: texts.until(dateTime(Date.parse(prazo))), isLate: false } })}
    >
      {children}
    </DealStep>
  );
}
