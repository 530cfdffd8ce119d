/** A city with its state (UF). */
export type Location = { readonly city: string; readonly state: string };

/** What a card shows about places: the short text and, if there are several, the whole list. */
export type LocationsText = { readonly text: string; readonly list: string | null };

/** The places of an offer's vehicles (C-46): one is "Cidade/UF"; several are "{n} localidades" with the list "Cidade-UF / Cidade-UF". */
export function locationsText(locations: readonly Location[]): LocationsText {
  const distinct = [...new Map(locations.map((place) => [`${place.city}-${place.state}`, place])).entries()];
  const [only] = distinct;
  if (only === undefined) return { text: '', list: null };
  if (distinct.length === 1) return { text: `${only[1].city}/${only[1].state}`, list: null };
  return { text: `${distinct.length} localidades`, list: distinct.map(([key]) => key).join(' / ') };
}
