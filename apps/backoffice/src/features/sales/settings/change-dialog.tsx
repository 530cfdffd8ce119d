import type { BusinessSetting } from '@patio/contract/sales/settings/business-setting.ts';
import { saveSetting } from '@patio/contract/sales/settings/save-setting.ts';
import { sayValue, SETTING_TITLES } from '@patio/contract/sales/settings/setting-words.ts';
import type { SettingValue } from '@patio/domain/sales/settings/business-settings.ts';
import { useIdiom } from '../../../platform/i18n/idiom-store.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

/** A change that is about to be made, of the version that its user has read. */
export interface Change {
  /** Null: back to the initial value. */
  readonly value: SettingValue | null;
  readonly says: string;
  readonly versao: number;
}

interface Props {
  readonly setting: BusinessSetting;
  readonly change: Change;
  readonly onClose: () => void;
}

/** Names both values and what follows, and asks why. */
export function ChangeDialog({ setting: { nome, valor }, change, onClose }: Props) {
  const { settings: texts } = useTexts();
  const idiom = useIdiom();
  const saving = useAction(saveSetting);
  const confirm = async (motivo: string): Promise<void> => {
    const body = { valor: change.value, versao: change.versao, motivo };
    if (await saving.run({ params: { name: nome }, body }, texts.saved)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.changeOf(SETTING_TITLES[nome][idiom])}
      text={`${texts.confirm(sayValue(nome, valor, idiom), change.says)} ${texts.explanations[nome].after}`}
      reason={texts.reason}
      action={texts.change}
      busy={saving.busy}
      problem={saving.problem}
      onConfirm={(motivo) => void confirm(motivo)}
      onClose={onClose}
    />
  );
}
