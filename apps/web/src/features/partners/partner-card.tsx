import type { PartnerDetails } from '@patio/contract/partners/get-partner.ts';
import { Picture } from '@patio/ui/picture.tsx';
import { useDates } from '../../platform/i18n/dates.ts';
import { useTexts } from '../../platform/i18n/texts.ts';

/** Whose store this is: photograph, name, member since, description (B§2). */
export function PartnerCard({ partner }: { partner: PartnerDetails }) {
  const { home } = useTexts();
  const { date } = useDates();
  return (
    <section className="mb-6 flex gap-4 rounded-card border border-line bg-surface p-4">
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
      ) : null}
      <div className="min-w-0">
        <h2 className="text-lg font-semibold">{partner.nome}</h2>
        {partner.dataMembro ? (
          <p className="text-sm text-ink-3">{home.memberSince(date(Date.parse(partner.dataMembro)))}</p>
        ) : null}
        <p className="mt-1 text-ink-2">{partner.descricao}</p>
      </div>
    </section>
  );
}
