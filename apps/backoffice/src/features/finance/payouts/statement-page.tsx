import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useUser } from '../../../platform/session/user.ts';
import { Statement } from './statement.tsx';

/** The statement of the store that the user works for. */
export function StatementPage() {
  const { payouts: texts } = useTexts();
  const { loja } = useUser();
  usePageTitle(texts.statement);
  return (
    <Stack gap="md">
      <Title order={1} size="h3">
        {texts.statement}
      </Title>
      {loja === null ? (
        <Text size="sm">
          {texts.ofNoStore}{' '}
          <Anchor component={Link} to="/repasses" size="sm" underline="always">
            {texts.toPayouts}
          </Anchor>
        </Text>
      ) : (
        <Statement store={loja.codigo} />
      )}
    </Stack>
  );
}
