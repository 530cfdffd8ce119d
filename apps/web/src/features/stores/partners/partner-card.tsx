import type { PartnerDetails } from '@patio/contract/stores/partners/get-partner.ts';
import { Picture } from '@patio/ui/picture.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ContactButtons } from './contact-buttons.tsx';
import type { ContactOffer } from './contact-props.ts';
import { initialsOf } from './initials-of.ts';

interface Props {
  readonly partner: PartnerDetails;
  /** The offer on the page; null on the home of the store. */
  readonly offer?: ContactOffer | null;
}

/** The owner of the store: photograph or initials, name, member since, description, and the ways to contact them (B§2, S-43). */
export function PartnerCard({ partner, offer = null }: Props) {
  const { shell } = useTexts();
  const { date } = useDates();
  const name = partner.nome ?? '';
  return (
    <section
      data-part="partner-card"
      className="mb-6 flex flex-wrap gap-4 rounded-card border border-line bg-surface p-4"
    >
      {partner.urlFoto ? (
        <Picture
          address={partner.urlFoto}
          alt=""
          width={96}
          height={96}
          sizes="96px"
          priority="eager"
          className="size-24 shrink-0 rounded-control object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-24 shrink-0 place-items-center rounded-control bg-accent-soft text-3xl font-semibold text-accent-strong"
        >
          {initialsOf(name)}
        </span>
      )}
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="text-lg font-semibold break-words">{name}</h2>
        {partner.dataMembro ? (
          <p className="text-sm text-ink-3">{shell.memberSince(date(Date.parse(partner.dataMembro)))}</p>
        ) : null}
        {partner.descricao ? (
          <p className="mt-1 break-words whitespace-pre-line text-ink-2">{partner.descricao}</p>
        ) : null}
      </div>
      <ContactButtons store={name} whatsapp={partner.whatsapp} offer={offer} />
    </section>
  );
}
