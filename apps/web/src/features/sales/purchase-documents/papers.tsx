import type { PurchasePaper } from '@patio/domain/sales/purchase-documents/purchase-papers.ts';
import { Button } from '@patio/ui/button.tsx';
import { useState } from 'react';
import { savePaper } from './document-calls.ts';
import { usePurchaseDocumentTexts } from './purchase-document-texts.ts';

interface Props {
  readonly code: number;
  readonly papers: readonly PurchasePaper[];
}

/** What can be written from the record of the purchase, to be saved. */
export function Papers({ code, papers }: Props) {
  const texts = usePurchaseDocumentTexts();
  const [busy, setBusy] = useState<PurchasePaper | null>(null);
  const [failed, setFailed] = useState(false);
  const save = async (paper: PurchasePaper): Promise<void> => {
    setBusy(paper);
    setFailed(!(await savePaper(code, paper)));
    setBusy(null);
  };
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-2">
        {papers.map((paper) => (
          <li key={paper}>
            <Button size="small" busy={busy === paper} onClick={() => void save(paper)}>
              {busy === paper ? texts.writing : texts.papers[paper]}
            </Button>
          </li>
        ))}
      </ul>
      {failed ? (
        <p role="alert" className="text-sm text-danger">
          {texts.downloadFailed}
        </p>
      ) : null}
    </div>
  );
}
