/** FIPE's name of a model, and the fuel of each of its model years. */
export interface ReferenceModelFact {
  readonly fipeCode: string;
  readonly brand: string;
  readonly model: string;
  readonly yearModel: number;
  readonly fuel: string;
}

/** A price in a month, `2026-06`, in centavos. */
export interface ReferencePriceFact {
  readonly fipeCode: string;
  readonly yearModel: number;
  readonly month: string;
  readonly cents: number;
}

/** Outcome of saved prices. */
export interface SavedPrices {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
}
