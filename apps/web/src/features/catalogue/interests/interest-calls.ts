import { chooseInterests } from '@patio/contract/catalogue/interests/choose-interests.ts';
import { saveInterests } from '@patio/contract/catalogue/interests/save-interests.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

/** Saves category codes: for the new account whose token is given, else for the signed-in user (INTR-05). */
export function storeInterests(
  codes: Iterable<number>,
  token: string | null,
): Promise<Saved<readonly number[]>> {
  const codigoCategoria = [...codes];
  return saved(async () => {
    const { data } =
      token === null
        ? await browserCall(saveInterests, { body: { codigoCategoria } }, { action: true })
        : await browserCall(chooseInterests, { body: { tokenUsrio: token, codigoCategoria } });
    return data;
  });
}
