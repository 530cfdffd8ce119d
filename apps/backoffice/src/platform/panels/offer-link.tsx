import { Anchor } from '@mantine/core';
import { useTexts } from '../i18n/texts.ts';

/** The way to the public page of an offer. */
export function OfferLink({ code }: { code: number }) {
  const { common } = useTexts();
  return (
    <Anchor href={`/oferta/${code}`} target="_blank" rel="noopener" size="sm">
      {common.openOffer}
    </Anchor>
  );
}
