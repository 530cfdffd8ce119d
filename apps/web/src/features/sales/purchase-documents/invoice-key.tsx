import { invoiceKeyText } from '@patio/domain/sales/purchase-documents/invoice-key.ts';
import { Button } from '@patio/ui/button.tsx';
import { useState } from 'react';
import { usePurchaseDocumentTexts } from './purchase-document-texts.ts';

/** The access key of an invoice, to be copied into the page of the tax office: no link, so that nobody is led elsewhere. */
export function InvoiceKey({ value }: { readonly value: string }) {
  const texts = usePurchaseDocumentTexts();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p className="wrap-anywhere tabular-nums">
        {texts.key}: <span className="select-all">{invoiceKeyText(value)}</span>
      </p>
      <Button size="small" look="plain" onClick={copy}>
        {copied ? texts.copied : texts.copyKey}
      </Button>
    </div>
  );
}
