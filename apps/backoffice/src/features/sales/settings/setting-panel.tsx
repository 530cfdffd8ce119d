import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { BusinessSetting } from '@patio/contract/sales/settings/business-setting.ts';
import { saveSetting } from '@patio/contract/sales/settings/save-setting.ts';
import { CHOICE_WORDS, sayValue, SETTING_TITLES } from '@patio/contract/sales/settings/setting-words.ts';
import { isSettingValue, type SettingValue } from '@patio/domain/sales/settings/business-settings.ts';
import { useState } from 'react';
import { useIdiom } from '../../../platform/i18n/idiom-store.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { ChangeDialog, type Change } from './change-dialog.tsx';
import { SettingHistory } from './setting-history.tsx';

interface Props {
  readonly setting: BusinessSetting;
  readonly onClose: () => void;
}

/** A setting: what it is for, what a change does, the form, and who changed it before. Others than administrators read it. */
export function SettingPanel({ setting, onClose }: Props) {
  const { settings: texts } = useTexts();
  const idiom = useIdiom();
  const mayChange = can(useUser(), saveSetting);
  const [change, setChange] = useState<Change | null>(null);
  const { nome, valor, inicial, versao } = setting;
  const { what, after } = texts.explanations[nome];
  return (
    <SidePanel title={SETTING_TITLES[nome][idiom]} onClose={onClose} size={560}>
      <Stack gap="md">
        <Text size="sm">{what}</Text>
        <div>
          <Text size="xs" c="dimmed">
            {texts.current}
          </Text>
          <Text size="xl" fw={600}>
            {sayValue(nome, valor, idiom)}
          </Text>
          <Text size="sm" c="dimmed">
            {texts.initial(sayValue(nome, inicial, idiom))}
          </Text>
        </div>
        <div>
          <Text size="xs" c="dimmed">
            {texts.afterwards}
          </Text>
          <Text size="sm">{after}</Text>
        </div>
        {mayChange ? (
          <ValueForm
            setting={setting}
            onChange={(value) => setChange({ value, says: sayValue(nome, value, idiom), versao })}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {texts.readOnly}
          </Text>
        )}
        <SettingHistory setting={setting} onRestore={mayChange ? setChange : null} />
      </Stack>
      {change === null ? null : (
        <ChangeDialog setting={setting} change={change} onClose={() => setChange(null)} />
      )}
    </SidePanel>
  );
}

interface FormProps {
  readonly setting: BusinessSetting;
  readonly onChange: (value: SettingValue) => void;
}

function ValueForm({ setting, onChange }: FormProps) {
  const { settings: texts } = useTexts();
  const idiom = useIdiom();
  const { nome, minimo, maximo, valor, escolhas } = setting;
  const [typed, setTyped] = useState(String(valor));
  const [error, setError] = useState<string | null>(null);
  const type = (text: string): void => {
    setTyped(text);
    setError(null);
  };
  const submit = (): void => {
    const text = typed.trim();
    // Points that separate thousands; “1.5” is no whole number, and not fifteen.
    const isWhole = /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/u.test(text);
    const value = minimo === null ? text : isWhole ? Number(text.replaceAll('.', '')) : Number.NaN;
    if (!isSettingValue(nome, value)) setError(texts.wrong(minimo ?? 0, maximo ?? 0));
    else if (value === valor) setError(texts.same);
    else onChange(value);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        {minimo === null || maximo === null ? (
          <NativeSelect
            label={texts.newValue}
            value={typed}
            error={error}
            data={escolhas.map((value) => ({ value, label: CHOICE_WORDS[value]?.[idiom] ?? value }))}
            onChange={(event) => type(event.currentTarget.value)}
          />
        ) : (
          <TextInput
            label={texts.newValue}
            description={texts.bounds(sayValue(nome, minimo, idiom), sayValue(nome, maximo, idiom))}
            inputMode="numeric"
            maxLength={15}
            value={typed}
            error={error}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
        <Group>
          <Button type="submit">{texts.change}</Button>
        </Group>
      </Stack>
    </form>
  );
}
