import type { LiveView, OfferView } from '../../../catalogue/catalogue/public.ts';
import type { CostState } from '../../costs/public.ts';
import { AutomaticDialog, ProposalDialog } from './amount-dialogs.tsx';
import { BidInfoDialog } from './bid-info-dialog.tsx';
import { ObstacleDialog } from './obstacle-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import type { Deal } from '../use-deal.ts';

interface Props {
  readonly offer: OfferView;
  /** As they are now. */
  readonly live: LiveView;
  readonly deal: Deal;
  readonly costs: CostState;
  readonly open: OpenDialog;
  readonly onClose: () => void;
}

/** The dialogs of the offer page; one about an obstacle to a deal is on top of the others. */
export function OfferDialogs({ offer, live, deal, costs, open, onClose }: Props) {
  return (
    <>
      {open === 'automatic' ? (
        <AutomaticDialog code={offer.code} deal={deal} costs={costs} onClose={onClose} />
      ) : null}
      {open === 'proposal' ? (
        <ProposalDialog code={offer.code} deal={deal} costs={costs} onClose={onClose} />
      ) : null}
      {open === 'info' ? <BidInfoDialog offer={offer} figures={live} onClose={onClose} /> : null}
      {deal.obstacle === null ? null : (
        <ObstacleDialog obstacle={deal.obstacle} onClose={deal.close} onInsist={deal.insist} />
      )}
    </>
  );
}
