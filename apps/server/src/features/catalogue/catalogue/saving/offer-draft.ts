import type { MinimumStep } from '@patio/domain/trading/auctions/auction-state.ts';
import type { EditJudgement } from '@patio/domain/catalogue/catalogue/offered-change.ts';
import type { SaleRight } from '@patio/domain/catalogue/catalogue/sale-right.ts';
import type { ConditionDraft } from '../../conditions/public.ts';

/** The facts of an offer that is created or edited. Money in centavos, instants in epoch milliseconds UTC. */
export interface OfferDraft {
  /** The offer to edit; without it, and without a known `importKey`, a new one is created. */
  readonly code?: number;
  readonly title: string;
  /** HTML or text; sanitised on save. */
  readonly description?: string;
  readonly tags?: string;
  /** Only for a new offer; an edit does not change the status. */
  readonly status?: 'A' | 'V' | 'C' | 'L' | 'X' | 'E';
  /** Null: not listed. */
  readonly publishedAt: number | null;
  readonly createdAt: number;
  readonly spotlight?: boolean;
  readonly acceptsProposals?: boolean;
  readonly proposalFloorCents?: number | null;
  readonly partnerId?: number | null;
  readonly ownerId?: number | null;
  /** 0 = no buy-now price. */
  readonly buyNowCents?: number;
  readonly profilePrices?: readonly ProfilePriceDraft[];
  /** Quick bid increments; none: from the price bands of its tenant, or, for an existing offer, unchanged. */
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
  /** The automatic step; null or absent: from the increments or the price band (S-02). */
  readonly incrementCents?: number | null;
  /** Only for a new offer: its opening fixes it; absent: the store's default. */
  readonly minimumStep?: MinimumStep;
  readonly softCloseMs: number;
  readonly softCloseCapMs?: number;
  /** For a new offer whose status is not A. */
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
  /** Legal sheet and condition; absent: unchanged, null: removed. */
  readonly condition?: ConditionDraft | null;
  /** The FIPE code, if known (`001267-0`); absent: an earlier one stays, else the entry is looked up by name; null: by name only. */
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
  /** The illustration to draw; null if files are stored under the guid. */
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
  /** Why an edit was refused: what it would have changed on an offer with deals (rule 0.32). */
  readonly refusal?: Extract<EditJudgement, { kind: 'refused' }>;
}
