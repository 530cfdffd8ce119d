import type { Centavos } from '../../money/centavos.ts';
import type { SaleRight } from '../catalogue/sale-right.ts';

/** What a draft states of a vehicle; null: not yet. */
export interface StatedVehicle {
  readonly categoryCode: number | null;
  readonly brandCode?: number | null;
  readonly modelCode?: number | null;
  readonly version?: string;
  readonly yearManufacture?: number | null;
  readonly yearModel?: number | null;
  readonly usage?: number | null;
  readonly fuel?: string | null;
  readonly colour?: string | null;
  readonly gearbox?: string | null;
  readonly plate?: string | null;
  readonly cityCode?: number | null;
  readonly optionals?: readonly unknown[];
  readonly condition?: {
    readonly legal?: readonly { readonly status: string }[];
    readonly grade?: string | null;
  } | null;
}

/** What a draft of an offer states; what an offer needs may be missing. Amounts in centavos, instants in epoch milliseconds. */
export interface StatedOffer {
  readonly lot: boolean;
  readonly title: string;
  readonly description?: string;
  /** 0: none. */
  readonly buyNowCents?: Centavos;
  readonly profilePrices?: readonly { readonly profileCode: number; readonly buyNowCents: Centavos }[];
  readonly acceptsProposals?: boolean;
  readonly proposalFloorCents?: Centavos | null;
  readonly saleRight?: SaleRight;
  readonly auction: {
    readonly baseCents: Centavos | null;
    readonly reserveCents?: Centavos | null;
    readonly endAt: number | null;
  };
  readonly vehicles: readonly StatedVehicle[];
  readonly photos: readonly { readonly profileCode?: number | null }[];
}
