import { parseCpf } from '../../validation/cpf.ts';

/** Who stands at the gate, and what they show. */
export interface ExitFacts {
  /** The pickup code of the purchase was given. */
  readonly byCode: boolean;
  /** CPF or CNPJ of the buyer, digits only; null: unknown. */
  readonly buyerDocument: string | null;
  /** The CPF of the person who collects, as it was typed. */
  readonly collectorDocument: string;
  /** Another person than the buyer collects. */
  readonly thirdParty: boolean;
  /** What the authorisation of the third person is; empty: none was shown. */
  readonly authorisation: string;
  /** Who lets the vehicle out works for the store that sold it, and would attest its own handover. */
  readonly bySeller: boolean;
}

/** Why a vehicle may not be handed to the person at the gate. */
export type ExitProblem = 'collector-document' | 'collector-other' | 'authorisation-missing' | 'code-needed';

/**
 * Whether a vehicle may be handed over: to the buyer, who shows their own document, or to a third person, who brings the code and an
 * authorisation. A company is always represented by a person with an authorisation. The code is needed too where no document is known to compare, for a
 * company, and if who sold lets the vehicle out: it proves that the buyer agrees. Null: it may.
 */
export function exitProblem(facts: ExitFacts): ExitProblem | null {
  const collector = parseCpf(facts.collectorDocument);
  if (collector === null) return 'collector-document';
  const company = facts.buyerDocument?.length === 14;
  const inPerson = !company && !facts.thirdParty;
  if (inPerson && facts.buyerDocument !== null && facts.buyerDocument !== collector) return 'collector-other';
  if (!inPerson && facts.authorisation.trim().length < 5) return 'authorisation-missing';
  const compared = inPerson && facts.buyerDocument !== null;
  return facts.byCode || (compared && !facts.bySeller) ? null : 'code-needed';
}
