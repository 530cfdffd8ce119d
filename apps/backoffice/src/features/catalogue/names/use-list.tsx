import { Anchor, List, Text } from '@mantine/core';
import { nameUses, type NameUses } from '@patio/contract/catalogue/names/get-name-uses.ts';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** Where each use is shown, for those that a list shows. */
export type UseLinks = Readonly<Partial<Record<keyof NameUses, string>>>;

/** The kinds of what uses a name. */
export const usedNames = (uses: NameUses) => nameUses.keyof().options.filter((key) => uses[key] > 0);

/** What uses a name by number, each with the list that shows it, if there is one. */
export function UseList({ uses, links = {} }: { uses: NameUses; links?: UseLinks }) {
  const { names: texts } = useTexts();
  if (usedNames(uses).length === 0) return <Text size="sm">{texts.unused}</Text>;
  return (
    <List size="sm">
      {usedNames(uses).map((key) => {
        const to = links[key];
        const text = texts.use[key](uses[key]);
        return (
          <List.Item key={key}>
            {to === undefined ? (
              text
            ) : (
              <Anchor component={Link} to={to} size="sm">
                {text}
              </Anchor>
            )}
          </List.Item>
        );
      })}
    </List>
  );
}
