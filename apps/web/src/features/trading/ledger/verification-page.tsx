import { Breadcrumb } from '@patio/ui/breadcrumb.tsx';
import { buttonLook } from '@patio/ui/button.tsx';
import { ErrorState, Notice, Skeleton } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { ByHand } from './by-hand.tsx';
import { Downloads } from './downloads.tsx';
import { useLedgerTexts } from './ledger-texts.ts';
import type { VerifiedOffer } from './load-verification.ts';
import { RuleCard } from './rule-card.tsx';
import { StepList } from './step-list.tsx';
import { useVerification } from './use-verification.ts';
import { VerdictCard } from './verdict-card.tsx';
import type { Verification } from './verify.ts';

/** Here everyone can recompute the result of an offer from the public ledger alone (rules 0.5, 0.9). */
export function VerificationPage({ offer }: { offer: VerifiedOffer }) {
  const texts = useLedgerTexts();
  const link = useLink();
  const { verification, again } = useVerification(offer.code);
  const wire = verification?.kind === 'verified' ? verification.wire : null;
  const title = offer.ended || wire?.encerrada === true ? texts.titleEnded : texts.titleOpen;
  const address = link(`/oferta/${offer.code}`);
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-8 px-4 py-6">
      <div className="flex flex-col gap-2">
        <Breadcrumb
          label={texts.way}
          steps={[
            <Link key="offer" to={address} className="underline">
              {offer.title}
            </Link>,
            title,
          ]}
        />
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="max-w-prose text-ink-2">{texts.intro}</p>
      </div>
      <noscript>
        <Notice tone="info" icon="info">
          {texts.needsScript}
        </Notice>
      </noscript>
      <Outcome verification={verification} again={again} />
      <Downloads code={offer.code} wire={wire} />
      <ByHand wire={wire} />
      <Link to={address} className={`no-print self-start ${buttonLook('quiet')}`}>
        {texts.backToOffer}
      </Link>
    </div>
  );
}

function Outcome({ verification, again }: { verification: Verification | null; again: () => void }) {
  const { shell } = useTexts();
  const texts = useLedgerTexts();
  if (verification === null) {
    return (
      <div className="needs-script">
        <p role="status" className="sr-only">
          {texts.checking}
        </p>
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (verification.kind === 'failed') {
    return <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={again} />;
  }
  if (verification.kind === 'no-hashes') {
    return (
      <Notice tone="warn" icon="alert">
        {texts.noHashes}
      </Notice>
    );
  }
  const { wire, found } = verification;
  return (
    <>
      <VerdictCard wire={wire} found={found} onAgain={again} />
      <RuleCard regra={wire.regra} />
      <StepList wire={wire} found={found} />
    </>
  );
}
