import type { Implement } from '@patio/contract/catalogue/catalogue/list-implements.ts';
import type { StarredOptionalGroup } from '@patio/contract/catalogue/catalogue/list-starred-optionals.ts';
import type { Tank } from '@patio/contract/catalogue/catalogue/list-tanks.ts';
import type { VehicleCondition } from '@patio/contract/catalogue/conditions/list-conditions.ts';
import type { Question } from '@patio/contract/trading/questions/list-questions.ts';
import type { ReferencePrice } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import type { SaleTerms } from '@patio/contract/sales/sale-terms/get-sale-terms.ts';
import type { CardView } from '../catalogue/public.ts';
import type { CostTerms } from '../../trading/costs/public.ts';

/** The independent parts of the page. */
export interface Sections {
  readonly optionals: readonly StarredOptionalGroup[];
  readonly implements: readonly Implement[];
  readonly tanks: readonly Tank[];
  readonly questions: readonly Question[];
  readonly similar: readonly CardView[];
  readonly conditions: readonly VehicleCondition[];
  readonly references: readonly ReferencePrice[];
  readonly costs: CostTerms;
  /** False: sold directly, and nothing was corrected or withdrawn, and the vehicle cannot be visited. */
  readonly saleTerms: SaleTerms | false;
}

export type SectionName = keyof Sections;

/** The initial data of the page; null where a part failed or took too long: the browser then loads it. */
export type LoadedSections = { readonly [Name in SectionName]: Sections[Name] | null };
