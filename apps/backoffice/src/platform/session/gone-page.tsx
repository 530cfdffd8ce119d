import { Anchor, Button, Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '../i18n/texts.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { toDoor } from './session-store.ts';

/** What a user reads whose role was taken away while they were at work. */
export function GonePage() {
  const { session: texts } = useTexts();
  usePageTitle(texts.gone);
  return (
    <Center component="main" mih="100dvh" p="md" bg="var(--page)">
      <Paper withBorder p="lg" w="100%" maw={420}>
        <Stack gap="md">
          <Title order={1} size="h3">
            {texts.gone}
          </Title>
          <Text role="alert">{texts.goneText}</Text>
          <Button variant="default" onClick={toDoor}>
            {texts.otherAccount}
          </Button>
          <Anchor href="/" size="sm">
            {texts.site}
          </Anchor>
        </Stack>
      </Paper>
    </Center>
  );
}
