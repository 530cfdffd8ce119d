import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { PasskeyResult } from './passkey-sign-in.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

interface Props {
  readonly disabled: boolean;
  readonly onResult: (result: PasskeyResult) => void;
}

/** Signs in with the fingerprint, face or PIN of the device; not there where that cannot be. */
export function PasskeyButton({ disabled, onResult }: Props) {
  const { session } = useTexts();
  const { offered, waiting, enter } = usePasskeySignIn(onResult);
  if (!offered) return null;
  return (
    <Button
      size="large"
      className="needs-script max-sm:px-2"
      disabled={disabled}
      busy={waiting}
      onClick={enter}
    >
      {waiting ? null : <Icon name="key" />}
      {waiting ? session.passkeyWaiting : session.passkey}
    </Button>
  );
}
