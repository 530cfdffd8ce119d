import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useState, type ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { ProposalCosts } from './proposal-costs.tsx';

/** The texts of a purchase confirmation. */
interface PurchaseTexts {
  readonly acceptTitle: string;
  readonly acceptText: string;
  readonly acceptLabel: string;
  readonly acceptNow: (price: string) => string;
  readonly acceptedTitle: string;
  readonly acceptedText: string;
  readonly seePurchases: string;
}

/** Why a purchase was not made. */
export interface RefusedPurchase {
  readonly refused: string;
  /** Account data must be completed first. */
  readonly incomplete: boolean;
  /** A deposit has to be left first. */
  readonly deposit?: boolean;
}

interface Props {
  readonly texts: PurchaseTexts;
  /** Of the offer. */
  readonly title: string;
  /** The proposal whose freight is used for the costs. */
  readonly terms: ComponentProps<typeof ProposalCosts>['proposal'];
  readonly agreed?: 'proposta' | 'lance';
  /** Centavos. */
  readonly value: number;
  readonly state: 'asking' | 'sending' | 'done' | RefusedPurchase;
  readonly onSend: () => void;
  readonly onClose: () => void;
  /** The purchase was made: the data must be reloaded. */
  readonly onChange: () => void;
}

/** Confirms a purchase at a value that was offered: the total cost, and that it is binding; then, where to find it. */
export function PurchaseDialog({
  texts,
  title,
  terms,
  agreed,
  value,
  state,
  onSend,
  onClose,
  onChange,
}: Props) {
  const { shell } = useTexts();
  const [priced, setPriced] = useState(false);
  if (state === 'done') return <Bought texts={texts} onClose={onClose} onChange={onChange} />;
  return (
    <Dialog
      title={texts.acceptTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.back}
          </Button>
          <Button look="buy" disabled={!priced} busy={state === 'sending'} onClick={onSend}>
            {texts.acceptNow(formatMoney(value))}
          </Button>
        </>
      }
    >
      <p>
        <strong className="block text-ink">{title}</strong>
        {texts.acceptText}
      </p>
      <ProposalCosts
        proposal={terms}
        agreed={agreed}
        label={texts.acceptLabel}
        price={value}
        onShown={setPriced}
      />
      {typeof state === 'string' ? null : <Refusal text={state.refused} />}
      {typeof state === 'string' || !state.incomplete ? null : <CompleteLink />}
    </Dialog>
  );
}

function Bought({ texts, onClose, onChange }: Pick<Props, 'texts' | 'onClose' | 'onChange'>) {
  const { shell } = useTexts();
  const link = useLink();
  const leave = (): void => {
    onClose();
    onChange();
  };
  return (
    <Dialog
      title={texts.acceptedTitle}
      closeLabel={shell.close}
      onClose={leave}
      actions={
        <Link to={link('/negociacao/?view=compra')} className={buttonLook('bid')} onClick={leave}>
          {texts.seePurchases}
        </Link>
      }
    >
      <p role="status">{texts.acceptedText}</p>
    </Dialog>
  );
}

/** Why an answer was refused, below the question. */
export function Refusal({ text }: { text: string }) {
  const { shell } = useTexts();
  return (
    <div role="alert" className="mt-3">
      <Notice tone="danger" icon="alert">
        {text || shell.genericError}
      </Notice>
    </div>
  );
}

/** Leads to the step that asks for the missing data, and from there back here. */
function CompleteLink() {
  const { flow } = useTexts();
  const link = useLink();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`${link('/perfil/completar')}?voltar=${encodeURIComponent(pathname + search)}`}
      className={`${buttonLook('bid')} mt-3`}
    >
      {flow.complete}
    </Link>
  );
}
