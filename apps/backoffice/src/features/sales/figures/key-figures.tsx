import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useFigureText } from './use-figure-text.ts';

/** What is looked at first. */
export function KeyFigures({ figures }: { figures: Figures }) {
  const { figures: texts } = useTexts();
  const { percent, count } = useFigureText();
  const { total, referencia, encerradas, abertas } = figures;
  const sellThrough = encerradas.ofertas === 0 ? null : (total.vendas / encerradas.ofertas) * 100;
  return (
    <SimpleGrid component="dl" m={0} cols={{ base: 2, md: 4 }}>
      <Tile label={texts.sales} value={count(total.vendas)} note={texts.cancelledToo(total.canceladas)} />
      <Tile
        label={texts.value}
        value={wholeReais(total.valor)}
        note={texts.average(total.vendas === 0 ? '—' : wholeReais(total.valor / total.vendas))}
      />
      <Tile
        label={texts.reference}
        value={percent(referencia.mediana, true)}
        note={texts.compared(referencia.comparadas)}
      />
      <Tile
        label={texts.unbid}
        value={count(abertas.semLances)}
        note={texts.unbidNote(abertas.ofertas, abertas.semLancesAteSeteDias)}
      />
      <Tile
        label={texts.endedOffers}
        value={count(encerradas.ofertas)}
        note={texts.endedUnbid(encerradas.semLances)}
      />
      <Tile
        label={texts.perOffer}
        value={encerradas.ofertas === 0 ? '—' : count(encerradas.lances / encerradas.ofertas)}
        note={texts.followers(
          count(encerradas.ofertas === 0 ? 0 : encerradas.seguidores / encerradas.ofertas),
        )}
      />
      <Tile label={texts.sellThrough} value={percent(sellThrough, false)} note={texts.sellThroughNote} />
      <Tile label={texts.finished} value={count(figures.funil.concluidas)} note={texts.finishedNote} />
    </SimpleGrid>
  );
}

/** Centavos say nothing in a sum, and take the room of it. */
function wholeReais(reais: number): string {
  return moneyText(Math.round(reais)).replace(/,00$/, '');
}

function Tile({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <Paper withBorder p="sm">
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text
        component="dd"
        m={0}
        fz={{ base: 'md', sm: 'lg', xl: 'xl' }}
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
      >
        {value}
      </Text>
      <Text component="dd" m={0} size="xs" c="dimmed">
        {note}
      </Text>
    </Paper>
  );
}
