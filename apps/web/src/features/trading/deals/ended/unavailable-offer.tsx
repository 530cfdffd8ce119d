import { buttonLook } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useLink } from '../../../../platform/partner/use-link.ts';
import type { OfferView } from '../../../catalogue/catalogue/public.ts';
import { LateWithdrawalNotice } from '../../../sales/withdrawals/public.ts';
import { useUnavailableTexts } from './unavailable-texts.ts';

interface Props {
  readonly offer: OfferView;
  readonly reason: NonNullable<OfferView['unavailable']>;
}

/** An offer that no one else sees any more, for users who deal on it: why, what applies meanwhile, and the link to what is theirs (rule 0.31). */
export function UnavailableOffer({ offer, reason }: Props) {
  const texts = useUnavailableTexts();
  const link = useLink();
  const { title, text } = texts[reason];
  return (
    <div data-part="unavailable" className="mx-auto flex max-w-[720px] flex-col gap-4 px-4 py-8">
      <h1 className="text-2xl font-semibold">{offer.title}</h1>
      <div role="status">
        <Notice tone="warn" icon="alert">
          <p className="font-semibold">{title}</p>
          <p>{offer.status === 'A' ? text : texts.ended}</p>
        </Notice>
      </div>
      {offer.status === 'A' ? (
        <Suspense>
          <LateWithdrawalNotice code={offer.code} title={offer.title} />
        </Suspense>
      ) : null}
      <p>
        <Link to={link('/negociacao/?view=negociacao')} className={buttonLook('bid')}>
          {texts.negotiations}
        </Link>
      </p>
    </div>
  );
}
