import { Text } from '@mantine/core';
import { listWatchLists } from '@patio/contract/finance/aml-cases/list-watch-lists.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** Which editions of the lists people are looked up in; a list that is missing is said. */
export function ListsInUse() {
  const { amlCases: texts } = useTexts();
  const dateText = useDateText();
  const { reply } = useReply(listWatchLists);
  if (reply === null) return null;
  const missing = (['sancoes', 'pep'] as const).filter((kind) =>
    reply.data.every(({ lista }) => lista !== kind),
  );
  const said = [
    ...reply.data.map(({ lista, fonte, nomes, lidaEm }) =>
      texts.listRead(texts.lists[lista], fonte, nomes, dateText(lidaEm)),
    ),
    ...missing.map((kind) => texts.listMissing(texts.lists[kind])),
  ];
  return (
    <Text size="sm" c="dimmed">
      {said.join(' ')}
    </Text>
  );
}
