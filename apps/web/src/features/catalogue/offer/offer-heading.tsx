import { Breadcrumb } from '@patio/ui/breadcrumb.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useTerm } from '../../../platform/i18n/terms.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { UnbrokenCounts } from '../../../platform/i18n/unbroken-counts.tsx';
import { useLink } from '../../../platform/partner/use-link.ts';
import { useRoot } from '../../../platform/shell/use-frame.ts';
import type { OfferView } from '../catalogue/public.ts';

/** The breadcrumb from home to the offer. */
export function OfferSteps({ offer }: { offer: OfferView }) {
  const { shell } = useTexts();
  const term = useTerm();
  const link = useLink();
  const category = useRoot()?.categories.find(({ codigo }) => codigo === offer.vehicles[0]?.categoryCode);
  const steps = [
    <Link key="home" to={link('/home')} className="hover:underline">
      {shell.home}
    </Link>,
    ...(category === undefined
      ? []
      : [
          <Link key="category" to={link(`/home/${category.codigo}`)} className="hover:underline">
            {term(category.name)}
          </Link>,
        ]),
    <span key="offer" className="block truncate text-ink-2">
      {offer.title}
    </span>,
  ];
  return <Breadcrumb label={shell.breadcrumb} steps={steps} />;
}

/** Code, title and distinguishing facts of the offer; whether it is over. */
export function OfferTitle({ offer, finished }: { offer: OfferView; finished: boolean }) {
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
          <UnbrokenCounts
            text={[versionBeside(offer.title, vehicle.version), vehicle.years, vehicle.usage, vehicle.place]
              .filter(Boolean)
              .join(' · ')}
          />
        </p>
      )}
    </div>
  );
}

/** The version, unless the title includes it. */
function versionBeside(title: string, version: string): string {
  return title.toLocaleLowerCase().includes(version.toLocaleLowerCase()) ? '' : version;
}

/** In print only: the source of the sheet. */
export function PrintedFrom({ code }: { code: number }) {
  const { offer } = useTexts();
  const origin = useRoot()?.origin ?? '';
  const link = useLink();
  return (
    <p className="mt-6 hidden border-t border-line pt-2 text-sm print:block">
      {offer.code(code)} · {offer.printedFrom(`${origin}${link(`/oferta/${code}`)}`)}
    </p>
  );
}
