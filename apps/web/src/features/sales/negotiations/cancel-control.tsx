import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { NegotiationView } from './negotiation-view.ts';

/** By the rules of A§6 a proposal and a purchase are cancelled in a dialog, a purchase with an order on a separate screen (C-78). */
export function CancelControl({ row, onCancel }: { row: NegotiationView; onCancel: () => void }) {
  const { negotiations: texts } = useTexts();
  const link = useLink();
  // An open proposal has its own button.
  const { cancels } = row.actions;
  if (cancels === null || (cancels === 'cancelProposal' && row.proposal?.canWithdraw)) return null;
  if (cancels === 'requestCancellation') {
    return (
      <Link
        to={link(`/cancelamento/${row.code}`)}
        className={`${buttonLook('quiet', 'small')} relative z-10`}
      >
        {texts.cancel.requestCancellation}
      </Link>
    );
  }
  return (
    <Button size="small" className="relative z-10" onClick={onCancel}>
      {texts.cancel[cancels]}
    </Button>
  );
}
