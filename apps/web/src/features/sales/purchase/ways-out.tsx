import { Suspense, useState, type ReactNode } from 'react';
import {
  CancelControl,
  cancellingOf,
  type CancelRequest,
  useHeld,
  type NegotiationView,
} from '../negotiations/public.ts';
import { RegretPart } from '../regrets/public.ts';
import { usePurchaseTexts } from './purchase-texts.ts';

interface Props {
  readonly row: NegotiationView;
  readonly onChange: () => void;
  readonly cancelDialog: (request: CancelRequest, close: () => void) => ReactNode;
}

/** The ways to return or cancel the purchase, as in the list; nothing when there is none. */
export function WaysOut({ row: current, onChange, cancelDialog }: Props) {
  const texts = usePurchaseTexts();
  const [asking, setAsking] = useState(false);
  const row = useHeld(current, asking);
  const [cancelling, setCancelling] = useState<CancelRequest | null>(null);
  const ways =
    row.regret === null && row.actions.cancels === null ? null : (
      <section className="no-print rounded-card border border-line bg-surface p-4 shadow-card">
        <h2 className="mb-2 font-semibold">{texts.ways}</h2>
        <div className="flex flex-col items-start gap-3">
          {row.regret === null ? null : (
            <RegretPart regret={row.regret} title={row.title} onChange={onChange} onDialog={setAsking} />
          )}
          <CancelControl row={row} onCancel={() => setCancelling(cancellingOf(row))} />
        </div>
      </section>
    );
  return (
    <>
      {ways}
      {/* In one place: the dialog outlives what it was opened from, and shows its result after a refresh too. */}
      {cancelling === null ? null : (
        <Suspense>
          {cancelDialog(cancelling, () => {
            setCancelling(null);
            onChange();
          })}
        </Suspense>
      )}
    </>
  );
}
