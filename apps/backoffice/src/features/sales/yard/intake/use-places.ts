import { listYards } from '@patio/contract/trading/charges/list-yards.ts';
import { useEffect, useState } from 'react';
import { useReply } from '../../../../platform/api/use-reply.ts';
import { useUser } from '../../../../platform/session/user.ts';
import { keepPlaces, storedPlaces, type StoredPlace } from './intake-db.ts';

/** The pickup places of the user’s seller: as the server has them, or as they were read last. Null while neither is known. */
export function usePlaces(): readonly StoredPlace[] | null {
  const { codigoUsuario, loja } = useUser();
  const { reply } = useReply(listYards);
  const [stored, setStored] = useState<readonly StoredPlace[] | null>(null);
  const seller = loja?.codigo ?? null;
  useEffect(() => {
    const read = async (): Promise<void> => {
      const found = await storedPlaces(codigoUsuario).catch(() => []);
      // What the server has said meanwhile is newer.
      setStored((known) => known ?? found);
    };
    void read();
  }, [codigoUsuario]);
  useEffect(() => {
    if (reply === null) return;
    const places = reply.data
      .filter(({ parceiro }) => parceiro === seller)
      .map(({ cidade, nomeCidade, uf }) => ({ cidade, nome: `${nomeCidade}/${uf}` }));
    setStored(places);
    void keepPlaces(codigoUsuario, places).catch(() => undefined);
  }, [reply, seller, codigoUsuario]);
  return stored;
}
