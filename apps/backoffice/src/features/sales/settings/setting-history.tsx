import { Button, Group, Stack, Text } from '@mantine/core';
import type { BusinessSetting } from '@patio/contract/sales/settings/business-setting.ts';
import { listSettingChanges } from '@patio/contract/sales/settings/list-setting-changes.ts';
import { sayValue } from '@patio/contract/sales/settings/setting-words.ts';
import { isSettingValue } from '@patio/domain/sales/settings/business-settings.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useIdiom } from '../../../platform/i18n/idiom-store.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import type { Change } from './change-dialog.tsx';

interface Props {
  readonly setting: BusinessSetting;
  /** Null: for users who only read. */
  readonly onRestore: ((change: Change) => void) | null;
}

/** Who changed a setting, when and why, and the way back to an older value. */
export function SettingHistory({ setting: { nome, valor, inicial, versao }, onRestore }: Props) {
  const { settings: texts } = useTexts();
  const idiom = useIdiom();
  const dateText = useDateText();
  const read = useReply(listSettingChanges, undefined, { name: nome });
  const changes = read.reply?.data ?? [];
  const backToInitial = texts.initial(sayValue(nome, inicial, idiom));
  return (
    <Section title={texts.history} read={read}>
      {changes.length === 0 ? <Nothing text={texts.noHistory} /> : null}
      {changes.map(({ numero, valor: value, motivo, por, em }) => {
        const says = value === null ? backToInitial : sayValue(nome, value, idiom);
        const restorable =
          numero !== versao && value !== null && value !== valor && isSettingValue(nome, value);
        return (
          <Group key={numero} justify="space-between" align="start" wrap="nowrap">
            <Stack gap={0}>
              <Text size="sm" fw={600}>
                {says}
              </Text>
              <Text size="sm">{motivo}</Text>
              <Text size="xs" c="dimmed">
                {por}, {dateText(em)}
              </Text>
            </Stack>
            {onRestore !== null && restorable ? (
              <Button
                size="compact-sm"
                variant="default"
                flex="none"
                aria-label={`${texts.restore}: ${says}`}
                onClick={() => onRestore({ value, says, versao })}
              >
                {texts.restore}
              </Button>
            ) : null}
          </Group>
        );
      })}
      {onRestore !== null && changes[0] !== undefined && changes[0].valor !== null ? (
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onRestore({ value: null, says: sayValue(nome, inicial, idiom), versao })}
          >
            {texts.restoreInitial}
          </Button>
        </Group>
      ) : null}
    </Section>
  );
}
