import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { BusinessSetting } from '@patio/contract/sales/settings/business-setting.ts';
import { listSettings } from '@patio/contract/sales/settings/list-settings.ts';
import { sayValue, SETTING_TITLES } from '@patio/contract/sales/settings/setting-words.ts';
import { useSearchParams } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useIdiom } from '../../../platform/i18n/idiom-store.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Section } from '../../../platform/panels/section.tsx';
import { UntilLoaded } from '../../../platform/panels/until-loaded.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { SettingPanel } from './setting-panel.tsx';

/** The rules of the house, by groups; each opens with its explanation, form and history. */
export function SettingsPage() {
  const { settings: texts, pages } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const { reply, failed, retry } = useReply(listSettings);
  usePageTitle(pages.settings);
  const all = reply?.data ?? [];
  const opened = all.find(({ nome }) => nome === parameters.get('ajuste'));
  return (
    <Stack gap="md">
      <div>
        <Title order={1} size="h3">
          {pages.settings}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
      </div>
      <UntilLoaded loaded={reply !== null} failed={failed} height={240} onRetry={retry} />
      {[...Map.groupBy(all, ({ grupo }) => grupo).values()].map((group) => (
        <Group key={group[0]?.nome} group={group} onOpen={(ajuste) => setParameters({ ajuste })} />
      ))}
      {all.length === 0 ? null : <RecordHistory kind="setting" id={null} name="" />}
      {opened === undefined ? null : (
        <SettingPanel key={opened.nome} setting={opened} onClose={() => setParameters({})} />
      )}
    </Stack>
  );
}

interface GroupProps {
  readonly group: readonly BusinessSetting[];
  readonly onOpen: (name: string) => void;
}

function Group({ group, onOpen }: GroupProps) {
  const { settings: texts } = useTexts();
  const idiom = useIdiom();
  const dateText = useDateText();
  const [first] = group;
  if (first === undefined) return null;
  const title = texts.groups[first.grupo];
  return (
    <Section title={title}>
      <PlainTable
        label={title}
        rows={group}
        idOf={({ nome }) => nome}
        columns={[
          {
            label: texts.setting,
            cell: ({ nome }) => (
              <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onOpen(nome)}>
                {SETTING_TITLES[nome][idiom]}
              </Anchor>
            ),
          },
          { label: texts.current, cell: ({ nome, valor }) => sayValue(nome, valor, idiom) },
          {
            label: texts.last,
            cell: ({ por, em }) =>
              em === null ? (
                <Text span size="sm" c="dimmed">
                  {texts.untouched}
                </Text>
              ) : (
                `${por ?? '—'}, ${dateText(em)}`
              ),
          },
        ]}
      />
    </Section>
  );
}
