import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';

/**
 * The form with a photo in the place of another: in the gallery, and in the notes of damage, which would still show what was hidden. Where
 * people have dealt, notes change by corrections alone (rule 0.32).
 */
export function replacedPhoto(
  { fotos, veiculos }: Pick<OfferForm, 'fotos' | 'veiculos'>,
  { from, to, locked }: { readonly from: string; readonly to: string; readonly locked: boolean },
): Partial<OfferForm> {
  const gallery = fotos.map((one) => (one.guid === from ? { ...one, guid: to } : one));
  const isNoted = veiculos.some(({ condicao }) =>
    condicao?.avarias.some((note) => note.fotos.includes(from)),
  );
  if (locked || !isNoted) return { fotos: gallery };
  return {
    fotos: gallery,
    veiculos: veiculos.map(({ condicao, ...vehicle }) => ({
      ...vehicle,
      condicao: condicao && {
        ...condicao,
        avarias: condicao.avarias.map((note) => ({
          ...note,
          fotos: note.fotos.map((guid) => (guid === from ? to : guid)),
        })),
      },
    })),
  };
}
