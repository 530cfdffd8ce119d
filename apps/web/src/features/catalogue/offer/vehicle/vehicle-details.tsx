import type { VehicleCondition as Condition } from '@patio/contract/catalogue/conditions/list-conditions.ts';
import type { ReferencePrice as Reference } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { VehicleView } from '../../catalogue/public.ts';
import { LatePart } from '../late-part.tsx';
import { LegalSheet } from './legal-sheet.tsx';
import { ReferencePrice } from '../reference/reference-price.tsx';
import type { SectionState } from '../use-section.ts';
import { VehicleCondition } from './vehicle-condition.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';

/** The inspection data of an offer's vehicles. */
export interface Findings {
  readonly conditions: SectionState<readonly Condition[]>;
  readonly references: SectionState<readonly Reference[]>;
}

interface ConditionProps {
  readonly vehicle: Pick<VehicleView, 'code' | 'countsHours'>;
  readonly conditions: Findings['conditions'];
}

/** Legal sheet and condition of one vehicle. */
export function ConditionOf({ vehicle: { code, countsHours }, conditions }: ConditionProps) {
  return (
    <LatePart state={conditions}>
      {(all) => {
        const condition = all.find(({ codigo }) => codigo === code);
        if (condition === undefined) return null;
        return (
          <>
            <LegalSheet checks={condition.legal} />
            <VehicleCondition condition={condition} hours={countsHours} />
          </>
        );
      }}
    </LatePart>
  );
}

/** Reference price of one vehicle. */
export function ReferenceOf({ code, references }: { code: number; references: Findings['references'] }) {
  return (
    <LatePart state={references}>
      {(all) => {
        const reference = all.find(({ codigo }) => codigo === code);
        return reference === undefined ? null : <ReferencePrice reference={reference} />;
      }}
    </LatePart>
  );
}

/** Everything about one vehicle of a lot. */
export function VehicleDetails({ vehicle, findings }: { vehicle: VehicleView; findings: Findings }) {
  const { condition: texts } = useTexts();
  return (
    <div className="flex flex-col gap-6">
      <VehicleFacts vehicle={vehicle} />
      <div>
        <ConditionOf vehicle={vehicle} conditions={findings.conditions} />
      </div>
      <div>
        <h3 className="mb-1 font-semibold">{texts.reference}</h3>
        <ReferenceOf code={vehicle.code} references={findings.references} />
      </div>
    </div>
  );
}
