import { shownText } from '@patio/domain/texts/human-text.ts';
import { z } from 'zod';
import type { AskVehicle, VehicleAnswer } from './vehicle-data.ts';
import { shortText } from '../../../platform/outbound/short-text.ts';

const MOST_BYTES = 65_536;
const LONGEST = 120;

/** What cannot be a name is dropped, so that the user types it. */
const word = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const text = shownText(String(value ?? ''), { lines: 'one' }).trim();
    return text === '' || text.length > LONGEST || /[<>]/.test(text) ? null : text;
  })
  .catch(null);
const year = word.transform((text) => (text !== null && /^(19|20)\d{2}$/.test(text) ? Number(text) : null));
/** Only these fields are read: what else a provider sends, such as an owner, is never kept. */
const reply = z.object({
  marca: word,
  modelo: word,
  ano_fabricacao: year,
  ano_modelo: year,
  combustivel: word,
  cor: word,
  codigo_fipe: word,
});

interface Service {
  readonly url: string;
  readonly token: string | null;
  /** For each time. */
  readonly waitMs: number;
}

/** Asks an HTTPS service that answers JSON, once. 404: the vehicle is not known. */
export const askHttpVehicle =
  ({ url, token, waitMs }: Service): AskVehicle =>
  async (id) => {
    try {
      const address = new URL(url);
      address.searchParams.set(id.kind === 'plate' ? 'placa' : 'chassi', id.text);
      const response = await fetch(address, {
        headers: {
          accept: 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        // A token is sent to no other address.
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      });
      if (response.status === 404) return { kind: 'unknown' };
      const body = response.ok ? await shortText(response, MOST_BYTES) : null;
      return body === null ? { kind: 'unavailable' } : answerOf(JSON.parse(body));
    } catch {
      return { kind: 'unavailable' };
    }
  };

function answerOf(body: unknown): VehicleAnswer {
  const { data: found } = reply.safeParse(body);
  if (!found) return { kind: 'unavailable' };
  if (found.marca === null && found.modelo === null) return { kind: 'unknown' };
  return {
    kind: 'found',
    facts: {
      brand: found.marca,
      model: found.modelo,
      yearMade: found.ano_fabricacao,
      yearModel: found.ano_modelo,
      fuel: found.combustivel,
      colour: found.cor,
      fipeCode: found.codigo_fipe,
    },
  };
}
