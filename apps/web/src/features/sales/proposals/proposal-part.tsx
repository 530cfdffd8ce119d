import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense, useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { sendReview } from './proposal-calls.ts';
import { ProposalSteps } from './proposal-steps.tsx';
import { isOpen, type OwnProposal } from './proposal-view.ts';
import { useProposalTexts } from './use-proposal-texts.ts';

const AcceptDialog = lazy(() => import('./accept-dialog.tsx').then((it) => ({ default: it.AcceptDialog })));
const AnswerDialog = lazy(() => import('./answer-dialog.tsx').then((it) => ({ default: it.AnswerDialog })));

interface Props {
  readonly proposal: OwnProposal;
  /** Its offer is suspended: the term does not run, and nobody can accept now. */
  readonly waits: boolean;
  /** Of the offer. */
  readonly title: string;
  /** Asks for the reason, and withdraws the proposal. */
  readonly onWithdraw: () => void;
  /** Something has changed: the data must be reloaded. */
  readonly onChange: () => void;
  /** A dialog opens or closes: while one is open its row must not be removed. */
  readonly onDialog: (open: boolean) => void;
}

/** A proposal in its row: whose turn it is, the deadline, the buyer's actions, and the full history (rule 0.7). */
export function ProposalPart({ proposal, waits, title, onWithdraw, onChange, onDialog }: Props) {
  const texts = useProposalTexts();
  const [asking, setAsking] = useState<'accept' | 'answer' | null>(null);
  const ask = (request: typeof asking): void => {
    setAsking(request);
    onDialog(request !== null);
  };
  const close = (): void => ask(null);
  return (
    <div className="relative z-10 flex flex-col gap-2">
      {isOpen(proposal) ? <Standing proposal={proposal} waits={waits} /> : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {proposal.canAccept ? (
          <Button look="bid" size="small" aria-haspopup="dialog" onClick={() => ask('accept')}>
            <Icon name="check" size={16} />
            {texts.accept}
          </Button>
        ) : null}
        {proposal.canAnswer ? (
          <Button size="small" aria-haspopup="dialog" onClick={() => ask('answer')}>
            {texts.answer}
          </Button>
        ) : null}
        {proposal.canWithdraw ? (
          <Button
            size="small"
            look="plain"
            className="only:-ml-3"
            aria-haspopup="dialog"
            onClick={onWithdraw}
          >
            {texts.withdraw}
          </Button>
        ) : null}
      </div>
      {proposal.canReview ? <ReviewPart proposal={proposal} onChange={onChange} /> : null}
      <ProposalSteps steps={proposal.steps} />
      {asking === null ? null : (
        <Suspense>
          {asking === 'accept' ? (
            <AcceptDialog proposal={proposal} title={title} onClose={close} onChange={onChange} />
          ) : (
            <AnswerDialog proposal={proposal} title={title} onClose={close} onChange={onChange} />
          )}
        </Suspense>
      )}
    </div>
  );
}

/** A refusal for which a manual review may be requested, once. */
function ReviewPart({ proposal, onChange }: Pick<Props, 'proposal' | 'onChange'>) {
  const texts = useProposalTexts();
  const { shell } = useTexts();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async (): Promise<void> => {
    setSending(true);
    const result = await sendReview(proposal.code);
    setSending(false);
    if (!result.ok) return setFailure(result.text || shell.genericError);
    showNotice({ tone: 'plain', text: texts.reviewAsked });
    onChange();
  };
  return (
    <div className="text-sm text-ink-2">
      <p>{texts.reviewAbout}</p>
      <Button
        size="small"
        look="plain"
        busy={sending}
        onClick={() => void ask()}
        className="-ml-3 text-accent"
      >
        {texts.review}
      </Button>
      {failure === null ? null : <p role="alert">{failure}</p>}
    </div>
  );
}

/** Whose turn it is: the value that awaits an answer, and the deadline. */
function Standing({ proposal, waits }: Pick<Props, 'proposal' | 'waits'>) {
  const texts = useProposalTexts();
  const { dateTime } = useDates();
  const { counter, situation, until } = proposal;
  if (situation !== 'contraproposta' || counter === null) {
    return <p className="text-sm text-ink-2">{waits ? texts.stopped : texts.waitsUntil(dateTime(until))}</p>;
  }
  return (
    <div className="rounded-control bg-accent-soft px-3 py-2.5 text-accent-strong">
      <p className="text-sm font-medium">{texts.counter}</p>
      <p className="money text-xl leading-7 font-bold">{formatMoney(counter)}</p>
      {proposal.message === '' ? null : (
        <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">“{proposal.message}”</p>
      )}
      <p className="mt-1 flex items-center gap-1.5 text-sm">
        <Icon name="clock" size={15} />
        {waits ? texts.stopped : proposal.canAccept ? texts.answerUntil(dateTime(until)) : texts.over}
      </p>
    </div>
  );
}
