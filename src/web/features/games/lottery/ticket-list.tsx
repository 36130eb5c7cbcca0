import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Ticket, Tickets } from '#core/lottery/tickets.ts';
import { formatDate, isoTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Section } from '../../../ui/section/section.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { openName, outcomeNames } from '../../../widgets/records/outcome-names.ts';
import { Balls } from './draw-list.tsx';
import styles from './ticket-list.module.css';

/** The tickets of the member: those that wait for their draw, then the drawn ones. Nothing without a ticket. */
export function TicketList({ tickets }: { tickets: Tickets }) {
  const { tickets: shown, ...query } = useSnapshot(tickets.state);
  return (
    <QueryView
      query={query}
      hasContent={shown.length > 0}
      placeholder={null}
      empty={null}
      onRetry={() => void tickets.load()}
    >
      <Section title={<Trans>Lottery tickets</Trans>} size="small">
        <ol className={styles.tickets}>
          {shown.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </ol>
      </Section>
    </QueryView>
  );
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { at, draw, drawn, drawsAt, game, numbers, outcome, payout, stake } = ticket;
  const when = drawsAt ?? at;
  return (
    <li className={styles.ticket} data-outcome={outcome ?? 'open'}>
      <div className={styles.line}>
        <h3>{game}</h3>
        <time dateTime={isoTime(when)}>{formatDate(when, language, 'minute')}</time>
      </div>
      {numbers !== null && <Balls digits={numbers} />}
      {drawn !== null && (
        <dl className={styles.drawn}>
          <dt>
            <Trans>Drawn numbers</Trans>
          </dt>
          <dd>{drawn.replaceAll(',', ', ')}</dd>
        </dl>
      )}
      <div className={styles.line}>
        <p className={styles.draw}>{draw}</p>
        <p className={styles.result}>
          <span>{t(outcome === null ? openName : outcomeNames[outcome])}</span>
          <b>
            <OwnMoney centavos={outcome === null ? stake : payout} />
          </b>
        </p>
      </div>
    </li>
  );
}
