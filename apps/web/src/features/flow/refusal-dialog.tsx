import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/texts.ts';
import type { DealRefusal } from './deal-refusal.ts';

interface Props {
  readonly refusal: DealRefusal;
  readonly offerAddress: string;
  readonly onClose: () => void;
}

/** Says why a deal was not taken, and leads back to the offer where that helps (FLOW-23 to FLOW-25, LIMT-05, BIDS-09). */
export function RefusalDialog({ refusal, offerAddress, onClose }: Props) {
  const { flow, shell } = useTexts();
  const words = useRefusalWords(refusal);
  const toOffer = words.toOffer ? (
    <Link to={offerAddress} className={buttonLook('bid')}>
      {words.toOffer === 'ok' ? shell.ok : flow.backToOffer}
    </Link>
  ) : (
    <Button look="bid" onClick={onClose}>
      {shell.ok}
    </Button>
  );
  return (
    <Dialog title={words.title} closeLabel={shell.close} onClose={onClose} actions={toOffer}>
      <div role="alert">{words.text}</div>
    </Dialog>
  );
}

interface Words {
  readonly title: string;
  readonly text: ReactNode;
  /** The button leads to the offer: as a plain OK, or by name. */
  readonly toOffer: 'ok' | 'named' | null;
}

function useRefusalWords(refusal: DealRefusal): Words {
  const { flow, shell } = useTexts();
  switch (refusal.kind) {
    case 'offer-finished':
      return { title: flow.errorTitle, text: flow.offerFinished, toOffer: 'ok' };
    case 'limit':
      return { title: flow.limitTitle, text: flow.limitText, toOffer: 'named' };
    case 'higher-bid':
      return {
        title: flow.errorTitle,
        text: (
          <>
            <p>{refusal.text || flow.higherBid}</p>
            {refusal.current === null ? null : (
              <p className="mt-2">{flow.currentValue(formatMoney(refusal.current))}</p>
            )}
          </>
        ),
        toOffer: 'named',
      };
    case 'bid-exists':
      return { title: flow.errorTitle, text: refusal.text || flow.bidExists, toOffer: 'named' };
    case 'too-soon':
      return { title: flow.refused, text: refusal.text || flow.tooSoon, toOffer: 'named' };
    case 'signed-out':
      return { title: shell.needLoginTitle, text: shell.needLogin, toOffer: null };
    case 'other':
      return { title: flow.errorTitle, text: refusal.text || shell.genericError, toOffer: null };
  }
}
