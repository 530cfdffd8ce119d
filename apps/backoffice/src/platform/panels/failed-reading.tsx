import { Alert, Button, Text } from '@mantine/core';
import { useTexts } from '../i18n/texts.ts';

interface Props {
  /** Why it could not be read; null: it was. */
  readonly failed: string | null;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, and tries again. */
export function FailedReading({ failed, onRetry }: Props) {
  const { common } = useTexts();
  return failed === null ? null : (
    <Alert color="danger" role="alert" title={common.loadFailed}>
      <Text size="sm">{failed}</Text>
      <Button size="compact-sm" variant="light" color="danger" mt="xs" onClick={onRetry}>
        {common.retry}
      </Button>
    </Alert>
  );
}
