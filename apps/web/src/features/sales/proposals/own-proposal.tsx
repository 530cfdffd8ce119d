import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Notice } from '@patio/ui/states.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { withLive } from '../../../platform/live/live.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { loadOwnProposal } from './load-own-proposal.ts';
import { isOpen, type OwnProposal as View } from './proposal-view.ts';
import { useProposalTexts } from './use-proposal-texts.ts';

/** On the page of an offer: the user's own open proposal, its amount and deadline, with a way to answer it. */
export function OwnProposal({ code, seq }: { code: number; seq: number }) {
  const texts = useProposalTexts();
  const { dateTime } = useDates();
  const link = useLink();
  const proposal = useOwnProposal(code, seq);
  if (proposal === null || !isOpen(proposal)) return null;
  const { counter, value, until } = proposal;
  const answered = counter !== null && proposal.situation === 'contraproposta';
  return (
    <div role="status" className="no-print">
      <Notice tone={answered ? 'warn' : 'info'} icon="chat">
        <p>
          {answered
            ? texts.counterHere(formatMoney(counter), dateTime(until))
            : `${texts.openHere(formatMoney(value), dateTime(until))} ${texts.replaces}`}
        </p>
        <Link
          to={link(`/negociacao/${code}`)}
          className="inline-flex min-h-9 items-center font-semibold underline pointer-coarse:min-h-11"
        >
          {answered ? texts.respond : texts.follow}
        </Link>
      </Notice>
    </div>
  );
}

/** Reloaded when the offer changes, and when the sales team answers. */
function useOwnProposal(code: number, seq: number): View | null {
  const [proposal, setProposal] = useState<View | null>(null);
  useEffect(() => {
    let current = true;
    const load = (): void => {
      void loadOwnProposal(code).then((found) => {
        if (current) setProposal(found);
      });
    };
    load();
    const stop = withLive((live) =>
      live.on('negotiation', (offerCode) => {
        if (offerCode === null || offerCode === code) load();
      }),
    );
    return () => {
      current = false;
      stop();
    };
  }, [code, seq]);
  return proposal;
}
