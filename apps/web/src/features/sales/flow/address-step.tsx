import type { Address } from '@patio/contract/people/addresses/address.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge, ErrorState, Notice, Skeleton } from '@patio/ui/states.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { UnbrokenCep } from '../../../platform/i18n/unbroken-cep.tsx';
import { AddressForm, addressLine, useEditedAddress } from '../../people/addresses/public.ts';
import { StepButtons } from './step-buttons.tsx';
import { useAddresses } from './use-addresses.ts';
import type { FlowState } from './use-flow.ts';

/** Step 1: choosing, adding, changing and removing addresses; without any, the form for the first one is open (ADDR-01 to ADDR-10). */
export function AddressStep({ flow }: { flow: FlowState }) {
  const { flow: texts, shell } = useTexts();
  const book = useAddresses(flow);
  const [editing, setEditing] = useEditedAddress(book.addresses);
  if (book.addresses === 'loading') return <Skeleton className="h-80" />;
  if (book.addresses === 'failed') {
    return <ErrorState text={shell.genericError} retryLabel={shell.retry} onRetry={() => void book.load()} />;
  }
  const onSaved = (address: Address): void => {
    setEditing(null);
    void book.saved(address);
  };
  if (book.addresses.length === 0) return <FirstAddress flow={flow} onSaved={onSaved} />;
  if (editing !== null) {
    return (
      <AddressForm
        address={editing === 'new' ? null : editing}
        onCancel={() => setEditing(null)}
        onSaved={onSaved}
      />
    );
  }
  const hasChosen = book.addresses.some(({ codEnd }) => codEnd === flow.intent.address);
  return (
    <>
      <h2 className="mb-4 text-lg font-semibold">{texts.addresses}</h2>
      <div role="radiogroup" aria-label={texts.addresses} className="flex flex-col gap-3">
        {book.addresses.map((address) => (
          <AddressLine
            key={address.codEnd}
            address={address}
            chosen={address.codEnd === flow.intent.address}
            onChoose={() => void book.choose(address)}
            onEdit={() => setEditing(address)}
            onDelete={() => {
              if (window.confirm(texts.deleteConfirm)) void book.remove(address);
            }}
          />
        ))}
      </div>
      <Button className="mt-4" onClick={() => setEditing('new')}>
        <Icon name="plus" size={18} />
        {texts.newAddress}
      </Button>
      {hasChosen ? null : <p className="mt-3 text-sm text-ink-3">{texts.chooseAddress}</p>}
      {book.error === null ? null : (
        <div role="alert" className="mt-4">
          <Notice tone="danger" icon="alert">
            {book.error || texts.saveFail}
          </Notice>
        </div>
      )}
      <StepButtons
        flow={flow}
        onBack={() => flow.goTo(0)}
        canNext={hasChosen}
        busy={book.busy}
        onNext={flow.goToFreight}
      />
    </>
  );
}

function FirstAddress({ flow, onSaved }: { flow: FlowState; onSaved: (address: Address) => void }) {
  const { flow: texts } = useTexts();
  return (
    <>
      <h2 className="mb-4 text-lg font-semibold">{texts.addresses}</h2>
      <p className="mb-4 text-ink-2">{texts.noAddresses}</p>
      <AddressForm address={null} onSaved={onSaved} />
      <StepButtons
        flow={flow}
        onBack={() => flow.goTo(0)}
        canNext={false}
        busy={false}
        onNext={flow.goToFreight}
      />
    </>
  );
}

interface LineProps {
  readonly address: Address;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function AddressLine({ address, chosen, onChoose, onEdit, onDelete }: LineProps) {
  const { flow: texts } = useTexts();
  const tool = 'grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken';
  return (
    <div
      className={`flex items-center rounded-control border pr-1 ${chosen ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
    >
      <label className="flex min-h-14 grow cursor-pointer items-center gap-3 py-2 pl-4">
        <input
          type="radio"
          name="endereco"
          checked={chosen}
          onChange={onChoose}
          className="size-5 accent-(--accent)"
        />
        <span>
          <UnbrokenCep text={addressLine(address)} />{' '}
          {address.principal === 'S' ? <Badge tone="info">{texts.mainAddress}</Badge> : null}
        </span>
      </label>
      <button
        type="button"
        aria-label={`${texts.editAddress}: ${address.endereco}`}
        onClick={onEdit}
        className={tool}
      >
        <Icon name="edit" size={18} />
      </button>
      <button
        type="button"
        aria-label={`${texts.deleteAddress}: ${address.endereco}`}
        onClick={onDelete}
        className={tool}
      >
        <Icon name="trash" size={18} />
      </button>
    </div>
  );
}
