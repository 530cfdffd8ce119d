import { sendDigestsJob } from '../../src/features/messaging/alerts/public.ts';
import {
  sendThreadMailsJob,
  notifyBidNewsJob,
  notifyEndingsJob,
} from '../../src/features/trading/offer-alerts/public.ts';
import type { Buyer } from '../builders/buyer.ts';
import { sendMails } from '../processes/send-mails.ts';
import type { TestServer } from '../test-server.ts';

export interface AlertMail {
  readonly subject: string;
  readonly text: string;
  readonly unsubscribe_address: string | null;
}

export interface AlertNotice {
  readonly codigoNotificacao: number;
  readonly tituloNotificacao: string;
  readonly descricaoNotificacao: string;
}

/** The worker that notifies bidders, and what has reached a user. */
export function alertScene(server: TestServer) {
  const { database } = server.deps;
  const jobs = [
    notifyBidNewsJob(server.deps),
    sendThreadMailsJob(server.deps),
    notifyEndingsJob(server.deps),
    sendDigestsJob(server.deps),
  ];
  const alert = async (): Promise<void> => {
    for (const job of jobs) while (await job.run());
  };
  return {
    /** What the worker does while no mail leaves, until nothing is left. */
    alert,
    /** What the worker does, until nothing is left. */
    work: async () => {
      await alert();
      await sendMails(server.deps);
    },
    /** The oldest first. */
    mails: (person: Pick<Buyer, 'email'>) =>
      database.rows<AlertMail>(
        {
          name: 'test.alert-mails',
          text: 'select subject, text, unsubscribe_address from mail where recipient = $1 order by id',
        },
        [person.email],
      ),
    /** The newest first. */
    notices: async (person: Buyer) => (await person.get('/usrio/notif')).json<AlertNotice[]>(),
    like: (person: Pick<Buyer, 'id'>, offerCode: number) =>
      database.run(
        {
          name: 'test.alert-favourite',
          text: 'insert into favourite (account_id, offer_code, created_at) values ($1, $2, $3)',
        },
        [person.id, offerCode, new Date(server.clock.now())],
      ),
  };
}
