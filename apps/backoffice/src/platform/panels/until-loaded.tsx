import { Skeleton } from '@mantine/core';
import { useTexts } from '../i18n/texts.ts';
import { FailedReading } from './failed-reading.tsx';

interface Props {
  /** Whether what is read is there; a later reading may fail all the same. */
  readonly loaded: boolean;
  /** Why it could not be read; null: it was, or is being read. */
  readonly failed: string | null;
  /** What stands in for it meanwhile, in pixels. */
  readonly height: number;
  readonly onRetry: () => void;
}

/** That something is being read, or could not be. */
export function UntilLoaded({ loaded, failed, height, onRetry }: Props) {
  const { common } = useTexts();
  return (
    <>
      <FailedReading failed={failed} onRetry={onRetry} />
      {loaded || failed !== null ? null : (
        <div role="status" aria-label={common.loading}>
          <Skeleton height={height} />
        </div>
      )}
    </>
  );
}
