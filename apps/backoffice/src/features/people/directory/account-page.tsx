import { Group, Skeleton, Stack, Tabs, Text, Title } from '@mantine/core';
import type { AccountHead } from '@patio/contract/people/directory/account-head.ts';
import { getAccount } from '@patio/contract/people/directory/get-account.ts';
import { useParams, useSearchParams } from 'react-router';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { MissingPage } from '../../../platform/shell/guarded-page.tsx';
import { AccountActions } from './account-actions.tsx';
import { kindText } from './kind-text.ts';
import { AccountMarks } from './account-marks.tsx';
import { useAccountParts } from './account-parts.tsx';

/** An account at its own address. */
export function AccountPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? <Account key={id} id={Number(id)} /> : <MissingPage />;
}

function Account({ id }: { id: number }) {
  const { common, account: texts } = useTexts();
  const { reply, failed, retry } = useRecord(getAccount, { params: { id } });
  usePageTitle(reply?.data.nome ?? texts.title);
  if (reply !== null) return <Whole account={reply.data} />;
  if (failed !== null) return <FailedReading failed={failed} onRetry={retry} />;
  return (
    <div role="status" aria-label={common.loading}>
      <Skeleton height={320} />
    </div>
  );
}

function Whole({ account }: { account: AccountHead }) {
  const { account: texts } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const parts = useAccountParts(account);
  const shown = parts.find(({ name }) => name === parameters.get('aba')) ?? parts[0];
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <Stack gap={4}>
          <Title order={1} size="h3">
            {account.nome || texts.erasedName}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.number(account.codigo)} · {kindText(account, texts)}
          </Text>
          <AccountMarks account={account} />
        </Stack>
        <AccountActions account={account} />
      </Group>
      <Tabs
        value={shown?.name ?? null}
        keepMounted={false}
        onChange={(value) => setParameters(value === null ? {} : { aba: value }, { replace: true })}
      >
        <Tabs.List aria-label={texts.parts}>
          {parts.map(({ name, label }) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {parts.map(({ name, Part }) => (
          <Tabs.Panel key={name} value={name} pt="md">
            <Part account={account} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}
