import { formatPrice } from '@patio/domain/money/format-money.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { track } from '../../../platform/analytics/track.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { priceLabel, shownOn } from '../catalogue/public.ts';
import { Gallery, Section, StickyColumn, VehicleFacts } from '../offer/public.ts';
import type { PreviewProfile, PreviewView } from './preview-view.ts';
import { ProfileChoice } from './profile-choice.tsx';

/** The initial profile: visitors are individuals (S-21). */
const FIRST_PROFILE = 7;

/** An offer as its reviewer sees it: nothing can be bought, and each profile shows its own prices and pictures (PREV-01 to PREV-05). */
export function PreviewPage({ view }: { view: PreviewView }) {
  const { offer } = view;
  const { preview, card, offer: texts } = useTexts();
  const { profile, choose } = useProfile(view.profiles);
  useEffect(() => track({ event: 'verified', codigo: offer.code }), [offer.code]);
  if (profile === undefined) return null;
  const shown = shownOn({ ...profile, hasBid: offer.live.hasBid });
  return (
    <div className="mx-auto max-w-[1360px] pt-3 sm:px-4 lg:max-w-[1214px] xl:max-w-[1476px]">
      <TestBanner />
      <div className="mt-4 px-4 sm:px-0">
        <ProfileChoice profiles={view.profiles} chosen={profile.code} onChoose={choose} />
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_340px] lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          <Gallery key={profile.code} items={profile.gallery} title={offer.title} lot={null} />
        </div>
        <aside className="min-w-0 px-4 sm:px-0 md:row-span-2">
          <StickyColumn>
            <Title view={view} />
            <Prices profile={profile} offer={offer} />
          </StickyColumn>
        </aside>
        <div className="min-w-0 px-4 sm:px-0">
          {offer.vehicles.map((vehicle) => (
            <Section key={vehicle.code} title={offer.vehicles.length > 1 ? vehicle.name : texts.facts}>
              <VehicleFacts vehicle={vehicle} />
            </Section>
          ))}
          {offer.description.trim() === '' ? null : (
            <Section title={texts.description}>
              {/* The server sanitizes every description when it is saved. */}
              <div
                className="prose max-w-3xl text-ink-2"
                dangerouslySetInnerHTML={{ __html: offer.description }}
              />
            </Section>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {preview.shown(profile.name, priceLabel(shown, card), formatPrice(shown.price))}
      </p>
    </div>
  );
}

/** The selected profile is in the address, so that the page works without scripts; changing it loads nothing. */
function useProfile(profiles: readonly PreviewProfile[]) {
  const [query] = useSearchParams();
  const asked = Number(query.get('perfil') ?? FIRST_PROFILE);
  const [code, choose] = useState(asked);
  const profile =
    profiles.find((each) => each.code === code) ?? profiles.find((each) => each.code === FIRST_PROFILE);
  return { profile, choose };
}

function TestBanner() {
  const { preview } = useTexts();
  return (
    <div role="note" className="flex items-start gap-3 bg-warn-soft px-4 py-3 text-warn sm:rounded-card">
      <Icon name="alert" size={22} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-bold">{preview.bannerTitle}</p>
        <p>{preview.banner}</p>
      </div>
    </div>
  );
}

function Title({ view: { offer } }: { view: PreviewView }) {
  const { offer: texts, card } = useTexts();
  const lot = offer.vehicles.length > 1;
  return (
    <div>
      <p className="mb-1 flex flex-wrap items-center gap-2 text-sm text-ink-3">
        {texts.code(offer.code)}
        {lot ? <Badge tone="info">{card.lot(offer.vehicles.length)}</Badge> : null}
        {offer.partner === null ? null : <Badge tone="info">{card.partner(offer.partner.name)}</Badge>}
      </p>
      <h1 className="text-2xl leading-8 font-bold wrap-anywhere">{offer.title}</h1>
    </div>
  );
}

interface PriceProps {
  readonly profile: PreviewProfile;
  readonly offer: PreviewView['offer'];
}

/** The price for this profile, as on a card (C-41), and where bidding is shown beside a buy-now price. */
function Prices({ profile, offer: { live, acceptsProposals } }: PriceProps) {
  const { card: texts, preview } = useTexts();
  const { dateTime } = useDates();
  const { hasBid } = live;
  const shown = shownOn({ ...profile, hasBid });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card">
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-sm text-ink-3">{priceLabel(shown, texts)}</dt>
          <dd data-testid="preview-price" className="money text-[34px] leading-[44px] font-bold">
            {formatPrice(shown.price)}
          </dd>
          {shown.over ? <dd className="text-sm text-ink-3">{texts.buyNowOver}</dd> : null}
        </div>
        {shown.kind === 'buy' && profile.auction > 0 ? (
          <div>
            <dt className="text-sm text-ink-3">{hasBid ? texts.currentBid : texts.startingBid}</dt>
            <dd className="money text-xl font-semibold">{formatPrice(profile.auction)}</dd>
          </div>
        ) : null}
      </dl>
      <p className="text-sm text-ink-2">
        {preview.ends(dateTime(live.end))}
        {acceptsProposals ? ` · ${preview.takesProposals}` : ''}
      </p>
    </div>
  );
}
