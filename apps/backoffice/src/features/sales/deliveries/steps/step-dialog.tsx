import { movePurchaseDelivery } from '@patio/contract/sales/deliveries/move-purchase-delivery.ts';
import type { SellerStep } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../../platform/panels/reason-action.tsx';
import { BookCarrier } from './book-carrier.tsx';
import { Deliver } from './deliver.tsx';
import { FailAttempt } from './fail-attempt.tsx';
import { ProposeFreight } from './propose-freight.tsx';
import { ReportPlace } from './report-place.tsx';
import { Reschedule } from './reschedule.tsx';
import type { StepProps } from './step-props.ts';

interface Props extends StepProps {
  readonly step: SellerStep;
}

/** Asks for what a step of a delivery needs. */
export function StepDialog({ step, ...props }: Props) {
  switch (step) {
    case 'propor':
      return <ProposeFreight {...props} />;
    case 'agendar':
      return <BookCarrier {...props} />;
    case 'informar':
      return <ReportPlace {...props} />;
    case 'falhar':
      return <FailAttempt {...props} />;
    case 'reagendar':
      return <Reschedule {...props} />;
    case 'entregar':
      return <Deliver {...props} />;
    case 'retirar-proposta':
    case 'reabrir':
    case 'desmarcar':
    case 'desfazer-entrega':
    case 'resolver':
      return <WithReason {...props} step={step} />;
  }
}

type Reasoned = 'retirar-proposta' | 'reabrir' | 'desmarcar' | 'desfazer-entrega' | 'resolver';

function WithReason({ code, delivery, step, onClose }: StepProps & { readonly step: Reasoned }) {
  const { deliveries: texts } = useTexts();
  return (
    <ReasonAction
      route={movePurchaseDelivery}
      request={(motivo) => ({ params: { id: code }, body: { passo: step, versao: delivery.versao, motivo } })}
      title={texts.steps[step]}
      text={texts.follows[step]}
      reason={texts.buyerReads}
      action={texts.steps[step]}
      danger={step !== 'reabrir'}
      done={texts.saved}
      onClose={onClose}
    />
  );
}
