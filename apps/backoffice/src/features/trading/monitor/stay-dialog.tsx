import { endStayedOffer } from '@patio/contract/sales/stays/end-stayed-offer.ts';
import { releaseOffer } from '@patio/contract/sales/stays/release-offer.ts';
import { suspendOffer } from '@patio/contract/sales/stays/suspend-offer.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

const CALLS = { suspend: suspendOffer, release: releaseOffer, end: endStayedOffer } as const;

interface Props {
  /** The number of the offer. */
  readonly offer: number;
  readonly kind: keyof typeof CALLS;
  readonly onClose: () => void;
}

/** Takes an offer off the site, puts it back, or ends it without a sale. */
export function StayDialog({ offer, kind, onClose }: Props) {
  const { monitor: texts } = useTexts();
  const action = useAction(CALLS[kind]);
  const words = texts.stays[kind];
  const confirm = async (motivo: string): Promise<void> => {
    if (await action.run({ params: { id: offer }, body: { motivo } }, words.done)) onClose();
  };
  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      reason={texts.sellersRead}
      action={words.action}
      danger={kind !== 'release'}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
