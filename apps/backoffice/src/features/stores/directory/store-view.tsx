import { Button, Group, Skeleton, Stack, Tabs, Text, Title } from '@mantine/core';
import { saveStoreData } from '@patio/contract/catalogue/store-profiles/save-store-data.ts';
import { saveStoreProfile } from '@patio/contract/catalogue/store-profiles/save-store-profile.ts';
import { listAudit } from '@patio/contract/people/audit/list-audit.ts';
import { getStoreAnswerTimes } from '@patio/contract/sales/answer-times/get-store-answer-times.ts';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { getStore } from '@patio/contract/stores/directory/get-store.ts';
import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import { listStoreMembers } from '@patio/contract/stores/members/list-store-members.ts';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import type { Texts } from '../../../texts/ptbr.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { DataDialog } from './data-dialog.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { StoreActions } from './store-actions.tsx';
import { StoreFacts } from './store-facts.tsx';
import { StoreMembers } from './store-members.tsx';
import { StorePerformance } from './store-performance.tsx';

interface Part {
  /** In the address. */
  readonly name: string;
  readonly text: keyof Texts['storeProfile']['tabs'];
  readonly needs: RouteDefinition;
  readonly Part: ComponentType<{ readonly store: StoreHead }>;
}

const PARTS: readonly Part[] = [
  { name: 'dados', text: 'data', needs: getStore, Part: Data },
  { name: 'pessoas', text: 'members', needs: listStoreMembers, Part: StoreMembers },
  { name: 'desempenho', text: 'performance', needs: getStoreAnswerTimes, Part: StorePerformance },
  { name: 'registro', text: 'history', needs: listAudit, Part: History },
];

interface Props {
  readonly id: number;
  /** The way back, beside its number. */
  readonly back?: ReactNode;
}

/** A store in parts: for the house, and for its own users. */
export function StoreView({ id, back = null }: Props) {
  const { common, stores: texts } = useTexts();
  const { reply, failed, retry } = useRecord(getStore, { params: { id } });
  usePageTitle(reply?.data.nome ?? texts.title);
  if (reply !== null) return <Whole store={reply.data} back={back} />;
  if (failed !== null) return <FailedReading failed={failed} onRetry={retry} />;
  return (
    <div role="status" aria-label={common.loading}>
      <Skeleton height={320} />
    </div>
  );
}

function Whole({ store, back }: { readonly store: StoreHead; readonly back: ReactNode }) {
  const { stores: texts, storeProfile } = useTexts();
  const user = useUser();
  const [parameters, setParameters] = useSearchParams();
  const parts = PARTS.filter(({ needs }) => can(user, needs));
  const shown = parts.find(({ name }) => name === parameters.get('aba')) ?? parts[0];
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <div style={{ minWidth: 0 }}>
          <Title order={1} size="h3" style={{ overflowWrap: 'anywhere' }}>
            {store.nome}
          </Title>
          <Text size="sm" c="dimmed" component="div">
            {texts.number(store.codigo)}
            {back}
          </Text>
        </div>
        <StoreActions store={store} />
      </Group>
      <Tabs
        value={shown?.name ?? null}
        keepMounted={false}
        onChange={(value) => setParameters(value === null ? {} : { aba: value }, { replace: true })}
      >
        <Tabs.List aria-label={storeProfile.parts}>
          {parts.map(({ name, text }) => (
            <Tabs.Tab key={name} value={name}>
              {storeProfile.tabs[text]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {parts.map(({ name, Part: Shown }) => (
          <Tabs.Panel key={name} value={name} pt="md">
            <Shown store={store} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}

function Data({ store }: { readonly store: StoreHead }) {
  const { stores: texts, storeProfile } = useTexts();
  const user = useUser();
  const [editing, edit] = useState<'profile' | 'data' | null>(null);
  const close = (): void => edit(null);
  return (
    <Section
      title={texts.data}
      actions={
        <Group gap="xs">
          {can(user, saveStoreProfile) ? (
            <Button variant="default" size="xs" onClick={() => edit('profile')}>
              {storeProfile.edit}
            </Button>
          ) : null}
          {can(user, saveStoreData) ? (
            <Button variant="default" size="xs" onClick={() => edit('data')}>
              {storeProfile.editData}
            </Button>
          ) : null}
        </Group>
      }
    >
      <StoreFacts store={store} />
      {editing === 'profile' ? <ProfileDialog store={store} onClose={close} /> : null}
      {editing === 'data' ? <DataDialog store={store} onClose={close} /> : null}
    </Section>
  );
}

function History({ store }: { readonly store: StoreHead }) {
  const { stores: texts } = useTexts();
  return (
    <Section title={texts.history}>
      <RecordHistory kind="partner" id={store.codigo} name={store.nome} />
    </Section>
  );
}
