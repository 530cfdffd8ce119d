import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIdiom, useTexts } from '../../../../platform/i18n/texts.ts';
import { nextAmount, type DealIntent } from '../../../identity/intents/public.ts';
import { costChangeTexts } from '../review/cost-change-texts.ts';
import type { ShownRefusal } from './deal-refusal.ts';
import { WaitTime } from '../wait-time.tsx';

interface Props {
  readonly refusal: Exclude<ShownRefusal, { kind: 'exposure' | 'deposit' }>;
  readonly intent: DealIntent;
  readonly offerAddress: string;
  readonly onClose: () => void;
  /** Bids the next amount above the current price instead; both in centavos. */
  readonly onRebid: (value: number, current: number) => void;
}

/**
 * Says why a deal was refused, and offers a next step: the next amount, a higher maximum, or back to the offer (FLOW-23 to FLOW-25,
 * LIMT-05, BIDS-09).
 */
export function RefusalDialog({ refusal, intent, offerAddress, onClose, onRebid }: Props) {
  const { flow, bidding, shell } = useTexts();
  const words = useRefusalWords(refusal, intent);
  const current = 'current' in refusal ? refusal.current : null;
  const next = current === null ? null : nextAmount(intent, current);
  const label = intent.type === 'AUTO_BID' ? bidding.maximumNow : bidding.bidNow;
  return (
    <Dialog
      title={words.title}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          {words.toOffer === null ? (
            <Button look="bid" onClick={onClose}>
              {words.close ?? shell.ok}
            </Button>
          ) : (
            <Link to={offerAddress} className={buttonLook(next === null && !words.raise ? 'bid' : 'quiet')}>
              {words.toOffer === 'ok' ? shell.ok : flow.backToOffer}
            </Link>
          )}
          {current === null || next === null ? null : (
            <Button look="bid" onClick={() => onRebid(next, current)}>
              {label(formatMoney(next))}
            </Button>
          )}
          {words.raise ? (
            <Link to={`${offerAddress}&lance=maximo`} className={buttonLook('bid')}>
              {bidding.raiseSend}
            </Link>
          ) : null}
        </>
      }
    >
      <div role="alert">{words.text}</div>
    </Dialog>
  );
}

interface Words {
  readonly title: string;
  readonly text: ReactNode;
  /** The button leads to the offer: as a plain OK, or with a label that says so. */
  readonly toOffer: 'ok' | 'named' | null;
  /** The label of the close button, where it is not a plain OK. */
  readonly close?: string;
  /** A higher maximum helps. */
  readonly raise?: true;
}

function useRefusalWords(refusal: Props['refusal'], intent: DealIntent): Words {
  const { flow, bidding, shell } = useTexts();
  const costs = costChangeTexts[useIdiom()];
  switch (refusal.kind) {
    case 'offer-finished':
      return { title: flow.errorTitle, text: flow.offerFinished, toOffer: 'ok' };
    case 'limit':
      return { title: flow.limitTitle[refusal.of], text: flow.limitText, toOffer: 'named' };
    case 'barred':
      return { title: flow.errorTitle, text: refusal.text || shell.genericError, toOffer: 'named' };
    case 'price-changed':
      return {
        title: flow.errorTitle,
        text: (
          <>
            <p>{refusal.text}</p>
            {refusal.price === null ? null : (
              <p className="mt-2">{flow.currentPrice(formatMoney(refusal.price))}</p>
            )}
          </>
        ),
        toOffer: 'named',
      };
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
    case 'beaten':
      return {
        title: bidding.beaten.title,
        text: (
          <>
            <p className="font-medium text-ink">{refusal.text || flow.higherBid}</p>
            <p className="mt-2">{bidding.beaten.text(formatMoney(intent.value))}</p>
            <p className="mt-2">
              {bidding.beaten.current(
                formatMoney(refusal.current),
                formatMoney(nextAmount(intent, refusal.current)),
              )}
            </p>
          </>
        ),
        toOffer: 'named',
      };
    case 'own-leader':
      return {
        title: bidding.leading.title,
        text: (
          <>
            <p className="font-medium text-ink">{refusal.text}</p>
            <p className="mt-2">{bidding.leading.text}</p>
          </>
        ),
        toOffer: 'named',
        raise: true,
      };
    case 'costs-changed':
      return {
        title: costs.title,
        text: (
          <>
            <p>{refusal.text}</p>
            <p className="mt-2 font-medium text-ink">
              {refusal.total === null
                ? costs.nowOpen(formatMoney(refusal.known))
                : costs.now(formatMoney(refusal.total))}
            </p>
          </>
        ),
        toOffer: null,
        close: costs.see,
      };
    case 'bid-exists':
      return { title: flow.errorTitle, text: refusal.text || flow.bidExists, toOffer: 'named' };
    case 'too-soon':
      return {
        title: flow.refused,
        text: (
          <>
            <p>{refusal.text || flow.tooSoon}</p>
            {refusal.seconds === null ? null : (
              <>
                <WaitTime key={intent.key} seconds={refusal.seconds} />
                <p className="mt-2">{bidding.wait.raise}</p>
              </>
            )}
          </>
        ),
        toOffer: 'named',
        ...(refusal.seconds === null ? {} : { raise: true }),
      };
    case 'signed-out':
      return { title: shell.needLoginTitle, text: shell.needLogin, toOffer: null };
    case 'other':
      return { title: flow.errorTitle, text: refusal.text || shell.genericError, toOffer: null };
  }
}
