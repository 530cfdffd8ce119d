import { Badge } from '@mantine/core';
import type { PurchaseRow } from '@patio/contract/sales/purchases/purchase-row.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useMissingText } from './next-stage.ts';

/** That what a purchase waits for is overdue. */
export function LateTag({ purchase }: { readonly purchase: PurchaseRow }) {
  const { purchases: texts } = useTexts();
  if (!purchase.atrasada) return null;
  return (
    <Badge variant="light" tt="none" miw="max-content" color="danger">
      {texts.lateStage}
    </Badge>
  );
}

/** Which documents are missing, whose turn it is, and until when. */
export function DocumentTags({ documents }: { readonly documents: PurchaseRow['documentos'] }) {
  const missing = useMissingText();
  return documents.map((document, index) => (
    <Badge
      key={`${document.tipo} ${index}`}
      variant="light"
      tt="none"
      maw="100%"
      color={document.atrasado ? 'danger' : 'warn'}
    >
      {missing(document)}
    </Badge>
  ));
}
