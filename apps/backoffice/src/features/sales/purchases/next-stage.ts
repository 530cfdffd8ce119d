import type { MissingDocument } from '@patio/contract/sales/purchases/missing-document.ts';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { PurchaseDetail } from './purchase-detail.ts';

/** What a purchase waits for, whose turn it is, and until when, as its buyer sees it too; null: nothing. */
export function useNextStage({ proximo: next }: Pick<PurchaseDetail, 'proximo'>): string | null {
  const { purchases: texts } = useTexts();
  const dateText = useDateText();
  const missing = useMissingText();
  if (next === null) return null;
  const { etapa, quem, prazo, atrasada, acao, acaoEm, documentos } = next;
  const due =
    prazo === null ? [] : [atrasada ? texts.stageLate(dateText(prazo)) : texts.stageUntil(dateText(prazo))];
  const what =
    acao === null ? texts.stages[etapa] : texts.actions[acao](acaoEm === null ? '' : dateText(acaoEm));
  return [what, texts.stageOwners[quem], ...due, ...documentos.map(missing)].join(' · ');
}

/** Says which document is missing, whose turn it is, and until when. */
export function useMissingText(): (document: MissingDocument) => string {
  const { purchases: texts, purchaseDocuments } = useTexts();
  const dayText = useDayText();
  return ({ tipo, falta, quem, ate, atrasado }) => {
    const name = purchaseDocuments.kinds[tipo];
    if (falta === 'conferir') return texts.toCheck(name);
    const day = ate === null ? '' : dayText(`${ate}T12:00:00Z`);
    const due = day === '' ? [] : [atrasado ? texts.stageLate(day) : texts.stageUntil(day)];
    return `${texts.missing(name)} (${[texts.stageOwners[quem], ...due].join(', ')})`;
  };
}
