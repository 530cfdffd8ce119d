import { listDraftModels } from '@patio/contract/catalogue/drafts/list-draft-models.ts';
import { useReply } from '../../../../../platform/api/use-reply.ts';
import { useEditor } from '../editor-context.ts';

const LONGEST = 200;

/** A title of the first vehicle, as the import writes it: brand, model, version and years; '' without any. */
export function useSuggestedTitle(): string {
  const { form, choices } = useEditor();
  const [vehicle] = form.veiculos;
  const brand = vehicle?.marca ?? null;
  const { reply } = useReply(
    listDraftModels,
    undefined,
    { id: brand ?? 1 },
    { enabled: brand !== null, once: true },
  );
  if (vehicle === undefined) return '';
  const names = [
    choices.marcas.find(({ codigo }) => codigo === brand)?.nome,
    brand === null ? undefined : reply?.find(({ codigo }) => codigo === vehicle.modelo)?.nome,
    vehicle.versao,
  ];
  const name = names.filter((part) => part !== undefined && part !== '').join(' ');
  const made = vehicle.anoFabricacao ?? vehicle.anoModelo;
  const years = made === null ? '' : ` ${made}/${vehicle.anoModelo ?? made}`;
  return name === '' ? '' : `${name.slice(0, LONGEST - years.length)}${years}`;
}
