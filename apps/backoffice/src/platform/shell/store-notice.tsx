import { Alert, Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { useUser } from '../session/user.ts';

/** Above every page of a store that is not open to the public: why, and what its users can do. */
export function StoreNotice() {
  const { session: texts } = useTexts();
  const { loja, email } = useUser();
  if (loja === null) return null;
  if (loja.emAnalise)
    return (
      <Alert color="warn" mb="md">
        <Stack gap="xs">
          <Text size="sm">{texts.pending(email)}</Text>
          <Group gap="md">
            <Anchor component={Link} to="/lojas" size="sm">
              {texts.toProfile}
            </Anchor>
            <Anchor component={Link} to="/ofertas" size="sm">
              {texts.toOffers}
            </Anchor>
          </Group>
        </Stack>
      </Alert>
    );
  if (!loja.suspensa) return null;
  return (
    <Alert color="danger" mb="md">
      <Stack gap="xs">
        <Text size="sm">{texts.suspended}</Text>
        {loja.motivo === null ? null : <Text size="sm">{texts.suspendedReason(loja.motivo)}</Text>}
        <Anchor href={`mailto:${loja.contato}`} size="sm">
          {texts.review(loja.contato)}
        </Anchor>
      </Stack>
    </Alert>
  );
}
