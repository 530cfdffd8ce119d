import { ErrorState } from '@patio/ui/states.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Snapshot } from './load-snapshot.ts';
import { useSnapshotTexts } from './snapshot-texts.ts';

const SnapshotSheet = lazy(() =>
  import('./snapshot-sheet.tsx').then(({ SnapshotSheet: it }) => ({ default: it })),
);

/** A purchase as it was made, loaded when it is opened (rule 0.33). `code`: of the offer. */
export function SnapshotDetails({ code }: { code: number }) {
  const texts = useSnapshotTexts();
  const [state, setState] = useState<Snapshot | 'none' | 'failed' | null>(null);
  const load = async (): Promise<void> => {
    setState(null);
    const { loadSnapshot } = await import('./load-snapshot.ts');
    setState(await loadSnapshot(code).catch(() => 'failed' as const));
  };
  return (
    <details
      className="relative z-10 text-sm"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && (state === null || state === 'failed')) void load();
      }}
    >
      <summary className="inline-flex min-h-9 items-center font-medium text-accent hover:underline pointer-coarse:min-h-11">
        {texts.open}
      </summary>
      <Content state={state} onRetry={() => void load()} />
    </details>
  );
}

function Content({ state, onRetry }: { state: Snapshot | 'none' | 'failed' | null; onRetry: () => void }) {
  const texts = useSnapshotTexts();
  const { shell } = useTexts();
  if (state === null) return <p role="status">{texts.loading}</p>;
  if (state === 'none') return <p>{texts.none}</p>;
  if (state === 'failed')
    return <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={onRetry} />;
  return (
    <Suspense fallback={<p role="status">{texts.loading}</p>}>
      <SnapshotSheet snapshot={state} />
    </Suspense>
  );
}
