import { withdrawVerification } from '@patio/contract/people/identity/withdraw-verification.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../../platform/panels/reason-action.tsx';
import type { OfAccount } from '../account.ts';

/** Takes the verification of an account back. */
export function WithdrawVerification({ account, onClose }: OfAccount & { readonly onClose: () => void }) {
  const { account: texts } = useTexts();
  return (
    <ReasonAction
      route={withdrawVerification}
      request={(motivo) => ({ params: { id: account.codigo }, body: { motivo } })}
      title={texts.trust.withdraw}
      text={texts.trust.withdrawText}
      action={texts.trust.withdraw}
      danger
      done={texts.trust.withdrawn}
      onClose={onClose}
    />
  );
}
