import { canBuyNow } from '@patio/domain/catalogue/catalogue/shown-price.ts';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { track } from '../../../platform/analytics/track.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { fetchedPart } from '../../../platform/screen/fetched-part.tsx';
import { useSession } from '../../../platform/session/session.tsx';
import { useRoot } from '../../../platform/shell/use-frame.ts';
import { BidHistory, useHasEnded, useIncrements, useLiveOffer } from '../../trading/auctions/public.ts';
import type { OfferView } from '../catalogue/public.ts';
import {
  DealPanel,
  LateOfferDialogs,
  StickyBar,
  takesProposals,
  useDeal,
  type DealPanelProps,
  type OpenDialog,
} from '../../trading/deals/public.ts';
import { LatePartnerCard } from '../../stores/partners/public.ts';
import { LateOwnProposal } from '../../sales/proposals/public.ts';
import { LateRecentRow } from '../recent/public.ts';
import { LateSaleTerms } from '../../sales/sale-terms/public.ts';
import { useStanding } from '../../trading/standings/public.ts';
import { Description } from './description.tsx';
import { Gallery } from './gallery/gallery.tsx';
import type { LoadedSections } from './loaded-sections.ts';
import { QuestionsPart, SimilarOffers } from './late-sections.tsx';
import { EquipmentSections, FittingSections, OptionalsSection } from './offer-sections.tsx';
import { Section } from './section.tsx';
import { OfferSteps, OfferTitle, PrintedFrom } from './offer-heading.tsx';
import { OfferTools } from './offer-tools.tsx';
import { ReferenceLine } from './reference/reference-line.tsx';
import { StickyColumn } from './sticky-column.tsx';
import { useSection } from './use-section.ts';
import { ConditionOf, ReferenceOf, type Findings } from './vehicle/vehicle-details.tsx';
import { VehicleFacts } from './vehicle/vehicle-facts.tsx';

const LotVehicles = fetchedPart('lot', async () => (await import('./vehicle/lot-vehicles.tsx')).LotVehicles);

/** The offer page. `view` in the address selects the display (ROUT-03 to ROUT-05). */
export function OfferPage({ offer, sections }: { offer: OfferView; sections: LoadedSections }) {
  const page = useOfferPage(offer, sections);
  const partner = useRoot()?.partner ?? null;
  const { user } = useSession();
  const { value: terms } = useSection(offer.code, 'saleTerms', sections.saleTerms);
  return (
    <div className="mx-auto max-w-[1360px] lg:max-w-[1214px] xl:max-w-[1476px] pt-3 sm:px-4">
      <div className="no-print px-4 sm:px-0">
        <OfferSteps offer={offer} />
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_340px] lg:grid-cols-[minmax(0,1fr)_400px] print:block">
        <div className="min-w-0">
          <Gallery items={offer.gallery} title={offer.title} lot={offer.vehicles.length > 1 ? offer : null} />
        </div>
        <aside className="min-w-0 px-4 sm:px-0 md:row-span-2 print:mt-4">
          <StickyColumn className="has-[[role=dialog]]:z-20 print:static">
            {partner === null ? null : (
              <Suspense>
                <LatePartnerCard partner={partner} offer={offer} />
              </Suspense>
            )}
            <OfferTitle offer={offer} finished={page.panel.finished && !page.panel.live.gone} />
            {user === null || !offer.acceptsProposals || page.panel.finished ? null : (
              <Suspense>
                <LateOwnProposal code={offer.code} seq={page.panel.live.figures.seq} />
              </Suspense>
            )}
            {terms ? (
              <Suspense>
                <LateSaleTerms terms={terms} open={!page.panel.finished} code={offer.code} />
              </Suspense>
            ) : null}
            <DealPanel {...page.panel} />
            <OfferTools
              offer={offer}
              open={!page.panel.finished}
              onInfo={page.panel.bidding ? page.panel.onInfo : null}
            />
          </StickyColumn>
        </aside>
        {/* Of its own, so that it is hydrated by itself. */}
        <Suspense>
          <OfferBody offer={offer} sections={sections} page={page} />
        </Suspense>
      </div>
      {page.panel.finished ? null : <SimilarOffers code={offer.code} initial={sections.similar} />}
      <LateRecentRow seen={offer.code} />
      <PrintedFrom code={offer.code} />
      <StickyBar {...page.panel} />
      {page.dialog !== null || page.panel.deal.obstacle !== null ? (
        <Suspense>
          <LateOfferDialogs
            offer={offer}
            live={page.panel.live.figures}
            deal={page.panel.deal}
            costs={page.panel.costs}
            open={page.dialog}
            onClose={page.close}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

interface BodyProps {
  readonly offer: OfferView;
  readonly sections: LoadedSections;
  readonly page: ReturnType<typeof useOfferPage>;
}

/** All the details of the item, below the gallery. */
function OfferBody({ offer, sections, page }: BodyProps) {
  const { offer: texts, deal, condition } = useTexts();
  const [first] = offer.vehicles;
  const lot = offer.vehicles.length > 1;
  const { findings } = page;
  return (
    <div className="min-w-0 px-4 sm:px-0">
      {page.panel.finished ? (
        <div className="-mx-4 -mt-10 mb-10 sm:mx-0">
          <SimilarOffers code={offer.code} initial={sections.similar} />
        </div>
      ) : null}
      {lot ? (
        <Suspense>
          <LotVehicles vehicles={offer.vehicles} findings={findings} />
        </Suspense>
      ) : null}
      {lot || first === undefined ? null : (
        <>
          <h2 className="mb-3 text-xl font-semibold print:mt-4">{texts.facts}</h2>
          <VehicleFacts vehicle={first} />
          <Section title={condition.title} id="situacao">
            <ConditionOf vehicle={first} conditions={findings.conditions} />
          </Section>
          <FittingSections code={offer.code} initial={sections} />
        </>
      )}
      {offer.description.trim() === '' ? null : (
        <Section title={texts.description}>
          <Description html={offer.description} />
        </Section>
      )}
      {/* Each vehicle of a lot has its own in its details; without scripts they are shown together. */}
      {lot ? (
        <noscript>
          <EquipmentSections code={offer.code} initial={sections} />
        </noscript>
      ) : (
        <OptionalsSection code={offer.code} initial={sections} />
      )}
      {lot || first === undefined ? null : (
        <Section title={condition.reference} id="referencia">
          <ReferenceOf code={first.code} references={findings.references} />
        </Section>
      )}
      <div className="no-print">
        <Section title={deal.history}>
          <BidHistory code={offer.code} seq={page.panel.live.figures.seq} own={page.pseudonym} />
        </Section>
        <QuestionsPart code={offer.code} initial={sections.questions} open={!page.panel.finished} />
      </div>
    </div>
  );
}

function useOfferPage(loaded: OfferView, sections: LoadedSections) {
  const [query, setQuery] = useSearchParams();
  const { partner } = useParams();
  const [opened, setOpened] = useState<OpenDialog>(null);
  const bidInput = useRef<HTMLInputElement>(null);
  const live = useLiveOffer(loaded.code, loaded.live);
  const { price, hasBid } = live.figures;
  const buyNowOver = loaded.buyNow > 0 && !canBuyNow(loaded.buyNow, price, hasBid);
  const offer = useMemo(() => (buyNowOver ? { ...loaded, buyNow: 0 } : loaded), [loaded, buyNowOver]);
  const { standing, pseudonym } = useStanding(offer.code, live.figures.leader);
  const costs = useSection(offer.code, 'costs', sections.costs);
  const findings: Findings = {
    conditions: useSection(offer.code, 'conditions', sections.conditions),
    references: useSection(offer.code, 'references', sections.references),
  };
  useEffect(() => track({ event: 'view_details', codigo: offer.code }), [offer.code]);
  const ended = useHasEnded(live);
  const finished = live.gone || live.figures.status !== 'A' || ended;
  const increments = useIncrements(offer, live.figures.price);
  const deal = useDeal({ offer, live: live.figures, finished, standing, increments });
  const bidding = partner === undefined;
  const view = query.get('view');
  const asked = view === 'proposta' && !finished && takesProposals({ offer, live });
  const mode = view === 'leilao' && bidding ? 'auction' : 'buy';
  const shown = mode === 'buy' && offer.buyNow > 0 ? offer.buyNow : live.figures.price;
  const panel: DealPanelProps = {
    offer,
    buyNowOver,
    live,
    deal,
    mode,
    bidding,
    finished,
    standing,
    increments,
    costs: { terms: costs.value, failed: costs.failed, load: costs.load },
    reference: <ReferenceLine references={findings.references.value ?? []} price={shown} />,
    bidInput,
    onAutomatic: () => setOpened('automatic'),
    onPropose: () => setOpened('proposal'),
    onInfo: () => setOpened('info'),
  };
  const close = (): void => {
    setOpened(null);
    if (view === 'proposta') setQuery({}, { replace: true, preventScrollReset: true });
  };
  const dialog: OpenDialog = live.gone ? null : (opened ?? (asked ? 'proposal' : null));
  return { panel, dialog, close, findings, pseudonym };
}
