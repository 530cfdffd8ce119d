import type { Delivery } from '@patio/contract/sales/deliveries/delivery.ts';

/** What the dialog of a step of a delivery is given. */
export interface StepProps {
  readonly code: number;
  readonly delivery: Delivery;
  readonly onClose: () => void;
}
