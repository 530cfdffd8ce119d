import { Divider, Title } from '@mantine/core';
import { planPurchase } from '@patio/contract/sales/purchases/plan-purchase.ts';
import { saveOrder } from '@patio/contract/sales/purchases/save-order.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { ChangedSince } from './changes/changed-since.tsx';
import { OrderForm } from './order-form.tsx';
import { PlanForm } from './plan-form.tsx';
import type { PurchaseDetail } from './purchase-detail.ts';

/** What may be edited of a purchase. When a colleague has changed it meanwhile, what is typed stays until the new data are taken. */
export function PurchaseForms({ purchase }: { readonly purchase: PurchaseDetail }) {
  const { purchases: texts } = useTexts();
  const user = useUser();
  const [read, setRead] = useState(purchase);
  const [taken, setTaken] = useState(0);
  const take = (): void => {
    setRead(purchase);
    setTaken(taken + 1);
  };
  return (
    <>
      <ChangedSince read={read} now={purchase} onTake={take} />
      {can(user, saveOrder) ? (
        <>
          <Divider />
          <Title order={2} size="h5">
            {texts.orderTitle}
          </Title>
          <OrderForm key={`order ${taken}`} purchase={read} onSaved={setRead} />
        </>
      ) : null}
      {can(user, planPurchase) ? (
        <>
          <Divider />
          <Title order={2} size="h5">
            {texts.planTitle}
          </Title>
          <PlanForm key={`plan ${taken}`} purchase={read} onSaved={setRead} />
        </>
      ) : null}
    </>
  );
}
