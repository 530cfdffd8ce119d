import type { Delivery } from '@patio/contract/sales/deliveries/delivery.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { useState } from 'react';
import { useDeliveryTexts } from './delivery-texts.ts';
import type { Move } from './use-delivery.ts';

interface Props {
  readonly delivery: Delivery;
  readonly working: boolean;
  readonly onMove: Move;
}

/** Accepts a proposed freight, or refuses it and collects the vehicle; each is asked once more. */
export function FreightAnswer({ delivery: { valor, versao }, working, onMove }: Props) {
  const texts = useDeliveryTexts();
  const [asking, setAsking] = useState<'aceitar' | 'recusar' | null>(null);
  const amount = formatMoney(centavosFromReais(valor ?? 0) ?? 0);
  if (asking === null) {
    return (
      <div className="no-print flex flex-wrap gap-2">
        <Button look="bid" onClick={() => setAsking('aceitar')}>
          {texts.accept(amount)}
        </Button>
        <Button onClick={() => setAsking('recusar')}>{texts.refuse}</Button>
      </div>
    );
  }
  const send = (): void =>
    void onMove(asking === 'aceitar' ? { passo: asking, versao } : { passo: asking, versao, texto: '' });
  return (
    <div className="no-print rounded-control border border-line bg-sunken p-3">
      <p>{asking === 'aceitar' ? texts.acceptAsk(amount) : texts.refuseAsk}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="bid" busy={working} onClick={send}>
          {asking === 'aceitar' ? texts.acceptYes : texts.refuseYes}
        </Button>
        <Button onClick={() => setAsking(null)}>{texts.back}</Button>
      </div>
    </div>
  );
}
