import { Button, Group } from '@mantine/core';
import { readPurchaseDocument } from '@patio/contract/sales/purchase-documents/read-purchase-document.ts';
import { useState } from 'react';
import { officeDownload } from '../../../platform/api/office-download.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';

interface Props {
  readonly code: number;
  readonly guid: string;
  /** Of the step that it proves. */
  readonly title: string;
}

/** Saves the document that proves a step. */
export function ProofButton({ code, guid, title }: Props) {
  const all = useTexts();
  const { transfer: texts } = all;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    await officeDownload(readPurchaseDocument, {}, { id: code, guid }).catch((failure: unknown) =>
      setProblem(failureText(failure, all)),
    );
    setBusy(false);
  };
  return (
    <>
      <Group>
        <Button
          variant="default"
          size="compact-xs"
          loading={busy}
          aria-label={`${texts.saveProof}: ${title}`}
          onClick={() => void save()}
        >
          {texts.saveProof}
        </Button>
      </Group>
      <Problem text={problem} />
    </>
  );
}
