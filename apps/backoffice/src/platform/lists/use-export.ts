import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { officeDownload } from '../api/office-download.ts';
import { failureText } from '../feedback.ts';
import { useTexts } from '../i18n/texts.ts';

/** Downloads a list as a file: whether it is being made, and why it was refused. */
export function useExport(route: RouteDefinition) {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async ({ page: _page, ...query }: Readonly<Record<string, string>>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await officeDownload(route, query);
    } catch (failure) {
      setProblem(failureText(failure, texts));
    }
    setBusy(false);
  };
  return { busy, problem, run };
}
