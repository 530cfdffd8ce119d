import { Anchor, Center, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { LanguageChoice } from './language-choice.tsx';

/** A page for a user who is not signed in: what a mailed link opens. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  const { session } = useTexts();
  usePageTitle(title);
  return (
    <Center component="main" mih="100dvh" p="md" bg="var(--page)">
      <Paper withBorder p="lg" w="100%" maw={440}>
        <Stack gap="md">
          <Title order={1} size="h3">
            {title}
          </Title>
          {children}
          <LanguageChoice />
          <Anchor href="/" size="sm">
            {session.site}
          </Anchor>
        </Stack>
      </Paper>
    </Center>
  );
}
