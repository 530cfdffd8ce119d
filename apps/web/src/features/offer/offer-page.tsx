import { Breadcrumb } from '@patio/ui/breadcrumb.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { track } from '../../platform/analytics/track.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import { useRoot } from '../../platform/shell/use-frame.ts';
import { BidHistory, useLiveOffer, useServerTime, useStanding } from '../auctions/public.ts';
import { CardRow, type OfferSections as Sections, type OfferView } from '../catalogue/public.ts';
import {
  DealPanel,
  LateOfferDialogs,
  StickyBar,
  takesProposals,
  useDeal,
  type DealPanelProps,
  type OpenDialog,
} from '../deals/public.ts';
import { PartnerCard } from '../partners/public.ts';
import { QuestionsArea } from '../questions/public.ts';
import { Gallery } from './gallery.tsx';
import { OfferSections, Section } from './offer-sections.tsx';
import { OfferTools } from './offer-tools.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';

/** The page of an offer. `view` in the address chooses the display (ROUT-03 to ROUT-05). */
export function OfferPage({ offer, sections }: { offer: OfferView; sections: Sections }) {
  const { offer: texts, deal: dealTexts } = useTexts();
  const page = useOfferPage(offer);
  const partner = useRoot()?.partner ?? null;
  return (
    <div className="mx-auto max-w-[1360px] lg:max-w-[1214px] xl:max-w-[1476px] pt-3 sm:px-4">
      <div className="px-4 sm:px-0">
        <OfferSteps offer={offer} />
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_340px] lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          <Gallery items={offer.gallery} title={offer.title} />
        </div>
        <aside className="min-w-0 px-4 sm:px-0 md:row-span-2">
          <div className="flex flex-col gap-4 md:sticky md:top-20">
            {partner === null ? null : <PartnerCard partner={partner} />}
            <OfferTitle offer={offer} finished={page.panel.finished} />
            <DealPanel {...page.panel} />
            <OfferTools offer={offer} />
          </div>
        </aside>
        <div className="min-w-0 px-4 sm:px-0">
          <h2 className="mb-3 text-xl font-semibold">{texts.facts}</h2>
          <VehicleFacts vehicles={offer.vehicles} />
          <OfferSections description={offer.description} sections={sections} />
          <Section title={dealTexts.history}>
            <BidHistory code={offer.code} seq={page.panel.live.figures.seq} />
          </Section>
          <Section title={texts.questions} id="perguntas">
            <QuestionsArea code={offer.code} initial={sections.questions} />
          </Section>
        </div>
      </div>
      {sections.similar.length === 0 ? null : (
        <div id="semelhantes" className="px-4 sm:px-0">
          <Section title={texts.similar}>
            <CardRow cards={sections.similar} label={texts.similar} eager={0} />
          </Section>
        </div>
      )}
      <StickyBar {...page.panel} />
      {page.dialog !== null || page.panel.deal.obstacle !== null ? (
        <Suspense>
          <LateOfferDialogs offer={offer} deal={page.panel.deal} open={page.dialog} onClose={page.close} />
        </Suspense>
      ) : null}
    </div>
  );
}

function useOfferPage(offer: OfferView) {
  const [query, setQuery] = useSearchParams();
  const { partner } = useParams();
  const [opened, setOpened] = useState<OpenDialog>(null);
  const bidInput = useRef<HTMLInputElement>(null);
  const live = useLiveOffer(offer.code, offer.live);
  const serverTime = useServerTime(live.offset);
  const standing = useStanding(offer.code, live.figures);
  useEffect(() => track({ event: 'view_details', codigo: offer.code }), [offer.code]);
  const { status, end, serverNow } = live.figures;
  const finished = status !== 'A' || (serverTime ?? serverNow) >= end;
  const deal = useDeal({ offer, live: live.figures, finished });
  const bidding = partner === undefined;
  const view = query.get('view');
  const asked = view === 'proposta' && !finished && takesProposals({ offer, live });
  const panel: DealPanelProps = {
    offer,
    live,
    deal,
    mode: view === 'leilao' && bidding ? 'auction' : 'buy',
    bidding,
    finished,
    serverTime,
    standing,
    bidInput,
    onAutomatic: () => setOpened('automatic'),
    onPropose: () => setOpened('proposal'),
    onInfo: () => setOpened('info'),
  };
  const close = (): void => {
    setOpened(null);
    if (view === 'proposta') setQuery({}, { replace: true, preventScrollReset: true });
  };
  const dialog: OpenDialog = opened ?? (asked ? 'proposal' : null);
  return { panel, dialog, close };
}

function OfferSteps({ offer }: { offer: OfferView }) {
  const { shell } = useTexts();
  const link = useLink();
  const category = useRoot()?.categories.find(({ name }) => name === offer.vehicles[0]?.category);
  const steps = [
    <Link key="home" to={link('/home')} className="hover:underline">
      {shell.home}
    </Link>,
    ...(category === undefined
      ? []
      : [
          <Link key="category" to={link(`/home/${category.codigo}`)} className="hover:underline">
            {category.name}
          </Link>,
        ]),
    <span key="offer" className="line-clamp-1 wrap-anywhere text-ink-2">
      {offer.title}
    </span>,
  ];
  return <Breadcrumb label={shell.breadcrumb} steps={steps} />;
}

function OfferTitle({ offer, finished }: { offer: OfferView; finished: boolean }) {
  const { offer: texts, card } = useTexts();
  const [vehicle] = offer.vehicles;
  const lot = offer.vehicles.length > 1;
  return (
    <div>
      <p className="mb-1 flex flex-wrap items-center gap-2 text-sm text-ink-3">
        {texts.code(offer.code)}
        {finished ? <Badge tone="plain">{texts.endedTitle}</Badge> : null}
        {lot ? <Badge tone="info">{card.lot(offer.vehicles.length)}</Badge> : null}
        {offer.partner === null ? null : <Badge tone="info">{card.partner(offer.partner.name)}</Badge>}
      </p>
      <h1 className="text-2xl leading-8 font-bold wrap-anywhere">{offer.title}</h1>
      {lot || vehicle === undefined ? null : (
        <p className="mt-1 text-ink-2">
          {[vehicle.years, vehicle.usage, vehicle.place].filter(Boolean).join(' · ')}
        </p>
      )}
      {finished ? (
        <a href="#semelhantes" className="mt-1 inline-block text-sm font-medium text-accent hover:underline">
          {texts.seeSimilar}
        </a>
      ) : null}
    </div>
  );
}
