import { Alert, Button, Text } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/texts.ts';

interface Versioned {
  readonly versao: number;
}

/** Says that the record behind an open form has changed, and offers its new data. */
export function ChangedSince({
  read,
  now,
  onTake,
}: {
  readonly read: Versioned;
  readonly now: Versioned;
  readonly onTake: () => void;
}) {
  const { purchases: texts } = useTexts();
  if (now.versao <= read.versao) return null;
  return (
    <Alert color="warn">
      <Text size="sm">{texts.changedSince}</Text>
      <Button size="compact-sm" variant="default" mt="xs" onClick={onTake}>
        {texts.takeNew}
      </Button>
    </Alert>
  );
}
