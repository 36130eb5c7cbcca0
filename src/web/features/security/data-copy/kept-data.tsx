import { Plural, Trans } from '@lingui/react/macro';
import styles from './data-copy.module.css';

/** The data that is deleted when an account is closed, and the data that the law keeps for some years; null when they are unknown. */
export function KeptData({ years }: { years: number | null }) {
  return (
    <section className={styles.part}>
      <h3>
        <Trans>When an account is closed</Trans>
      </h3>
      <p>
        <Trans>This is deleted on the next day, because nobody needs it any more:</Trans>
      </p>
      <ul className={styles.list}>
        <li>
          <Trans>your picture, nickname, favourites and the games that you played last</Trans>
        </li>
        <li>
          <Trans>the devices that stay signed in, and the notifications of your browsers</Trans>
        </li>
        <li>
          <Trans>your inbox, your letters and what you wrote in the chat</Trans>
        </li>
      </ul>
      <p>
        {years === null ? (
          <Trans>The law makes us keep this for some years, after which it is deleted too:</Trans>
        ) : (
          <Plural
            value={years}
            one="The law makes us keep this for # year, after which it is deleted too:"
            other="The law makes us keep this for # years, after which it is deleted too:"
          />
        )}
      </p>
      <ul className={styles.list}>
        <li>
          <Trans>who you are: name, birthday, mobile number, email and payout accounts</Trans>
        </li>
        <li>
          <Trans>your limits, your logins, and the pictures and words that you sent us</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          The amounts of your deposits, withdrawals, bets, bonuses and rewards stay in our books,
          and so does the list of changes of your account. Then they have a number, and no longer
          your name.
        </Trans>
      </p>
    </section>
  );
}
