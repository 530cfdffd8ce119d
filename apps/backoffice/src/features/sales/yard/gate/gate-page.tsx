import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { lookAtGate, type GatePurchase } from '@patio/contract/sales/yard/look-at-gate.ts';
import { useState, type FormEvent } from 'react';
import { moneyText, useDateText, useDayText } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Facts } from '../../../../platform/panels/facts.tsx';
import { Problem } from '../../../../platform/panels/problem.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import { Collector, emptyPerson } from './collector.tsx';
import { ExitForm } from './exit-form.tsx';
import { ScanCode } from './scan-code.tsx';

/** The gate: what is collected, by whom, and whether it may leave. */
export function GatePage() {
  const { yard: texts } = useTexts();
  const action = useAction(lookAtGate);
  const [code, setCode] = useState('');
  const [plate, setPlate] = useState('');
  const [found, setFound] = useState<{
    readonly purchase: GatePurchase;
    readonly code: string | null;
  } | null>(null);
  const look = async (typed: string): Promise<void> => {
    const codigo = typed.trim() === '' ? null : typed.trim();
    const reply = await action.give({ body: { codigo, placa: codigo === null ? plate : null } }, () => '');
    if (reply !== null) setFound({ purchase: reply.data, code: codigo });
  };
  const again = (): void => {
    setFound(null);
    setCode('');
    setPlate('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void look(code);
  };
  return (
    <Stack maw={560} mx="auto" gap="md">
      <Title order={1} size="h3">
        {texts.gateTitle}
      </Title>
      {found === null ? (
        <form onSubmit={submit}>
          <Stack gap="sm">
            <Text size="sm" c="dimmed">
              {texts.gateHint}
            </Text>
            <TextInput
              label={texts.code}
              size="lg"
              value={code}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
            />
            <ScanCode
              onCode={(read) => {
                setCode(read);
                void look(read);
              }}
            />
            <TextInput
              label={texts.plate}
              size="lg"
              value={plate}
              maxLength={8}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={(event) => setPlate(event.currentTarget.value.toUpperCase())}
            />
            <Problem text={action.problem} />
            <Button type="submit" size="lg" fullWidth loading={action.busy}>
              {texts.find}
            </Button>
          </Stack>
        </form>
      ) : (
        <Found purchase={found.purchase} code={found.code} onAgain={again} />
      )}
    </Stack>
  );
}

interface FoundProps {
  readonly purchase: GatePurchase;
  /** The pickup code that was shown; null: found by the plate. */
  readonly code: string | null;
  readonly onAgain: () => void;
}

function Found({ purchase, code, onAgain }: FoundProps) {
  const { yard: texts, storage } = useTexts();
  const dateText = useDateText();
  const { comprador, liberacao, veiculos } = purchase;
  const released = liberacao.permitida;
  // One user collects all vehicles of a lot, and is typed once.
  const [person, setPerson] = useState(() => emptyPerson(purchase));
  const [left, setLeft] = useState<readonly number[]>([]);
  return (
    <Stack gap="md">
      <Facts
        facts={[
          [texts.purchase, `${purchase.compra} · ${purchase.titulo}`],
          [texts.buyer, [comprador.nome, comprador.documento].filter(Boolean).join(' · ')],
        ]}
      />
      <Alert
        color={released ? 'ok' : 'danger'}
        title={released ? texts.released : texts.notReleased}
        role="status"
      >
        {liberacao.motivos.join(' ')}
      </Alert>
      {!released || purchase.diarias === null || purchase.diarias === 0 ? null : (
        <Alert color="warn" role="status">
          {storage.gate(moneyText(purchase.diarias))}
        </Alert>
      )}
      {purchase.entregue ? (
        <Carried carrier={purchase.transporte} />
      ) : (
        <Booked booked={purchase.marcada} released={released} />
      )}
      {released && veiculos.some(({ codigo, saida }) => saida === null && !left.includes(codigo)) ? (
        <Collector
          person={person}
          company={comprador.empresa}
          carried={purchase.entregue}
          onChange={setPerson}
        />
      ) : null}
      {veiculos.map((vehicle) => (
        <Stack key={vehicle.codigo} gap="xs">
          <Title order={2} size="h5">
            {[vehicle.placa, vehicle.nome].filter(Boolean).join(' · ')}
          </Title>
          {vehicle.vaga === null || vehicle.vaga === '' ? null : (
            <Text size="sm">
              {texts.spot}: {vehicle.vaga}
            </Text>
          )}
          {vehicle.saida === null ? null : (
            <Alert color="warn">{texts.leftAt(dateText(vehicle.saida.em), vehicle.saida.por)}</Alert>
          )}
          {released && vehicle.saida === null ? (
            <ExitForm
              purchase={purchase.compra}
              vehicle={vehicle}
              person={person}
              code={code}
              onLeft={() => setLeft([...left, vehicle.codigo])}
            />
          ) : null}
        </Stack>
      ))}
      <Button variant="default" size="md" onClick={onAgain}>
        {texts.another}
      </Button>
    </Stack>
  );
}

/** Who was booked to carry a purchase that is delivered; that nobody was is why it is not released. */
function Carried({ carrier }: { readonly carrier: GatePurchase['transporte'] }) {
  const { deliveries: texts } = useTexts();
  const dayText = useDayText();
  if (carrier === null) return null;
  const { transportadora, cnpj, motorista, placa, coleta } = carrier;
  return (
    <Alert color="accent" role="status" title={texts.gate.carrier(transportadora, cnpj)}>
      {texts.gate.driver(motorista, placa, dayText(`${coleta}T12:00:00Z`))}
    </Alert>
  );
}

interface BookedProps {
  readonly booked: GatePurchase['marcada'];
  readonly released: boolean;
}

/** The slot that was booked; without one, or outside of it, what is released may leave too. */
function Booked({ booked, released }: BookedProps) {
  const { pickups: texts } = useTexts();
  const dateText = useDateText();
  const possible = released ? [texts.gate.possible] : [];
  if (booked === null) return <Text size="sm">{[texts.gate.none, ...possible].join(' ')}</Text>;
  const { quando, inicio, local, terceiro } = booked;
  const when = `${dateText(inicio)}, ${local}`;
  return (
    <Alert color={quando === 'agora' ? 'ok' : 'warn'} role="status">
      {[
        texts.gate[quando](when),
        ...(quando === 'agora' ? [] : possible),
        ...(terceiro === null ? [] : [texts.gate.third(terceiro.nome, terceiro.cpf)]),
      ].join(' ')}
    </Alert>
  );
}
