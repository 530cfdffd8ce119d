import { requirePassword } from '@patio/contract/people/account-access/require-password.ts';
import type { AccountHead } from '@patio/contract/people/directory/account-head.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';

/** Makes the owner of an account set a new password. */
export function NewPasswordDialog({ account, onClose }: { account: AccountHead; onClose: () => void }) {
  const { access: texts } = useTexts();
  return (
    <ReasonAction
      route={requirePassword}
      request={(motivo) => ({ params: { id: account.codigo }, body: { motivo } })}
      title={texts.passwordTitle(account.nome)}
      text={texts.passwordText}
      action={texts.password}
      danger
      done={texts.passwordAsked}
      onClose={onClose}
    />
  );
}
