import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import { loadNegotiation, type LoadedNegotiation } from './load-negotiation.ts';
import { NegotiationCost } from './negotiation-cost.tsx';
import { numbersOf, useNegotiationTexts } from './negotiation-texts.ts';

/** What was just bid or proposed, its number and what it costs, and the way to its page, which does not depend on them. */
export function DealtSummary({ offerCode }: { readonly offerCode: number }) {
  const texts = useNegotiationTexts();
  const link = useLink();
  const loaded = useDealt(offerCode);
  return (
    <>
      <p className="mt-4">
        <Link
          to={link(`/negociacao/${offerCode}`)}
          className="inline-flex min-h-11 items-center font-medium underline"
        >
          {texts.follow}
        </Link>
      </p>
      {loaded === null ? null : (
        <div className="mt-6 flex w-full flex-col gap-4 text-left">
          <section
            aria-label={texts.title}
            className="rounded-card border border-line bg-surface p-4 shadow-card"
          >
            <p className="text-sm text-ink-3 tabular-nums">{numbersOf(loaded.negotiation, texts)}</p>
            <h2 className="font-semibold wrap-anywhere">{loaded.row.title}</h2>
          </section>
          <NegotiationCost loaded={loaded} />
        </div>
      )}
    </>
  );
}

function useDealt(offerCode: number): LoadedNegotiation | null {
  const { user } = useSession();
  const [loaded, setLoaded] = useState<LoadedNegotiation | null>(null);
  const userCode = user?.codigoUsuario ?? null;
  useEffect(() => {
    if (userCode === null) return undefined;
    let over = false;
    void loadNegotiation(offerCode, userCode).then((found) => {
      if (!over && typeof found !== 'string') setLoaded(found);
    });
    return () => {
      over = true;
    };
  }, [offerCode, userCode]);
  return loaded;
}
