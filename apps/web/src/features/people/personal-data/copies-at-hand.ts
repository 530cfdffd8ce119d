import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';

/** From requests, newest first: the copy being made, and the one that can be downloaded, even if others were requested after it. */
export function copiesAtHand(requests: readonly PersonalDataRequest[]): {
  readonly waiting: PersonalDataRequest | null;
  readonly ready: { readonly protocol: string; readonly until: number } | null;
} {
  const copies = requests.filter(({ tipo }) => tipo === 'exportacao');
  const [ready = null] = copies.flatMap(({ protocolo, arquivoAte }) =>
    arquivoAte === null ? [] : [{ protocol: protocolo, until: Date.parse(arquivoAte) }],
  );
  return { waiting: copies.find(({ situacao }) => situacao === 'aberto') ?? null, ready };
}
