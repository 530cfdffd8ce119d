import { SegmentedControl } from '@mantine/core';
import { useIdiom } from '../i18n/idiom-store.ts';
import { switchIdiom } from '../i18n/switch-idiom.ts';
import { useTexts } from '../i18n/texts.ts';

/** Portuguese or English. */
export function LanguageChoice() {
  const { session: texts } = useTexts();
  return (
    <SegmentedControl
      size="xs"
      aria-label={texts.language}
      value={useIdiom()}
      onChange={(value) => void switchIdiom(value === 'EN' ? 'EN' : 'PTBR')}
      data={[
        { value: 'PTBR', label: 'Português' },
        { value: 'EN', label: 'English' },
      ]}
    />
  );
}
