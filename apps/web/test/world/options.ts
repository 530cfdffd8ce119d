/** A vehicle of an offer that a journey asks for. */
export interface VehicleOptions {
  readonly categoryCode?: number;
  readonly subcategoryCode?: number;
  /** Name as the reference data has it. */
  readonly brand?: string;
  readonly version?: string;
  readonly yearManufacture?: number;
  readonly yearModel?: number;
  readonly usage?: number;
  readonly counter?: 'Km' | 'h';
  readonly fuel?: string;
  readonly colour?: string;
  readonly gearbox?: string;
  readonly plate?: string;
  /** IBGE. */
  readonly cityCode?: number;
  readonly additional?: readonly { codigoAdditionalInformation: number; title: string; value: string }[];
  readonly optionals?: readonly { title: string; items: readonly { name: string; stars?: number }[] }[];
  readonly implements?: readonly {
    tipoImplemento: string;
    fabricante: string;
    modelo: string;
    anoImplemento: number | null;
    largura: number | null;
    altura: number | null;
    comprimento: number | null;
  }[];
  readonly tanks?: readonly { material: string; capacidade: number }[];
}

/** An offer that a journey asks for: money in reais, the end in seconds from now. One car open for a day from R$ 10.000,00 by default. */
export interface OfferOptions {
  readonly title?: string;
  readonly description?: string;
  readonly tags?: string;
  readonly status?: 'A' | 'V' | 'E';
  readonly spotlight?: boolean;
  readonly acceptsProposals?: boolean;
  readonly partnerId?: number;
  readonly buyNow?: number;
  readonly increments?: readonly number[];
  readonly base?: number;
  readonly increment?: number;
  readonly minimumStep?: 'any' | 'increment';
  readonly reserve?: number;
  readonly endsInSeconds?: number;
  readonly softCloseSeconds?: number;
  readonly reportCode?: string;
  readonly reportName?: string;
  /** How many drawn pictures; none by default, since drawing takes time. */
  readonly photos?: number;
  readonly videos?: readonly string[];
  readonly vehicles?: readonly VehicleOptions[];
}

/** An account that a journey asks for: an individual by default. */
export interface PersonOptions {
  readonly name?: string;
  /** 4 company, 5 dealer, 6 employee, 7 individual. */
  readonly profileCode?: 4 | 5 | 6 | 7;
  readonly twoStep?: boolean;
  readonly mustChangePassword?: boolean;
  readonly emailConfirmed?: boolean;
  readonly identityVerified?: boolean;
  /** Centavos. */
  readonly depositCents?: number;
  readonly partnerId?: number;
  readonly withAddress?: boolean;
}

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly password: string;
}
