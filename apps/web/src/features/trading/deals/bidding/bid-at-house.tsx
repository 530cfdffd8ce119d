import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Link } from 'react-router';
import { house } from '../../../../platform/house/house.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';

interface Props {
  readonly code: number;
  /** Whether to explain why the link leaves the store. */
  readonly note?: boolean;
}

/** A link from a store, which takes no bids, to the house, where an offer that is sold by bids only can be bought (C-58, DETL-16). */
export function BidAtHouse({ code, note = false }: Props) {
  const { deal: texts } = useTexts();
  const { name } = house();
  return (
    <>
      {note ? <p className="text-sm text-ink-2">{texts.bidsAtHouse(name)}</p> : null}
      <Link to={`/oferta/${code}?view=leilao`} className={`${buttonLook('bid')} no-print`}>
        <Icon name="exit" size={18} />
        {texts.bidAtHouse(name)}
      </Link>
    </>
  );
}
