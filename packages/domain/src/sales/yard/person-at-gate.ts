/** Who stands at the gate, as it was typed there. */
export interface PersonAtGate {
  /** Another person than the buyer collects. */
  readonly terceiro: boolean;
  /** What their authorisation is; empty: none was shown. */
  readonly autorizacao: string;
}

/** The carrier of a purchase that is delivered. */
export interface GateCarrier {
  readonly name: string;
  /** CNPJ, as it is written. */
  readonly document: string;
}

/**
 * Who stands at the gate: of a purchase that is delivered the driver of its carrier, never its buyer, whatever was typed. So the pickup code is
 * always needed, and the booking of the carrier is the authorisation. Null: it is collected, or no carrier is booked.
 */
export function personAtGate<Person extends PersonAtGate>(
  person: Person,
  carrier: GateCarrier | null,
): Person {
  if (carrier === null) return person;
  return { ...person, terceiro: true, autorizacao: `${carrier.name}, CNPJ ${carrier.document}` };
}
