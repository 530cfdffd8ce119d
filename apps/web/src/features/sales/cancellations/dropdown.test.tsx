import { Dropdown } from '@patio/ui/dropdown.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cancellationTextsPt } from './texts/ptbr.ts';

const options = [
  { value: 1, name: 'Banco A' },
  { value: 2, name: 'Banco B' },
];
const shown = (chosen: readonly number[], multiple: boolean) =>
  renderToStaticMarkup(
    <Dropdown
      label="Banco"
      options={options}
      chosen={chosen}
      words={cancellationTextsPt.dropdown}
      multiple={multiple}
      onChoose={() => {}}
    />,
  );

describe('a dropdown', () => {
  it('says "Selecione..." until something is chosen, and then its name, DROP-03', () => {
    expect(shown([], false)).toContain('Selecione...');
    expect(shown([2], false)).toContain('Banco B');
    expect(shown([2], false)).not.toContain('Selecione...');
  });
  it('lists several in a table, each with a button that removes it, DROP-05', () => {
    const markup = shown([1, 2], true);
    expect(markup.match(/<tr/g)).toHaveLength(2);
    expect(markup).toContain('aria-label="Remover Banco A"');
    expect(markup).not.toContain('Nenhum registro selecionado');
  });
  it('says so when none of several is chosen, DROP-06', () => {
    expect(shown([], true)).toContain('Nenhum registro selecionado');
    expect(shown([], true)).not.toContain('<table');
  });
});
