import { openAuction, type AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import type {
  VerifiedLedger,
  VerifiedStep,
} from '@patio/domain/trading/auctions/ledger/verify-public-ledger.ts';
import { Button } from '@patio/ui/button.tsx';
import { useState } from 'react';
import { useLedgerTexts } from './ledger-texts.ts';
import { publicLedger, type WireLedger } from './public-ledger.ts';
import { StepItem } from './step-item.tsx';

const FIRST = 30;
const MORE = 100;

interface Props {
  readonly wire: WireLedger;
  readonly found: VerifiedLedger;
}

/** Every step from the first bid to the end, one page at a time; only the broken ones when there are any. */
export function StepList({ wire, found }: Props) {
  const texts = useLedgerTexts();
  const [shown, setShown] = useState(FIRST);
  const [onlyFailing, setOnlyFailing] = useState(false);
  const numbered = withBefore(wire, found.steps);
  const broken = numbered.filter(({ step }) => !step.holds);
  const steps = onlyFailing ? broken : numbered;
  const left = steps.length - shown;
  const lines = new Map(wire.entradas.map((line) => [line.seq, line]));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{texts.stepsTitle}</h2>
      {broken.length === 0 ? null : (
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5"
            checked={onlyFailing}
            onChange={(event) => setOnlyFailing(event.target.checked)}
          />
          {texts.onlyFailing}
        </label>
      )}
      {steps.length === 0 ? <p className="text-ink-2">{texts.stepsEmpty}</p> : null}
      <ol className="flex flex-col gap-3">
        {steps.slice(0, shown).map(({ step, before }) => (
          <StepItem key={step.at} step={step} before={before} names={found.names} wire={lines} />
        ))}
      </ol>
      {left > 0 ? (
        <Button className="self-start" onClick={() => setShown(shown + MORE)}>
          {texts.more(Math.min(MORE, left), steps.length)}
        </Button>
      ) : null}
      <p className="text-sm text-ink-3">{texts.zone}</p>
    </section>
  );
}

/** The steps, each with the state of the auction before it. */
function withBefore(
  wire: WireLedger,
  steps: readonly VerifiedStep[],
): readonly { readonly step: VerifiedStep; readonly before: AuctionState }[] {
  const { offerId, rule } = publicLedger(wire);
  let before = openAuction({
    ...rule,
    offerId,
    reserve: rule.reserve?.value ?? null,
    conditionalWorkingDays: 1,
  });
  return steps.map((step) => {
    const visible = { step, before };
    before = step.rule?.after ?? before;
    return visible;
  });
}
