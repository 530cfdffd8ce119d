import { unblockAccount } from '@patio/contract/people/blocks/unblock-account.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../../platform/panels/reason-action.tsx';
import type { OfAccount } from '../account.ts';

/** Lets a blocked account in again. */
export function UnblockDialog({ account, onClose }: OfAccount & { readonly onClose: () => void }) {
  const { account: texts } = useTexts();
  return (
    <ReasonAction
      route={unblockAccount}
      request={(motivo) => ({ params: { id: account.codigo }, body: { motivo } })}
      title={texts.block.unblockTitle(account.nome)}
      text={texts.block.unblockText}
      action={texts.block.unblock}
      done={texts.block.undone}
      onClose={onClose}
    />
  );
}
