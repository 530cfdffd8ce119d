import { nextBid } from '@patio/domain/trading/auctions/bids/increments.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { Suspense } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import { ownMaximum } from '../../standings/public.ts';
import { LateWithdrawalNotice } from '../../../sales/withdrawals/public.ts';
import type { DealPanelProps } from '../deal-panel-props.ts';

/** Whether the user leads or was overtaken, with a way to take the lead again in one tap; it is updated in place. */
export function StandingNotice(props: DealPanelProps) {
  const { offer } = props;
  return (
    <div className="flex flex-col gap-2.5">
      <Standing {...props} />
      <Suspense>
        <LateWithdrawalNotice code={offer.code} title={offer.title} />
      </Suspense>
    </div>
  );
}

function Standing(props: DealPanelProps) {
  const { offer, live, standing, deal, increments } = props;
  const { deal: texts, bidding } = useTexts();
  const { user } = useSession();
  if (standing === 'leads') {
    const own = user === null ? null : ownMaximum({ userCode: user.codigoUsuario, offerCode: offer.code });
    return (
      <Notice tone="ok" icon="check">
        <strong>{texts.youLead}</strong>
        {own === null || own < live.figures.price ? null : (
          <span className="block">
            {bidding.ownMaximum(formatMoney(own))} {bidding.ownMaximumWhere}
          </span>
        )}
      </Notice>
    );
  }
  const amount = nextBid(live.figures, increments);
  return (
    <div className="flex flex-col gap-2.5 rounded-control bg-warn-soft p-3">
      <Notice tone="warn" icon="alert">
        <strong>{texts.overtaken}</strong>
        <span className="block">{bidding.overtakenText(formatMoney(live.figures.price))}</span>
      </Notice>
      <Button
        look="bid"
        size="large"
        busy={deal.busy}
        disabled={offer.priceless}
        onClick={() => deal.act({ type: 'BID', value: amount, message: '' })}
      >
        {bidding.bidNow(formatMoney(amount))}
      </Button>
    </div>
  );
}
