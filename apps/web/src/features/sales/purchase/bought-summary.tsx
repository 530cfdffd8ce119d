import { getOwnPurchase, type OwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { useEffect, useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { CostLines } from './purchase-costs.tsx';
import { usePurchaseTexts } from './purchase-texts.ts';

/** What was just bought and what it costs; nothing until it could be read, as the way to the purchase does not depend on it. */
export function BoughtSummary({ code }: { readonly code: number }) {
  const texts = usePurchaseTexts();
  const purchase = useBought(code);
  if (purchase === null) return null;
  return (
    <section
      aria-label={texts.cost}
      className="mt-6 w-full rounded-card border border-line bg-surface p-5 text-left"
    >
      <h2 className="font-semibold wrap-anywhere">{purchase.titulo}</h2>
      <CostLines purchase={purchase} />
    </section>
  );
}

function useBought(code: number): OwnPurchase | null {
  const [purchase, setPurchase] = useState<OwnPurchase | null>(null);
  useEffect(() => {
    let over = false;
    browserCall(getOwnPurchase, { params: { id: code } }).then(
      ({ data }) => {
        if (!over) setPurchase(data);
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [code]);
  return purchase;
}
