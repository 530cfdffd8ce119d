import { Button, Group } from '@mantine/core';
import { readPurchasePaper } from '@patio/contract/sales/purchase-documents/read-purchase-paper.ts';
import type { PurchasePaper } from '@patio/domain/sales/purchase-documents/purchase-papers.ts';
import { useState } from 'react';
import { officeDownload } from '../../../platform/api/office-download.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';

interface Props {
  readonly code: number;
  readonly papers: readonly PurchasePaper[];
}

/** What can be written from the record of the purchase, to be saved. */
export function Papers({ code, papers }: Props) {
  const all = useTexts();
  const { purchaseDocuments: texts } = all;
  const [busy, setBusy] = useState<PurchasePaper | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (papel: PurchasePaper): Promise<void> => {
    setBusy(papel);
    setProblem(null);
    await officeDownload(readPurchasePaper, {}, { id: code, papel }).catch((failure: unknown) =>
      setProblem(failureText(failure, all)),
    );
    setBusy(null);
  };
  return (
    <>
      <Group gap="xs">
        {papers.map((paper) => (
          <Button
            key={paper}
            variant="default"
            size="xs"
            loading={busy === paper}
            onClick={() => void save(paper)}
          >
            {texts.papers[paper]}
          </Button>
        ))}
      </Group>
      <Problem text={problem} />
    </>
  );
}
