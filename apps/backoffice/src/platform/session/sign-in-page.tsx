import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '../i18n/texts.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { LanguageChoice } from '../shell/language-choice.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The door of the back office. */
export function SignInPage() {
  const { session: texts } = useTexts();
  usePageTitle(texts.title);
  return (
    <Center component="main" mih="100dvh" p="md" bg="var(--page)">
      <Paper withBorder p="lg" w="100%" maw={380}>
        <Stack gap="md">
          <div>
            <Title order={1} size="h3">
              {texts.title}
            </Title>
            <Text size="sm" c="dimmed">
              {texts.text}
            </Text>
          </div>
          <SignInForm />
          <LanguageChoice />
        </Stack>
      </Paper>
    </Center>
  );
}
