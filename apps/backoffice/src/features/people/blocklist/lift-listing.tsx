import { liftListing } from '@patio/contract/people/blocklist/lift-listing.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';

/** Takes something off the blocklist. */
export function LiftListing({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { account: texts, common } = useTexts();
  return (
    <ReasonAction
      route={liftListing}
      request={(motivo) => ({ params: { id }, body: { motivo } })}
      title={texts.links.lift}
      text={texts.links.liftText}
      reason={common.reasonInside}
      action={texts.links.lift}
      done={texts.links.liftedDone}
      onClose={onClose}
    />
  );
}
