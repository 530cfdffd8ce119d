import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { ErrorState, Notice } from '@patio/ui/states.tsx';
import { Fragment, Suspense, useState, type ReactNode } from 'react';
import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { UnbrokenCep } from '../../../../platform/i18n/unbroken-cep.tsx';
import { addressLine } from '../../../people/addresses/public.ts';
import { LateDepositDialog } from '../../../finance/deposits/public.ts';
import { LateExposureDialog } from '../../../people/trust/public.ts';
import { StorageTold } from '../../storage-days/public.ts';
import { documentText } from '../personal/document-text.ts';
import { isFarAbove } from '../refusals/is-far-above.ts';
import { RefusalDialog } from '../refusals/refusal-dialog.tsx';
import { pickupAt, useDeliveryNote } from '../use-receiving-texts.ts';
import { ReviewCosts } from './review-costs.tsx';
import { ReviewLive } from './review-live.tsx';
import { dealTotal } from './shown-total.ts';
import { StepButtons } from '../step-buttons.tsx';
import type { FlowState } from '../use-flow.ts';
import { useReviewData, type ReviewData, type ReviewPart } from './use-review-data.ts';
import { useSubmitDeal } from '../use-submit-deal.ts';

/** Step 2: a summary of everything, the amount and what it means, and the commitment (FLOW-08, FLOW-21 to FLOW-26). */
export function ReviewStep({ flow }: { flow: FlowState }) {
  const { flow: texts } = useTexts();
  const { intent } = flow;
  const data = useReviewData(intent);
  const { profile, address, terms } = data;
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  // Another amount is another intention: it needs a new agreement.
  const agreed = agreedTo === intent.key;
  const deliveryNote = useDeliveryNote(terms);
  const deal = useSubmitDeal(flow, terms === null ? undefined : dealTotal(intent, terms).total);
  const missing = (part: ReviewPart) => (data.failed.includes(part) ? texts.notLoaded : '…');
  return (
    <>
      <h2 className="mb-4 text-lg font-semibold">{texts.review}</h2>
      <Block title={texts.reviewPersonal} onChange={() => flow.goTo(0)}>
        {profile === null
          ? missing('profile')
          : personalData(profile).map((piece, index) => (
              // A number does not break at its hyphen; a long e-mail does, before it overflows the screen of a phone.
              <Fragment key={piece}>
                {index === 0 ? '' : ' · '}
                <span className="inline-block max-w-full wrap-anywhere">{piece}</span>
              </Fragment>
            ))}
      </Block>
      <Block
        title={intent.freight === 'N' ? texts.reviewPickup : texts.reviewDelivery}
        onChange={() => flow.goTo(1)}
      >
        {intent.freight === 'N' ? (
          terms === null ? (
            missing('costs')
          ) : (
            pickupAt(terms)
          )
        ) : address === null ? (
          missing('address')
        ) : (
          <UnbrokenCep text={addressLine(address)} />
        )}
        <span className="block text-sm text-ink-3">
          {intent.freight === 'N' ? texts.pickupText : deliveryNote}
        </span>
      </Block>
      <div className="mt-5 rounded-control bg-sunken p-4">
        <p className="text-sm text-ink-2">{texts.value[intent.type]}</p>
        <p className="money text-3xl font-bold">{formatMoney(intent.value)}</p>
        <ReviewCosts intent={intent} terms={terms} />
        <StorageTold
          text={terms?.storageText ?? ''}
          pickup={intent.freight === 'N'}
          later={intent.type !== 'BUY'}
        />
        <p className="mt-2 text-ink-2">{texts.binding[intent.type]}</p>
        {isFarAbove(intent) ? (
          <div className="mt-3">
            <Notice tone="warn" icon="alert">
              {texts.suspicious(formatMoney(intent.value))}
            </Notice>
          </div>
        ) : null}
        {intent.type === 'BID' || intent.type === 'AUTO_BID' ? (
          <ReviewLive intent={intent} onChange={flow.changeValue} />
        ) : null}
        {data.state === 'failed' ? <NotLoaded data={data} /> : null}
        <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3 font-medium">
          <input
            type="checkbox"
            checked={agreed}
            onChange={(event) => setAgreedTo(event.target.checked ? intent.key : null)}
            className="size-5 accent-(--accent)"
          />
          {texts.agree}
        </label>
      </div>
      <StepButtons
        flow={flow}
        onBack={() => flow.goTo(1)}
        canNext={agreed && !deal.sending && data.state === 'ready'}
        busy={deal.sending}
        nextLabel={texts.confirm[intent.type]}
        onNext={deal.submit}
      />
      <Refused
        deal={deal}
        flow={flow}
        onCosts={() => {
          setAgreedTo(null);
          data.reload();
        }}
      />
    </>
  );
}

interface RefusedProps {
  readonly deal: ReturnType<typeof useSubmitDeal>;
  readonly flow: FlowState;
  /** The costs have changed: they are reloaded, and must be agreed to again. */
  readonly onCosts: () => void;
}

function Refused({ deal, flow, onCosts }: RefusedProps) {
  const { refusal, closeRefusal, submit } = deal;
  if (refusal === null) return null;
  const again = () => {
    closeRefusal();
    submit();
  };
  if (refusal.kind === 'deposit') {
    return (
      <Suspense>
        <LateDepositDialog
          offer={flow.intent.offer.code}
          text={refusal.text}
          onClose={closeRefusal}
          onHeld={again}
        />
      </Suspense>
    );
  }
  if (refusal.kind === 'exposure') {
    return (
      <Suspense>
        <LateExposureDialog {...refusal} onClose={closeRefusal} onConfirmed={again} />
      </Suspense>
    );
  }
  return (
    <RefusalDialog
      refusal={refusal}
      intent={flow.intent}
      offerAddress={flow.offerAddress}
      onClose={() => {
        closeRefusal();
        if (refusal.kind === 'costs-changed') onCosts();
      }}
      onRebid={(value, current) => {
        closeRefusal();
        flow.changeValue(value, current);
      }}
    />
  );
}

function personalData(profile: Profile): string[] {
  return [
    `${profile.nome} ${profile.sobrenome}`.trim(),
    documentText(profile),
    profile.email,
    formatPhone(profile.telefone ?? ''),
  ].filter((piece) => piece !== '');
}

function Block({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  const { flow: texts } = useTexts();
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line py-3">
      <div>
        <h3 className="text-sm text-ink-3">{title}</h3>
        <div className="font-medium">{children}</div>
      </div>
      <button
        type="button"
        aria-label={`${texts.change}: ${title}`}
        onClick={onChange}
        className="min-h-11 px-2 text-sm font-medium text-accent hover:underline"
      >
        {texts.change}
      </button>
    </div>
  );
}

/** What could not be loaded, by name, and a retry: without it users cannot know what they commit to. */
function NotLoaded({ data: { failed, reload } }: { data: ReviewData }) {
  const { flow: texts, shell } = useTexts();
  return (
    <div className="mt-3">
      <ErrorState
        text={texts.reviewFailed(failed.map((part) => texts.reviewParts[part]))}
        retryLabel={shell.retry}
        onRetry={reload}
      />
    </div>
  );
}
