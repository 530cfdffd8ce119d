import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { LateExposureDialog } from '../../../people/trust/public.ts';
import { RetypeDialog } from './retype-dialog.tsx';
import type { DealObstacle, DealRequest } from '../deal-request.ts';

interface Props {
  readonly obstacle: DealObstacle;
  readonly onClose: () => void;
  readonly onInsist: (request: DealRequest) => void;
}

/**
 * Says why a request does not continue: offer over, too little, a limit, or an amount that looks like a typing error (LIMT-01 to LIMT-03,
 * BUYN-02, BIDS-03).
 */
export function ObstacleDialog({ obstacle, onClose, onInsist }: Props) {
  const { deal, bidding, shell } = useTexts();
  const plain = (title: string, text: ReactNode): ReactNode => (
    <Dialog
      title={title}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" onClick={onClose}>
          {shell.ok}
        </Button>
      }
    >
      {text}
    </Dialog>
  );
  switch (obstacle.kind) {
    case 'finished':
      return plain(bidding.dialogs.invalidOfferTitle, <p>{deal.invalidOffer}</p>);
    case 'below-minimum':
      return plain(
        bidding.dialogs.minBidTitle,
        <>
          <p>{bidding.dialogs.minBid(formatMoney(obstacle.minimum))}</p>
          {obstacle.hasBid ? <p className="mt-2">{bidding.dialogs.minBidTaken}</p> : null}
        </>,
      );
    case 'bid-limit':
      return plain(bidding.dialogs.bidLimitTitle, <p>{bidding.dialogs.bidLimitText}</p>);
    case 'buy-limit':
      return plain(
        bidding.dialogs.buyLimitTitle,
        <>
          <p>{bidding.dialogs.buyLimitText1}</p>
          <p className="mt-2">{bidding.dialogs.buyLimitText2}</p>
        </>,
      );
    case 'not-above-own-maximum':
      return plain(
        bidding.notAboveOwnMaximumTitle,
        <p>{bidding.notAboveOwnMaximum(formatMoney(obstacle.maximum))}</p>,
      );
    case 'exposure':
      return (
        <Suspense>
          <LateExposureDialog
            {...obstacle}
            text={null}
            onClose={onClose}
            onConfirmed={() => onInsist(obstacle.request)}
          />
        </Suspense>
      );
    case 'suspicious':
      return (
        <RetypeDialog
          request={obstacle.request}
          minimum={obstacle.minimum}
          above={obstacle.above}
          onClose={onClose}
          onInsist={onInsist}
        />
      );
  }
}
