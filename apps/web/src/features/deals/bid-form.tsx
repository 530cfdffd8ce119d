import { nextBid, quickIncrements } from '@patio/domain/auctions/increments.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { MoneyField } from '@patio/ui/money-field.tsx';
import { useEffect, useLayoutEffect, type FormEvent } from 'react';
import { ScriptForm } from '../../platform/forms/script-form.tsx';
import { useTexts } from '../../platform/i18n/texts.ts';
import { CostLines } from '../costs/public.ts';
import type { DealPanelProps } from './deal-panel-props.ts';
import { QuickBids } from './quick-bids.tsx';
import { useTyped } from './use-typed.ts';

interface Props extends DealPanelProps {
  /** The address asked for the next bid: it stands in the field, and follows the price until somebody types. */
  readonly filled: boolean;
}

/** The bid field with four quick amounts, which fill it and send nothing (DETL-02 to DETL-04, C-63). */
export function BidForm({ offer, live, deal, finished, bidInput, costs, increments, filled }: Props) {
  const { deal: texts, condition } = useTexts();
  const [text, setText, touched] = useTyped(offer.code, 'lance');
  const { figures } = live;
  const next = nextBid(figures, increments);
  const fills = filled && !touched && next > 0;
  useEffect(() => {
    if (!fills) return;
    bidInput.current?.scrollIntoView({ block: 'center' });
    bidInput.current?.focus({ preventScroll: true });
  }, [fills, bidInput]);
  useLayoutEffect(() => {
    // What was typed before the scripts ran, which the next rendering would take away.
    const input = bidInput.current;
    if (input !== null && input.value !== input.defaultValue) setText(input.value);
    // Only what stands there as the page is taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const shown = fills ? formatMoney(next) : text;
  const typed = parseMoney(shown) ?? 0;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    deal.actOn('BID', bidInput.current?.value ?? shown);
  };
  return (
    <ScriptForm onSubmit={send} className="flex flex-col gap-3">
      <QuickBids
        quick={quickIncrements(figures.price, increments)}
        disabled={finished}
        onChoose={(amount) => setText(formatMoney(amount))}
      />
      <MoneyField
        label={texts.yourBid}
        value={shown}
        onValue={(value) => {
          if (value !== shown) setText(value);
        }}
        disabled={finished}
        inputRef={bidInput}
        hint={fills ? texts.filledIn : texts.bidHint(formatMoney(deal.minimum))}
      />
      {finished || offer.priceless ? null : (
        <CostLines
          code={offer.code}
          costs={costs}
          label={typed > 0 ? condition.costBid : condition.costFrom}
          price={typed > 0 ? typed : deal.minimum}
        />
      )}
      <Button look="bid" size="large" type="submit" busy={deal.busy} disabled={finished || offer.priceless}>
        {texts.sendBid}
      </Button>
    </ScriptForm>
  );
}
