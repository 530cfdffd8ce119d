import { nextBid, quickIncrements } from '@patio/domain/trading/auctions/bids/increments.ts';
import { moneyFieldText } from '@patio/domain/money/money-mask.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { MoneyField } from '@patio/ui/money-field.tsx';
import { useEffect, useLayoutEffect, type FormEvent } from 'react';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { CostLines } from '../../costs/public.ts';
import type { DealPanelProps } from '../deal-panel-props.ts';
import { bidHint } from './bid-hint.ts';
import { EndTimer } from '../end-timer.tsx';
import { QuickBids } from './quick-bids.tsx';
import { useTyped } from './use-typed.ts';

interface Props extends DealPanelProps {
  /** The URL asked for the next bid: the field takes the focus. */
  readonly filled: boolean;
}

/**
 * The bid field, four quick amounts, which fill it and send nothing, the time left and the button, in this order (DETL-02 to DETL-06,
 * C-63). Until the user types, the field contains the next bid and follows the price.
 */
export function BidForm({ offer, live, deal, finished, bidInput, costs, increments, filled }: Props) {
  const { deal: texts, condition } = useTexts();
  const [text, setText, touched] = useTyped(offer.code, 'lance');
  const { figures } = live;
  const next = nextBid(figures, increments);
  const fills = !touched && next > 0 && !offer.priceless && (filled || text === '');
  const asked = filled && fills;
  useEffect(() => {
    if (!asked) return;
    bidInput.current?.scrollIntoView({ block: 'center' });
    bidInput.current?.focus({ preventScroll: true });
  }, [asked, bidInput]);
  useLayoutEffect(() => {
    // Input from before the scripts ran, which the next render would discard.
    const input = bidInput.current;
    if (input !== null && input.value !== input.defaultValue) setText(input.value);
    // Only what is in the form at hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const shown = fills ? moneyFieldText(next) : text;
  const typed = parseMoney(shown) ?? 0;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    deal.actOn('BID', bidInput.current?.value ?? shown);
  };
  return (
    <ScriptForm onSubmit={send} className="flex flex-col gap-3">
      <MoneyField
        label={texts.yourBid}
        value={shown}
        onValue={(value) => {
          if (value !== shown) setText(value);
        }}
        disabled={finished}
        inputRef={bidInput}
        hint={asked ? texts.filledIn : bidHint(texts, deal)}
      />
      <QuickBids
        quick={quickIncrements(figures.price, increments)}
        disabled={finished}
        onChoose={(amount) => setText(moneyFieldText(amount))}
      />
      {finished || offer.priceless ? null : (
        <CostLines
          code={offer.code}
          costs={costs}
          label={typed > 0 ? condition.costBid : condition.costFrom}
          price={typed > 0 ? typed : deal.minimum}
        />
      )}
      <EndTimer live={live} />
      <Button look="bid" size="large" type="submit" busy={deal.busy} disabled={finished || offer.priceless}>
        {texts.sendBid}
      </Button>
    </ScriptForm>
  );
}
