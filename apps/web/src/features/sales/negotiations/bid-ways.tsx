import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { NegotiationView } from './negotiation-view.ts';

/** The ways to bid on, or to raise the own maximum, as far as they are open (NEGO-12). */
export function BidWays({ row }: { row: NegotiationView }) {
  const { negotiations: texts } = useTexts();
  const link = useLink();
  const address = link(`/oferta/${row.code}`);
  return (
    <>
      {row.actions.bids ? (
        <Link
          to={`${address}?view=leilao${row.status === 'overcome' ? '&lance=minimo' : ''}`}
          className={`${buttonLook('bid', 'small')} relative z-10`}
        >
          <Icon name="gavel" size={16} />
          {texts.bid}
        </Link>
      ) : null}
      {row.actions.raises ? (
        <Link
          to={`${address}?view=leilao&lance=maximo`}
          className={`${buttonLook('quiet', 'small')} relative z-10`}
        >
          {texts.raise}
        </Link>
      ) : null}
    </>
  );
}
