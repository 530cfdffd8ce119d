import type { MinimumStep } from '@patio/domain/trading/auctions/auction-state.ts';
import type { EditJudgement } from '@patio/domain/catalogue/catalogue/offered-change.ts';
import type { SaleRight } from '@patio/domain/catalogue/catalogue/sale-right.ts';
import type { ConditionDraft } from '../../conditions/public.ts';

/** Everything there is to say about an offer when it is created or edited. Money in centavos, instants in epoch milliseconds UTC. */
export interface OfferDraft {
  /** The offer to edit; without it, and without a known `importKey`, a new one is made. */
  readonly code?: number;
  readonly title: string;
  /** HTML or text; sanitised on save. */
  readonly description?: string;
  readonly tags?: string;
  /** Only of a new offer; an edit leaves the status alone. */
  readonly status?: 'A' | 'V' | 'C' | 'L' | 'X' | 'E';
  /** Null: not listed. */
  readonly publishedAt: number | null;
  readonly createdAt: number;
  readonly spotlight?: boolean;
  readonly acceptsProposals?: boolean;
  readonly proposalFloorCents?: number | null;
  readonly partnerId?: number | null;
  readonly ownerId?: number | null;
  /** 0 = not for immediate sale. */
  readonly buyNowCents?: number;
  readonly profilePrices?: readonly ProfilePriceDraft[];
  /** Quick bid increments; none: by the price bands of its tenant, or, of an offer that exists, those it has. */
  readonly incrementsCents?: readonly number[];
  /** Absent: sold directly, goods of a person or company. */
  readonly saleRight?: SaleRight;
  readonly reportCode?: string | null;
  readonly reportName?: string | null;
  /** Source and row of an import: saving an equal draft again changes nothing, a different one edits the offer. */
  readonly importKey?: string | null;
  readonly auction: AuctionDraft;
  /** At least one; their order is their position. */
  readonly vehicles: readonly VehicleDraft[];
  readonly photos: readonly PhotoDraft[];
  readonly videos?: readonly string[];
}

export interface ProfilePriceDraft {
  readonly profileCode: 4 | 5 | 6 | 7;
  readonly buyNowCents: number;
}

/** An edit changes the auction only while it is open and without bids. */
export interface AuctionDraft {
  readonly baseCents: number;
  readonly endAt: number;
  readonly reserveCents?: number | null;
  /** The automatic step; null or absent: by the increments or the price band (S-02). */
  readonly incrementCents?: number | null;
  /** Only of a new offer: its opening fixes it; absent: as its store has it. */
  readonly minimumStep?: MinimumStep;
  readonly softCloseMs: number;
  readonly softCloseCapMs?: number;
  /** Of a new offer whose status is not A. */
  readonly closed?: {
    readonly at: number;
    readonly outcome: 'sold' | 'conditional' | 'unsold' | 'bought' | 'accepted';
  };
}

export interface VehicleDraft {
  readonly categoryCode: number;
  readonly subcategoryCode?: number | null;
  readonly brandCode?: number | null;
  readonly modelCode?: number | null;
  readonly version?: string;
  readonly yearManufacture?: number | null;
  readonly yearModel?: number | null;
  /** Kilometres or hours, see `counter`. */
  readonly usage?: number | null;
  readonly counter?: 'Km' | 'h';
  readonly fuel?: string | null;
  readonly colour?: string | null;
  readonly gearbox?: string | null;
  /** Seven characters, upper case. */
  readonly plate?: string | null;
  readonly cityCode?: number | null;
  readonly additional?: readonly AdditionalDraft[];
  readonly optionals?: readonly OptionalsDraft[];
  readonly implements?: readonly ImplementDraft[];
  readonly tanks?: readonly TankDraft[];
  /** Legal sheet and condition; absent: what was said before stays, null: it is taken back. */
  readonly condition?: ConditionDraft | null;
  /** Anyone who knows the FIPE code gives it (`001267-0`); absent: a given one stays, else the entry is found by name, or none is; null: by name only. */
  readonly fipeCode?: string | null;
}

/** Code 119 is the gearbox, 120 the doors (B§3). */
export interface AdditionalDraft {
  readonly codigoAdditionalInformation: number;
  readonly title: string;
  readonly value: string;
}

export interface OptionalsDraft {
  readonly title: string;
  readonly items: readonly { readonly name: string; readonly stars?: number }[];
}

/** Measures in metres. */
export interface ImplementDraft {
  readonly tipoImplemento: string;
  readonly fabricante: string;
  readonly modelo: string;
  readonly anoImplemento: number | null;
  readonly largura: number | null;
  readonly altura: number | null;
  readonly comprimento: number | null;
}

/** Capacity in litres. */
export interface TankDraft {
  readonly material: string;
  readonly capacidade: number;
}

export interface PhotoDraft {
  /** UUID, unique over all pictures. */
  readonly guid: string;
  /** What to draw; null when files are stored under the guid. */
  readonly drawing?: object | null;
  readonly width: number;
  readonly height: number;
  /** Shown to this profile only. */
  readonly profileCode?: number | null;
  readonly vehiclePosition?: number | null;
}

export interface SavedOffer {
  readonly code: number;
  readonly outcome: 'inserted' | 'updated' | 'unchanged' | 'refused';
  /** Why an edit was refused: what it would have changed of an offer that a user deals on (rule 0.32). */
  readonly refusal?: Extract<EditJudgement, { kind: 'refused' }>;
}
