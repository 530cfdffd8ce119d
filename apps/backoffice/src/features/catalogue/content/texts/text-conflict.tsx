import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { StaffText } from '@patio/contract/catalogue/content/staff-text.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Difference } from './difference.tsx';
import { wordsOf, type TextForm } from './use-text-form.ts';

/** A colleague saved or published the text meanwhile: what is theirs, what is the user's own, and the choice. Nothing that was typed is lost. */
export function TextConflict({ form, latest }: { form: TextForm; latest: StaffText }) {
  const { siteTexts: texts } = useTexts();
  const refused = form.saving.problem ?? form.publishing.problem;
  if (refused === null || !form.isOlderThan(latest)) return null;
  return (
    <Alert color="warn" role="alert" title={texts.conflict}>
      <Stack gap="xs">
        <Text size="sm">{texts.conflictText}</Text>
        <Difference before={wordsOf(latest)} after={form.words} />
        <Group gap="xs">
          <Button size="compact-sm" onClick={() => form.rebase(latest)}>
            {texts.keepMine}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => form.take(latest)}>
            {texts.takeTheirs}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
