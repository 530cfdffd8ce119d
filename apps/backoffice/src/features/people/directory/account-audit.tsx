import { Anchor, Paper, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordHistory } from '../audit/public.ts';
import type { OfAccount } from './account.ts';

/** What staff did to the account, and the way to all of it. */
export function AccountAudit({ account }: OfAccount) {
  const { account: texts } = useTexts();
  return (
    <Paper withBorder p="md">
      <Stack gap="sm" align="start">
        <RecordHistory kind="account" id={account.codigo} name={account.nome} />
        <Anchor component={Link} size="sm" to={`/registro?tipo=account&registro=${account.codigo}`}>
          {texts.wholeAudit}
        </Anchor>
      </Stack>
    </Paper>
  );
}
