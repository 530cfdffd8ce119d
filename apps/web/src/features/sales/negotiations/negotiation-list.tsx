import { buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { EmptyDrawing } from '../../catalogue/catalogue/public.ts';
import { ProposalMessages } from '../deal-messages/public.ts';
import { ProposalPart } from '../proposals/public.ts';
import { SnapshotDetails } from '../purchase-snapshot/public.ts';
import { RegretPart } from '../regrets/public.ts';
import { SecondChancePart } from '../second-chances/public.ts';
import { WithdrawalPart } from '../withdrawals/public.ts';
import { cancellingOf, withdrawingOf, type CancelRequest } from './cancel-request.ts';
import { NegotiationRow } from './negotiation-row.tsx';
import { useHeld } from './use-held.ts';
import { useNegotiations } from './use-negotiations.ts';

export type View = 'negociacao' | 'compra';

interface Props {
  readonly view: View;
  /** The dialog that asks for the reason; it outlives its row, which the next refresh may change. */
  readonly cancelDialog: (request: CancelRequest, close: () => void) => ReactNode;
}

/** Negotiations or purchases: loading, failed, empty, or the rows (NEGO-03, NEGO-04). */
export function NegotiationList({ view, cancelDialog }: Props) {
  const { negotiations: texts, shell } = useTexts();
  const link = useLink();
  const { rows: current, load, interrupted } = useNegotiations();
  const [asking, setAsking] = useState(false);
  const rows = useHeld(current, asking);
  const [cancelling, setCancelling] = useState<CancelRequest | null>(null);
  if (rows === 'loading') {
    return (
      <div className="flex flex-col gap-3">
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} className="h-36" />
        ))}
      </div>
    );
  }
  if (rows === 'failed')
    return <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void load()} />;
  const shown = rows.filter((row) => row.view === view);
  if (shown.length === 0) {
    const buying = view === 'compra';
    return (
      <EmptyState
        title={buying ? texts.emptyPurchasesTitle : texts.emptyNegotiationsTitle}
        text={buying ? texts.emptyPurchasesText : texts.emptyNegotiationsText}
        drawing={<EmptyDrawing />}
        action={
          <Link to={link('/home')} className={buttonLook('bid')}>
            {texts.seeOffers}
          </Link>
        }
      />
    );
  }
  return (
    <div className="min-w-0">
      {interrupted ? (
        <p role="status" className="mb-3 text-sm text-warn">
          {texts.liveLost}
        </p>
      ) : null}
      <ul className="flex flex-col gap-3">
        {shown.map((row) => (
          <NegotiationRow key={row.code} row={row} onCancel={() => setCancelling(cancellingOf(row))}>
            {row.secondChance === null ? null : (
              <SecondChancePart
                chance={row.secondChance}
                waits={row.unavailable !== null}
                title={row.title}
                onChange={() => void load()}
                onDialog={setAsking}
              />
            )}
            {row.regret === null ? null : (
              <RegretPart
                regret={row.regret}
                title={row.title}
                onChange={() => void load()}
                onDialog={setAsking}
              />
            )}
            {row.withdrawal === null ? null : (
              <WithdrawalPart
                withdrawal={row.withdrawal}
                title={row.title}
                onChange={() => void load()}
                onDialog={setAsking}
              />
            )}
            {row.proposal === null ? null : (
              <ProposalPart
                proposal={row.proposal}
                waits={row.unavailable !== null}
                title={row.title}
                onWithdraw={() => setCancelling(withdrawingOf(row))}
                onChange={() => void load()}
                onDialog={setAsking}
              />
            )}
            {row.proposal === null || row.purchase !== null ? null : (
              <ProposalMessages offerCode={row.code} title={row.title} onDialog={setAsking} />
            )}
            {row.view === 'compra' ? <SnapshotDetails code={row.code} /> : null}
          </NegotiationRow>
        ))}
      </ul>
      {cancelling === null ? null : (
        <Suspense>{cancelDialog(cancelling, () => setCancelling(null))}</Suspense>
      )}
    </div>
  );
}
