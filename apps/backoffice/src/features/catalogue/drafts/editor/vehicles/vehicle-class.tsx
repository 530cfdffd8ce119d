import { listDraftModels } from '@patio/contract/catalogue/drafts/list-draft-models.ts';
import { useReply } from '../../../../../platform/api/use-reply.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { useEditor } from '../editor-context.ts';
import { ChoiceField, LineField } from '../fields.tsx';
import type { VehiclePart } from './vehicle-part.ts';

/** What a vehicle is: brand, model, version, category. */
export function VehicleClass({ vehicle, at, change }: VehiclePart) {
  const { drafts: texts } = useTexts();
  const { choices, locked, problem } = useEditor();
  const { marca, modelo, categoria } = vehicle;
  const { reply: models } = useReply(
    listDraftModels,
    undefined,
    { id: marca ?? 1 },
    { enabled: marca !== null, once: true },
  );
  const kinds = choices.subcategorias.filter((one) => one.categoria === categoria);
  return (
    <>
      <ChoiceField
        label={texts.brand}
        value={marca}
        options={choices.marcas}
        disabled={locked}
        onChange={(code) => change({ marca: code, modelo: null })}
      />
      <ChoiceField
        label={texts.model}
        value={modelo}
        options={marca === null ? [] : (models ?? [])}
        disabled={locked || marca === null}
        error={problem(['model-missing'], at)}
        onChange={(code) => {
          // A model belongs to a category, and nobody should have to choose it twice.
          const known = models?.find(({ codigo }) => codigo === code)?.categoria ?? null;
          change({
            modelo: code,
            ...(categoria === null && known !== null ? { categoria: known, subcategoria: null } : {}),
          });
        }}
      />
      <LineField
        label={texts.version}
        value={vehicle.versao}
        maxLength={120}
        disabled={locked}
        placeholder="1.0 Flex"
        onChange={(versao) => change({ versao })}
      />
      <ChoiceField
        label={texts.category}
        value={categoria}
        options={choices.categorias}
        disabled={locked}
        error={problem(['category-missing'], at)}
        onChange={(code) => change({ categoria: code, subcategoria: null })}
      />
      <ChoiceField
        label={texts.subcategory}
        value={vehicle.subcategoria}
        options={kinds}
        disabled={locked || kinds.length === 0}
        onChange={(subcategoria) => change({ subcategoria })}
      />
    </>
  );
}
