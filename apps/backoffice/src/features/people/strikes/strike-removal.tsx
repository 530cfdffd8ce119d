import { removeStrike } from '@patio/contract/people/strikes/remove-strike.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';

interface Props {
  readonly accountId: number;
  readonly strike: { readonly codigo: number; readonly titulo: string };
  readonly onClose: () => void;
}

/** Takes a strike back, with a reason; the person is notified. */
export function StrikeRemoval({ accountId, strike, onClose }: Props) {
  const { account: texts, common } = useTexts();
  return (
    <ReasonAction
      route={removeStrike}
      request={(motivo) => ({ params: { id: accountId, strike: strike.codigo }, body: { motivo } })}
      title={texts.strikes.removeTitle(strike.titulo)}
      text={texts.strikes.removeText}
      reason={common.reasonInside}
      action={texts.strikes.remove}
      done={texts.strikes.done}
      onClose={onClose}
    />
  );
}
