import { Button } from '@mantine/core';
import type { exportImportPhotos } from '@patio/contract/catalogue/imports/export-import-photos.ts';
import type { exportRefusedLines } from '@patio/contract/catalogue/imports/export-refused-lines.ts';
import { useState } from 'react';
import { officeDownload } from '../../../platform/api/office-download.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';

interface Props {
  readonly route: typeof exportImportPhotos | typeof exportRefusedLines;
  /** Of the import. */
  readonly id: number;
  readonly label: string;
}

/** Downloads a file of an import. */
export function DownloadButton({ route, id, label }: Props) {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await officeDownload(route, {}, { id });
    } catch (failure) {
      setProblem(failureText(failure, texts));
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="default" loading={busy} onClick={() => void download()}>
        {label}
      </Button>
      <Problem text={problem} />
    </>
  );
}
