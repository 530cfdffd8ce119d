import { Badge } from '@mantine/core';
import type { PurchaseRow } from '@patio/contract/sales/purchases/purchase-row.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** Where a purchase stands, in a few words. */
export function PurchaseState({ purchase }: { readonly purchase: PurchaseRow }) {
  const { purchases: texts } = useTexts();
  const { situacao, contatada, canceladaEm, cancelamentoPedido, pagamentoDesfeitoEm } = purchase;
  if (canceladaEm !== null) return <Tag color={null} text={texts.cancelled} />;
  if (cancelamentoPedido) return <Tag color="danger" text={texts.cancelAsked} />;
  if (situacao === 'V' && !contatada) return <Tag color="warn" text={texts.waitingContact} />;
  if (situacao === 'X' && pagamentoDesfeitoEm !== null)
    return <Tag color="danger" text={texts.unpaidAgain} />;
  return <Tag color={situacao === 'X' ? 'ok' : 'accent'} text={texts.status[situacao]} />;
}

function Tag({ color, text }: { readonly color: string | null; readonly text: string }) {
  return (
    <Badge
      variant={color === null ? 'default' : 'light'}
      {...(color === null ? {} : { color })}
      tt="none"
      miw="max-content"
    >
      {text}
    </Badge>
  );
}
